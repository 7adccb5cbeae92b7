import type { Browser } from "playwright-core";
import { Service } from "#model-tests/browser/service.ts";
import { generate } from "#model-tests/generate/generate.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { type BrowserReport, type Report, reportOn } from "#model-tests/reporting/report.ts";
import { orderPaymentWalk } from "./order-payment-walk.ts";
import { sessionWalk } from "./session-walk.ts";
import { browserPaths, walkAll } from "./walk.ts";

/**
 * Walks the generated paths of every machine that has a browser model, and reports on them and on all others.
 * @param isWalked which of the paths are walked, by their numbers; all of them unless told.
 */
export async function walkEverything(
  browser: Browser,
  url: string,
  isWalked: (path: number) => boolean = () => true,
): Promise<{ report: Report; gaps: string[] }> {
  const service = new Service(url);
  const session = browserPaths(sessionWalk);
  const payment = browserPaths(orderPaymentWalk);
  const walks = new Map<string, BrowserReport>([
    [sessionWalk.model.machine.id, await walkAll(session, browser, service, isWalked)],
    [orderPaymentWalk.model.machine.id, await walkAll(payment, browser, service, isWalked)],
  ]);
  const report = reportOn(
    EVERY_MODEL.map((model) => generate(model)),
    walks,
  );
  return { report, gaps: [...session.gaps, ...payment.gaps, ...report.machines.flatMap(({ gaps }) => gaps)] };
}

/** What went wrong on the way, a line each. */
export function failuresOf({ machines }: Report): string[] {
  return machines.flatMap(({ browser }) => browser?.paths.flatMap(({ failure }) => failure ?? []) ?? []);
}
