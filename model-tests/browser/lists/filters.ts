import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Choice, Shown } from "./list-page.ts";
import type { OpenedList } from "./open-list.ts";
import { FEW, SearchChecker } from "./search-checker.ts";
import { decimal, type Row } from "./values.ts";

/** The fields that the text filter of a list searches. */
const NAMES = ["code", "number", "reference", "name", "hash"] as const;

/** The searched part of a value; a hash is recognized only when complete. */
function partOf(name: string, value: unknown): unknown {
  return typeof value === "string" && name !== "hash" && value.length > 6 ? value.slice(2) : value;
}

/** Filters whose value is shown in the record, not in a cell. */
const IN_THE_RECORD = ["Event", "Why it failed"];

/** Options for which rows show a more specific text. */
const MORE_EXACTLY: Readonly<Record<string, RegExp>> = {
  "HTTP 5xx error": /\b5\d\d\b/,
  "Confirmation failed": /Confirmation failed|Underpaid/,
  Cancelled: /Cancelled|Expired|Payment time ended/,
};

/** Tries every filter of the list, alone and combined, and resets it. */
export async function checkFilters(opened: OpenedList, rows: readonly Row[]): Promise<void> {
  const { list } = opened;
  await list.navigate(`?size=${FEW}`);
  await list.expectRange(1, Math.min(FEW, rows.length), rows.length);
  // The width of the filters is measured after the styles are loaded.
  await list.search.getByRole("button", { name: "Filters", exact: true }).waitFor({ state: "hidden" });
  const more = list.search.getByRole("button", { name: "More filters", exact: true });
  if (await more.isVisible()) await more.click();
  const tried = new SearchChecker(opened, rows);
  await tried.expectMatch("no filter");
  const { choices } = await list.read();
  for (const choice of choices) await triesChoice(tried, choice);
  for (const field of await list.search.getByRole("searchbox").all()) await triesText(tried, field);
  const chips = await list.search.getByRole("button", { name: /Any$/ }).allInnerTexts();
  for (const chip of chips) await triesDays(tried, chip.replace(/\s*Any$/, ""));
}

async function triesChoice(search: SearchChecker, { label, options: [any, ...options] }: Choice): Promise<void> {
  const select = search.list.search.getByRole("combobox", { name: label, exact: true });
  expect(any?.value).toBe("");
  // One option without rows is enough.
  const empty = options.find(({ rows }) => rows === 0);
  for (const { value, words } of options.filter((option) => option.rows !== 0 || option === empty)) {
    const asked = await search.queryAfter(() => select.selectOption(value));
    const [name = ""] = Object.keys(asked);
    expect(asked, `${label}: ${words}`).toEqual({ [name]: value });
    search.nameOf.set(label, name);
    const { shown, found } = await search.expectMatch(`${label}: ${words}`);
    if (found.length > 0) await showsWords(search, label, words, shown);
  }
  await search.reset();
}

/** Each row shows the chosen option, in the filter's column if there is one. */
async function showsWords({ list }: SearchChecker, label: string, words: string, { headers, rows }: Shown) {
  if (IN_THE_RECORD.includes(label) && !headers.some(({ title }) => title === label)) {
    await list.button(`Details of ${rows[0]?.opens}`).click();
    await list.page
      .getByRole("dialog")
      .getByText(MORE_EXACTLY[words] ?? words)
      .first()
      .waitFor();
    await list.page.keyboard.press("Escape");
    await list.page.getByRole("dialog").waitFor({ state: "hidden" });
    return;
  }
  const place = headers.findIndex(({ title }) => title === label);
  const pattern = MORE_EXACTLY[words] ?? words;
  for (const { cells } of rows) {
    const text = place === -1 ? cells.map((cell) => cell.text).join(" ") : (cells[place]?.text ?? "");
    expect(text, label).toMatch(pattern);
  }
}

async function triesText(search: SearchChecker, field: Locator): Promise<void> {
  const label = await labelOf(field);
  if (/, at (least|most)$/.test(label)) return triesAmount(search, field, label);
  const middle = search.rows[Math.floor(search.rows.length / 2)]?.wire ?? {};
  // A keyword searches several fields, other text filters one.
  const name = Object.keys(await search.queryAfter(() => enter(field, "nothing-like-it")))[0] ?? "";
  await search.expectMatch(`${label}: nothing-like-it`);
  const values = name in middle && name !== "name" ? [middle[name]] : NAMES.map((one) => partOf(one, middle[one]));
  const known = values.filter((value): value is string => typeof value === "string" && value !== "");
  expect(known.length, label).toBeGreaterThan(0);
  for (const value of known) {
    expect(await search.queryAfter(() => enter(field, value)), label).toEqual({ [name]: value });
    const { found } = await search.expectMatch(`${label}: ${value}`);
    expect(found.length, `${label}: ${value}`).toBeGreaterThan(0);
  }
  await search.reset();
  expect(await field.inputValue()).toBe("");
}

/** Limits equal to an amount and one hundredth beside it, since limits are inclusive. */
async function triesAmount(search: SearchChecker, field: Locator, label: string) {
  const amounts = search.rows
    .map(({ wire }) => decimal(String(wire.amount)))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const edge = amounts[Math.floor(amounts.length / 2)] ?? 0n;
  for (const amount of [edge + (label.endsWith("least") ? 1_000_000n : -1_000_000n), edge]) {
    await search.queryAfter(() => enter(field, written(amount), "Tab"));
    await search.expectMatch(`${label}: ${written(amount)}`);
  }
  // Combined with another filter.
  const {
    choices: [choice],
  } = await search.list.read();
  if (choice) {
    const [most] = choice.options.slice(1).toSorted((one, other) => (other.rows ?? 0) - (one.rows ?? 0));
    const select = search.list.search.getByRole("combobox", { name: choice.label, exact: true });
    await search.queryAfter(() => select.selectOption(most?.value ?? ""));
    await search.expectMatch(`${label} with ${most?.words}`);
  }
  await search.reset();
}

/** One day, a range by the calendar, and each preset; both ends are inclusive. */
async function triesDays(search: SearchChecker, label: string): Promise<void> {
  const { page } = search.list;
  const chip = search.list.search.getByRole("button", { name: new RegExp(`^${label}`) });
  const calendar = page.getByRole("dialog").filter({ has: page.getByRole("grid") });
  const presets = async () => {
    await chip.click();
    await calendar.waitFor();
    const names = await calendar.getByRole("button", { name: /^(Today|Last|This)/ }).allInnerTexts();
    await page.keyboard.press("Escape");
    return names;
  };
  const names = await presets();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names.slice(0, 2)) {
    await chip.click();
    await search.queryAfter(() => calendar.getByRole("button", { name, exact: true }).click());
    await search.expectMatch(name);
  }
  await search.reset();
  // Early in the morning, the date in UTC differs.
  const moments = search.rows.map(({ wire }) => Date.parse(String(wire.createdAt ?? wire.paidAt ?? wire.at)));
  const early = moments.find((moment) => (moment / 3_600_000 + 8) % 24 < 8) ?? moments[0] ?? 0;
  const [last = 0] = moments;
  for (const [one, other] of [
    [early, early],
    [last, early],
  ] as const) {
    await chip.click();
    await press(calendar, one);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith(search.call) && /From/.test(request.postData() ?? ""),
    );
    const asked = await search.queryAfter(() => press(calendar, other));
    expectEdges(asked, (await sent).postDataJSON());
    const { found } = await search.expectMatch(`${await chip.innerText()}`);
    expect(found.length).toBeGreaterThan(0);
    await search.reset();
  }
}

/** Day filters include the first and last millisecond in the merchant's time zone. */
function expectEdges(asked: Readonly<Record<string, string>>, sent: Readonly<Record<string, unknown>>): void {
  for (const [name, day] of Object.entries(asked)) {
    const edge = name.endsWith("From") ? "00:00:00.000" : "23:59:59.999";
    expect(sent[name]).toBe(new Date(`${day}T${edge}+08:00`).toISOString());
  }
}

async function press(calendar: Locator, moment: number) {
  const name = new Date(moment).toLocaleDateString("en-US", { dateStyle: "full", timeZone: "Asia/Taipei" });
  const day = calendar.getByRole("button", { name: new RegExp(name) });
  const before = calendar.getByRole("button", { name: "Previous month", exact: true });
  await before.waitFor();
  for (let months = 0; months < 24 && (await day.count()) === 0; months += 1) await before.click();
  await day.first().click();
}

/** Types into a filter, which applies its text on Enter and on leaving it. */
async function enter(field: Locator, text: string, key: "Enter" | "Tab" = "Enter") {
  await field.fill(text);
  await field.press(key);
}

/** The accessible name of a control. */
function labelOf(control: Locator): Promise<string> {
  return control.evaluate(
    (element: HTMLSelectElement | HTMLInputElement) =>
      element.ariaLabel ?? element.labels?.[0]?.textContent?.trim() ?? "",
  );
}

function written(amount: bigint): string {
  return `${amount / 100_000_000n}.${String(amount % 100_000_000n).padStart(8, "0")}`.replace(/0{1,6}$/, "");
}
