import { lookAtEverySize } from "#model-tests/gallery/every-size.ts";

lookAtEverySize("zh-CN");
