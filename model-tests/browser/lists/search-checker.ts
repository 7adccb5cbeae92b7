import { expect } from "vitest";
import type { Choice, ListPage, Shown } from "./list-page.ts";
import type { OpenedList } from "./open-list.ts";
import { matchesFilters, parseSum, type Row, rowTexts, rowTextsBetween, sumsOf } from "./values.ts";

/** The page size while filters are tried. */
export const FEW = 20;

/** Compares what a list shows with the rows that its filters should find. */
export class SearchChecker {
  readonly #opened: OpenedList;
  readonly rows: readonly Row[];

  constructor(opened: OpenedList, rows: readonly Row[]) {
    this.#opened = opened;
    this.rows = rows;
  }

  get call(): string {
    return this.#opened.call;
  }

  get list(): ListPage {
    return this.#opened.list;
  }

  /** Waits until the list shows what the filters in the address should find. @returns the expected rows. */
  async expectMatch(by: string): Promise<{ shown: Shown; found: Row[] }> {
    const asked = this.list.query();
    const found = this.#meant(asked);
    if (found.length === 0) {
      await this.list.person.expectState("list", "noMatch");
      await this.list.page.getByText("Nothing matches your search").first().waitFor();
      return { shown: await this.list.read(), found };
    }
    const expected = rowTextsBetween(found, 0, FEW);
    let shown = await this.list.read();
    await expect
      .poll(
        async () => {
          shown = await this.list.read();
          return { range: shown.range, rows: rowTexts(shown), disagreeing: this.#disagreeing(shown, found) };
        },
        { message: `${by}: ${JSON.stringify(asked)}` },
      )
      .toEqual({ range: `1–${expected.length} of ${found.length}`, rows: expected, disagreeing: [] });
    return { shown, found };
  }

  #meant(asked: Readonly<Record<string, string>>): Row[] {
    return this.rows.filter(({ wire }) => matchesFilters(this.#opened.call, asked, wire));
  }

  /** The wrong sums and counts. */
  #disagreeing(shown: Shown, found: readonly Row[]): string[] {
    const said: string[] = [];
    for (const { of, amounts } of shown.sums) {
      const [, all, page] = /total of (?:all ([\d,]+) rows|the ([\d,]+) rows of this page)/.exec(of) ?? [];
      const summed = all === undefined ? found.slice(0, FEW) : found;
      const sums = sumsOf(summed.map(({ wire }) => wire));
      if (Number((all ?? page ?? "").replaceAll(",", "")) !== summed.length) said.push(`${of}: ${summed.length} rows`);
      // Sums of all rows are optional in the service.
      if (all === undefined && this.#opened.wire.length > FEW && found.length > FEW)
        said.push(`${of}: not of all rows yet`);
      if (JSON.stringify(amounts.map(parseSum).sort()) !== JSON.stringify(sums))
        said.push(`${of}: ${amounts} for ${sums}`);
    }
    // A callback's amount is in its record only.
    const hasAmounts = shown.headers.some(({ title }) => /amount/i.test(title));
    if (found.length > 0 && hasAmounts && shown.sums.length === 0) said.push("no sum");
    return [...said, ...shown.choices.flatMap((choice) => this.#countsOf(choice))];
  }

  #countsOf({ label, options }: Choice): string[] {
    const name = this.nameOf.get(label);
    if (name === undefined) return [];
    const others = this.list.query();
    return options.flatMap(({ value, rows: said }) => {
      if (said === null) return [];
      const rows = this.#meant({ ...others, [name]: value }).length;
      return rows === said ? [] : [`${label}: ${value} is said to find ${said}, and finds ${rows}`];
    });
  }

  /** The query parameter of each filter that was tried. */
  readonly nameOf = new Map<string, string>();

  async reset(): Promise<void> {
    const before = this.list.query();
    if (Object.keys(before).length === 0) return;
    await this.queryAfter(() => this.list.button("Reset").click());
    expect(this.list.query()).toEqual({});
    await this.expectMatch("reset");
  }

  /** Performs an action, and waits until the address changes. @returns the new query. */
  async queryAfter(act: () => Promise<unknown>): Promise<Record<string, string>> {
    const before = this.list.page.url();
    await act();
    await expect.poll(() => this.list.page.url()).not.toBe(before);
    return this.list.query();
  }
}
