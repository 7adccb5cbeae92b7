import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("records", "list-tools");
