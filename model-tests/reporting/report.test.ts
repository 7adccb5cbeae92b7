import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generate } from "#model-tests/generate/generate.ts";
import { stateText } from "#model-tests/generate/state-text.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { sessionModel } from "#model-tests/models/session.ts";
import { html } from "./html.ts";
import { type BrowserReport, reportOn, summaryLines } from "./report.ts";
import { writeReport } from "./write-report.ts";

test("the report names every machine, its coverage and its paths, and needs no script", () => {
  const page = written(
    reportOn(
      EVERY_MODEL.map((model) => generate(model)),
      new Map(),
    ),
    "index.html",
  );
  for (const { machine, about } of EVERY_MODEL) {
    expect(page).toContain(`<h2>${machine.id}</h2>`);
    expect(page).toContain(html`${about}`.markup);
  }
  expect(page).not.toMatch(/<script|style=|onclick/);
});

test("no payload gets into the report", () => {
  const report = reportOn(
    EVERY_MODEL.map((model) => generate(model)),
    new Map(),
  );
  for (const file of ["index.html", "paths.json"]) {
    expect(written(report, file)).not.toMatch(/Fixture-pass|fixture-token|fixture-code|123456|@example/);
  }
});

test("a gap shows in the summary and on the page", () => {
  const report = reportOn([generate({ ...sessionModel, answers: { ...sessionModel.answers, signIn: {} } })], new Map());
  expect(summaryLines(report)[0]).toMatch(/^✗ session/);
  expect(written(report, "index.html")).toContain("no path covers");
});

test("a failed walk in the browser shows with what happened instead, as text", () => {
  const failed: BrowserReport = {
    paths: [{ number: 1, steps: [], failure: "<b> is not there", seconds: 1 }],
    of: 3,
    left: { "restoreSession fails": "Storage cannot be made to fail here." },
  };
  const report = reportOn([generate(sessionModel)], new Map([["session", failed]]));
  expect(summaryLines(report)[0]).toMatch(/^✗ session.*in the browser 0 of 3 paths/);
  expect(written(report, "index.html")).toContain("Walked in the browser (1 of 3)");
  expect(written(report, "index.html")).toContain("&#60;b&#62; is not there");
});

test("a state is read from its outermost region inwards", () => {
  expect(stateText("open")).toBe("open");
  expect(stateText({ identity: { signedIn: "settled" }, ending: "none" })).toBe(
    "identity signedIn.settled, ending none",
  );
});

function written(report: Parameters<typeof writeReport>[0], file: string): string {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeReport(report, folder);
  return readFileSync(join(folder, file), "utf8");
}
