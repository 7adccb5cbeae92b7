import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { requireBuild } from "#model-tests/browser/global-setup.ts";

/* `npm run stand-in`: walks every shape of an honest service by itself, where `npm test` walks many of them at once. */

const root = join(import.meta.dirname, "../..");
requireBuild(root);
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "browser", "model-tests/stand-in"], {
  cwd: root,
  env: { ...process.env, STAND_IN: "each" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
