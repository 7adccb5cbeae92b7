import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("lists", "home");
