import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("screens", "shell", "longest");
