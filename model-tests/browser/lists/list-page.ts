import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "#model-tests/browser/person.ts";

/** A cell: its text, and the instant of its `<time>` element, or null. */
export type Cell = { text: string; instant: string | null };
export type Header = { title: string; sort: string | null; isSortable: boolean };

/** The visible parts of a list: columns, rows, range, pages, sums and filters. */
export type Shown = {
  headers: Header[];
  rows: { cells: Cell[]; opens: string | null }[];
  range: string;
  pages: string;
  sums: { of: string; amounts: string[] }[];
  /** The select filters with the row count of each option. */
  choices: Choice[];
};
export type Choice = { label: string; options: { value: string; words: string; rows: number | null }[] };

/** A list of the console, read by roles and texts only. */
export class ListPage {
  readonly person: Person;
  readonly address: string;

  constructor(person: Person, address: string) {
    this.person = person;
    this.address = address;
  }

  get page() {
    return this.person.page;
  }

  /** The table, the only one of the screen. */
  get table(): Locator {
    const main = this.page.getByRole("main");
    return main.getByRole("table").filter({ visible: true }).first();
  }

  get search(): Locator {
    return this.page.getByRole("search", { name: "Search", exact: true });
  }

  /** The rows below the header. */
  get rows(): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("cell") });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  header(title: string): Locator {
    return this.table.getByRole("columnheader", { name: title, exact: true });
  }

  /** Opens the list in the loaded console. */
  async navigate(query: string): Promise<void> {
    await this.person.navigate(this.address + query);
  }

  /** The query parameters without the page size. */
  query(): Record<string, string> {
    const { size: _, ...asked } = Object.fromEntries(new URL(this.page.url()).searchParams);
    return asked;
  }

  /** Waits for the range "from–to of total", and reads the list. */
  async expectRange(from: number, to: number, total: number): Promise<Shown> {
    const count = (number: number) => number.toLocaleString("en-US");
    const range = `${count(from)}–${count(to)} of ${count(total)}`;
    let shown = await this.read();
    await expect
      .poll(async () => {
        shown = await this.read();
        return [shown.range, shown.rows.length];
      })
      .toEqual([range, to - from + 1]);
    return shown;
  }

  /** Reads the list as it is; empty without a table. */
  read(): Promise<Shown> {
    return this.page.getByRole("main").evaluate(readShown);
  }
}

/** Runs in the page. */
function readShown(main: Element): Shown {
  const visible = (selector: string) =>
    [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
  const [table] = visible("table");
  const [pager] = visible("nav[aria-label='Pages']");
  if (!table || !pager) return { headers: [], rows: [], range: "", pages: "", sums: [], choices: [] };
  const turns = words(pager);
  const [head, ...rows] = [...table.querySelectorAll("tr")];
  // Without the column of checkboxes and hidden columns.
  const columns = (row?: HTMLTableRowElement) =>
    [...(row?.cells ?? [])].filter((cell) => cell.checkVisibility() && !cell.querySelector("[type=checkbox]"));
  const opens = (row: HTMLTableRowElement) =>
    [...row.querySelectorAll("button")].flatMap(
      ({ ariaLabel }) => /^Details of (.+)$/.exec(ariaLabel ?? "")?.[1] ?? [],
    );
  const amounts = (term: Element) => {
    const said: string[] = [];
    for (let next = term.nextElementSibling; next?.tagName === "DD"; next = next.nextElementSibling)
      said.push(next.textContent ?? "");
    return said;
  };
  return {
    headers: columns(head).map((cell) => ({
      title: words(cell),
      sort: cell.getAttribute("aria-sort"),
      isSortable: cell.querySelector("button") !== null,
    })),
    rows: rows.map((row) => ({
      cells: columns(row).map((cell) => ({
        text: words(cell),
        instant: cell.querySelector("time")?.getAttribute("datetime") ?? null,
      })),
      opens: opens(row)[0] ?? null,
    })),
    range: /\S+–\S+ of [\d,]+/.exec(turns)?.[0] ?? "",
    pages: /Page [\d,]+ of [\d,]+/.exec(turns)?.[0] ?? "",
    sums: visible("dt")
      .filter((term) => /total of/.test(words(term)))
      .map((term) => ({ of: words(term), amounts: amounts(term) })),
    choices: [...main.querySelectorAll<HTMLSelectElement>("search select")].map((select) => ({
      label: select.ariaLabel ?? select.labels[0]?.textContent?.trim() ?? "",
      options: [...select.options].map(({ value, text }) => {
        const [, option = text, rows = null] = /^(.*) \(([\d,]+)\)$/.exec(text) ?? [];
        return { value, words: option, rows: rows === null ? null : Number(rows.replaceAll(",", "")) };
      }),
    })),
  };
}
