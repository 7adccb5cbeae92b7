import { expect, test } from "vitest";
import { consoleChunkOf } from "./console-chunks.ts";

const SCREENS = "/src/app/console-screens.ts";
/** What imports each module; what is imported on demand has an importer of that kind. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  "/src/ui/Panel.tsx": [SCREENS, "/src/orders/OrderDialogs.tsx"],
  "/src/ui/Notice.tsx": [SCREENS, "/src/account/LoginScreen.tsx"],
  "/src/ui/Logo.tsx": [SCREENS, "/src/site/home/HomeScreen.tsx"],
  "/src/ui/Theme.tsx": [SCREENS, "/src/app/main.tsx"],
  "/src/ui/Chain.tsx": ["/src/orders/OrderDialogs.tsx"],
};

test.each([
  ["/src/ui/Panel.tsx", "frame"],
  ["/src/ui/Notice.tsx", "signing-in"],
  ["/src/ui/Logo.tsx", null],
  ["/src/ui/Theme.tsx", null],
  ["/src/ui/Chain.tsx", null],
  [SCREENS, null],
])("%s is in the chunk %s", (id, chunk) => {
  const getModuleInfo = (one: string) => ({
    isEntry: one === "/src/app/main.tsx",
    importers: [...(IMPORTERS[one] ?? [])],
    dynamicImporters: one in IMPORTERS ? [] : ["/src/app/screens.ts"],
  });
  expect(consoleChunkOf(id, { getModuleInfo })).toBe(chunk);
});
