import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("shell", "longest");
