import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("business", "console-home");
