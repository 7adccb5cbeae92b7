import { expect } from "vitest";
import { onlyInSweeps } from "./browser/extent.ts";
import { test as journey } from "./browser/journey.ts";
import { SCREEN_TIMEOUT } from "./browser/timeout.ts";
import { type MachineWalk, pathOfSteps, walkPath, walkPaths } from "./engine/index.ts";
import { Stage } from "./walk/stage.ts";
import { stageOptions } from "./walk/walk-in-browser.ts";
import { forgotPasswordWalk } from "./walks/forgot-password.ts";
import { orderPlacementWalk } from "./walks/order-placement.ts";
import { verificationWalk } from "./walks/verification.ts";

/** Walks a few steps with each kind of action, expectation and problem; `npm run paths:run` walks every path. */
const ORDERED =
  "listPackages fails > RETRIED > listPackages answers (the standard one) > SUBMITTED > PACKAGE_CHOSEN (standard) > SUBMITTED > createOrder answers (refused)";
const IDENTIFIED =
  "SUBMITTED > FIELD_TYPED (email) > FIELD_TYPED (code) > SUBMITTED > checkCode answers (accepted) > WENT_BACK";
const CHECKED = "codeDelivery changes (to sent) > CODE_TYPED (something) > CODE_SUBMITTED";
const REFUSED = `${CHECKED} > checkCode answers (refused)`;

/** Timeout for expectations that must fail, in milliseconds. */
const SOON = SCREEN_TIMEOUT / 2;

const test = journey.extend("walked", ({ browser }, { onCleanup }) => {
  const stages: Stage[] = [];
  onCleanup(async () => {
    for (const stage of stages) await stage.close();
  });
  return async (walk: MachineWalk, steps: string, timeout = SCREEN_TIMEOUT) => {
    const stage = await Stage.create(browser, { ...stageOptions(walk), timeout });
    stages.push(stage);
    const paths = walkPaths(walk);
    await walkPath(paths, pathOfSteps(paths, steps.split(" > ")), stage);
  };
});

const sweep = onlyInSweeps(test);

test("walks: short paths of three machines are walked in a real browser (2.23, 2.25, 4.5)", async ({ walked }) => {
  await walked(orderPlacementWalk, ORDERED);
  await walked(forgotPasswordWalk, IDENTIFIED);
  await walked(verificationWalk, REFUSED);
});

sweep(
  "walks: a problem that is missing on the screen fails the walk, and so does one without a cause (8.2)",
  async ({ walked }) => {
    const mute = doing(`for (const note of document.querySelectorAll(".field-note")) note.style.visibility = "hidden"`);
    await expect(walked(mute, REFUSED, SOON)).rejects.toThrow('does not say "refused with 2003"');
    const wrong = doing(`document.querySelector(".field-note").textContent = "refused with 2003"`);
    await expect(walked(wrong, CHECKED, SOON)).rejects.toThrow('says "refused with 2003", though it did not happen');
  },
);

/** The verification walk on a page where a script adds a defect before each check. */
function doing(script: string): MachineWalk {
  return { ...verificationWalk, inEveryState: async ({ person }) => void (await person.page.evaluate(script)) };
}
