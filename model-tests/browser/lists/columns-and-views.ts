import { expect } from "vitest";
import type { OpenedList } from "./open-list.ts";
import { matchesFilters, type Row, rowTexts, rowTextsBetween, sorted, sortKeys } from "./values.ts";

const NONE = { text: "", instant: null };

/** Changes columns, saves a view, checks both after a reload, and resets them. */
export async function checkColumnsAndViews({ list, call }: OpenedList, rows: readonly Row[]): Promise<void> {
  const { page, person } = list;
  const count = Math.min(20, rows.length);
  await list.navigate("");
  const own = await list.expectRange(1, count, rows.length);
  const titles = own.headers.map(({ title }) => title);
  const hasTitles = (expected: readonly string[]) =>
    expect.poll(async () => (await list.read()).headers.map(({ title }) => title)).toEqual(expected);

  // Hides the second column and moves the third to the front.
  await list.button("Columns").press("Enter");
  const boxes = page.getByRole("group", { name: "Columns", exact: true }).getByRole("checkbox");
  await boxes.first().waitFor();
  const [first = "", second = "", third = "", ...others] = titles;
  await page.getByRole("checkbox", { name: second, exact: true }).press("Space");
  const forward = list.button(`Move ${third} forward`);
  await forward.press("Enter");
  await forward.press("Enter");
  const isChosen = (headers: readonly string[]) =>
    headers[0] === third &&
    headers[1] === first &&
    !headers.includes(second) &&
    others.every((one) => headers.includes(one));
  let chosen: string[] = [];
  await expect
    .poll(async () => {
      chosen = (await list.read()).headers.map((header) => header.title);
      return isChosen(chosen) ? "as chosen" : chosen;
    })
    .toBe("as chosen");
  await page.keyboard.press("Escape");
  await page.reload();
  await hasTitles(chosen);

  // A view contains columns, sort and a filter.
  const { title = "" } = own.headers.find((header) => header.isSortable && header.title !== second) ?? {};
  await list.header(title).getByRole("button").click();
  await person.expectPath(/sort=/);
  const {
    choices: [choice],
  } = await list.read();
  const [, ...options] = choice?.options ?? [];
  const option = options.toSorted((one, other) => (other.rows ?? 0) - (one.rows ?? 0))[0];
  const select = list.search.getByRole("combobox", { name: choice?.label ?? "", exact: true });
  if (option) await select.selectOption(option.value);
  await expect.poll(() => Object.keys(list.query()).length).toBe(option ? 2 : 1);
  const asked = list.query();
  const place = titles.indexOf(title);
  const found = rows.filter(({ wire }) => matchesFilters(call, asked, wire));
  const inOrder = sorted(sortKeys(found.map(({ cells }) => cells[place] ?? NONE)), "ascending").slice(0, 20);
  let seen = await list.read();
  const column = async () => {
    seen = await list.read();
    return sortKeys(seen.rows.map(({ cells }) => cells[chosen.indexOf(title)] ?? NONE));
  };
  await expect.poll(column).toEqual(inOrder);
  await list.button("Save view").press("Enter");
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Mine");
  await page.keyboard.press("Enter");
  await expect.poll(() => list.query()).toMatchObject({ ...asked, view: "Mine" });

  const views = page.getByRole("navigation", { name: "Saved views", exact: true });
  await views.getByRole("link", { name: "All", exact: true }).click();
  await expect.poll(() => list.query()).toEqual({});
  await list.expectRange(1, count, rows.length);
  await list.button("Columns").press("Enter");
  await list.button("Standard columns").press("Enter");
  await hasTitles(titles);
  await page.keyboard.press("Escape");
  await page.reload();
  expect(rowTexts(await list.expectRange(1, count, rows.length))).toEqual(rowTextsBetween(rows, 0, count));

  await views.getByRole("link", { name: "Mine", exact: true }).click();
  const isMine = async () => {
    await expect.poll(async () => rowTexts(await list.read())).toEqual(rowTexts(seen));
    await hasTitles(chosen);
    expect(list.query()).toMatchObject({ ...asked, view: "Mine" });
    expect(await views.getByRole("link", { name: "Mine", exact: true }).getAttribute("aria-current")).toBe("page");
  };
  await isMine();
  await page.reload();
  await isMine();
}
