import { checkEverySize } from "#model-tests/gallery/every-size.ts";

checkEverySize("zh-TW");
