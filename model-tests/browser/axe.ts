import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe finds on a page as it stands, a line each; best practices included. Its script comes in through the
 * browser's own debugger, so that the content policy stays as it is.
 * @param only the rules to be examined; all of them without it.
 */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // Describing the hundreds of elements that are as they should be takes longer than finding those that are not.
    .options({ resultTypes: ["violations"], preload: false, ...(only && { runOnly: [...only] }) })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(" ")}. ${failureSummary ?? ""}`),
  );
}
