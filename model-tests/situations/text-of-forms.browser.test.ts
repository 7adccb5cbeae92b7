import { keepTextsOf } from "./keep-texts.ts";

keepTextsOf("account", "applications", "orders");
