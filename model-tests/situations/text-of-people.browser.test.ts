import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("people", "frame");
