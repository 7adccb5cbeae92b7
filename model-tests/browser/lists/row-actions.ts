import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { ListPage } from "./list-page.ts";
import type { Row } from "./values.ts";

/** The fields by which a row's actions and dialogs may name its record. */
const CALLED = ["code", "number", "reference", "name", "id"] as const;

/** Refuses actions that a row sends directly, so that nothing changes. */
const REFUSED = { json: { success: false, errCode: "7777", errMsg: "Not now" } };

/**
 * Tries one action of each kind by keyboard: copies, links, dialogs and calls belong to the row, and the focus returns. A
 * click on a row opens its record.
 */
export async function checkRowActions(list: ListPage, rows: readonly Row[]): Promise<void> {
  await list.navigate("");
  const { rows: shown } = await list.expectRange(1, Math.min(20, rows.length), rows.length);
  const tried = new Set<string>();
  for (const index of shown.keys()) {
    const row = rows[index];
    if (!row) continue;
    const names = CALLED.map((key) => row.wire[key]).filter(
      (name): name is string => typeof name === "string" && name !== "",
    );
    const line = list.rows.nth(index);
    for (const act of await actsOf(line)) {
      const kind = names.reduce((name, one) => name.replaceAll(one, "…"), act.name);
      if (tried.has(`${act.role} ${kind}`)) continue;
      tried.add(`${act.role} ${kind}`);
      const control = line.getByRole(act.role, { name: act.name, exact: true }).first();
      if (act.role === "link") await leads(list, control, row, names);
      else if (/^Copy/.test(act.name)) await copies(list, control, row);
      else if (act.role === "checkbox") await selects(list, control);
      else await opensOrSends(list, control, row, { names, others: rows.filter((other) => other !== row) });
    }
  }
  const last = shown.length - 1;
  if (shown[last]?.opens) await opensByClick(list, last, shown[last].opens);
}

type Act = { role: "button" | "link" | "checkbox"; name: string };

async function actsOf(line: Locator): Promise<Act[]> {
  const found: Act[] = [];
  for (const role of ["checkbox", "link", "button"] as const) {
    for (const control of await line.getByRole(role).all()) {
      const name = await control.evaluate(
        (element: HTMLElement) =>
          element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText,
      );
      found.push({ role, name: name.trim() });
    }
  }
  return found;
}

async function copies({ page }: ListPage, control: Locator, { wire }: Row) {
  await control.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  expect(Object.values(wire)).toContain(await page.evaluate(() => navigator.clipboard.readText()));
  await page.evaluate(() => navigator.clipboard.writeText(""));
}

/** A link to the named record, or to the transaction in an explorer. */
async function leads({ page, person, address }: ListPage, control: Locator, { wire }: Row, names: readonly string[]) {
  const href = (await control.getAttribute("href")) ?? "";
  if (/^https:/.test(href)) {
    expect(href).toContain(wire.hash);
    return;
  }
  const words = await control.innerText();
  expect(names).toContain(words);
  expect(href).toContain(words);
  await control.press("Enter");
  await person.expectPath(href);
  await page.getByRole("dialog").getByText(words).first().waitFor();
  await page.goBack();
  await person.expectPath(address);
  await person.expectState("list", "shown");
}

async function selects({ page }: ListPage, control: Locator) {
  await control.press("Space");
  await page.getByText("1 selected", { exact: true }).first().waitFor();
  await control.press("Space");
  await page.getByText("1 selected", { exact: true }).first().waitFor({ state: "hidden" });
}

async function opensOrSends(
  { page, person, address }: ListPage,
  control: Locator,
  { wire }: Row,
  { names, others }: { names: readonly string[]; others: readonly Row[] },
) {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog")).filter({ visible: true });
  let sent: string | null = null;
  const isAct = ({ pathname }: URL) => pathname.startsWith("/api/") && !/\/(List|Detail|Get\w*)$/.test(pathname);
  person.errors.allow(/7777/);
  await page.route(isAct, (route) => {
    sent = route.request().postData() ?? "";
    return route.fulfill(REFUSED);
  });
  await control.press("Enter");
  await expect.poll(async () => sent !== null || (await dialog.count()) > 0).toBe(true);
  await page.unroute(isAct);
  if ((await dialog.count()) === 0) {
    expect(JSON.parse(sent ?? "{}")).toMatchObject({ code: wire.code });
    return;
  }
  const own = [wire.code ?? wire.number ?? wire.id, wire.name];
  expect(own).toContain(new URL(page.url()).searchParams.values().next().value);
  const opened = dialog.first();
  const names_ = new RegExp(names.map((name) => name.replace(/[^\w ]/g, ".")).join("|"));
  await expect.poll(() => opened.innerText()).toMatch(names_);
  const said = await opened.innerText();
  for (const other of others.slice(0, 40)) {
    const code = String(other.wire.code ?? other.wire.number ?? other.wire.id);
    if (code !== "undefined" && !names.includes(code) && /\d{3}/.test(code)) expect(said).not.toContain(code);
  }
  await page.keyboard.press("Escape");
  await person.expectPath(address);
  await dialog.first().waitFor({ state: "hidden" });
  await hasFocus(control);
}

/** A click on a row outside its actions. */
async function opensByClick({ page, person, address, rows }: ListPage, index: number, code: string) {
  const cell = rows
    .nth(index)
    .getByRole("cell")
    .filter({ hasNot: page.getByRole("button") });
  await cell
    .filter({ hasNot: page.getByRole("checkbox") })
    .last()
    .click();
  await person.expectPath(`${address}?open=${code}`);
  await page.getByRole("dialog").first().waitFor();
  await page.keyboard.press("Escape");
  await person.expectPath(address);
  await page.getByRole("dialog").first().waitFor({ state: "hidden" });
}
