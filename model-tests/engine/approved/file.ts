import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MachineModel } from "#model-tests/engine/model.ts";
import type { Row } from "./table.ts";

/** The approved behaviour of a machine; null without a table. */
export function readApproved(machine: string, folder: string): Row[] | null {
  const path = pathOf(machine, folder);
  return existsSync(path) ? parseRows(readFileSync(path, "utf8")) : null;
}

export function writeApproved({ machine, description }: MachineModel, rows: readonly Row[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(machine.id, folder), format(machine.id, description, rows));
}

export function approvedMachines(folder: string): string[] {
  return globSync("*.md", { cwd: folder }).map((name) => name.slice(0, -".md".length));
}

export function pathOf(machine: string, folder: string): string {
  return join(folder, `${machine}.md`);
}

function format(machine: string, about: string, rows: readonly Row[]): string {
  const lines = rows.map(({ situation, event, next, effects, clauses }) =>
    line([situation, event, next, effects, clauses].map((cell) => cell.replaceAll("|", "\\|"))),
  );
  const head = [line(["Situation", "Event", "Next", "Effects", "Clauses"]), line(Array(5).fill("---"))];
  return [`# ${machine}`, "", `${about}.`, "", ...head, ...lines, ""].join("\n");
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`.replaceAll("|  ", "| ");
}

export function parseRows(text: string): Row[] {
  const lines = text.split("\n").filter((each) => each.startsWith("| "));
  return lines.slice(2).map((each) => {
    const cells = each.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
    const [, situation = "", event = "", next = "", effects = "", clauses = ""] = cells;
    return { situation, event, next, effects, clauses };
  });
}
