import { checkEverySize } from "#model-tests/gallery/every-size.ts";

checkEverySize("ko-KR");
