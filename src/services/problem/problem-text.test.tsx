import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import type { Problem } from "#contracts/problem.ts";
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { UiContext } from "#src/ui/ui-context.ts";
import { ProblemText } from "./ProblemText.tsx";

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: "en-US", defaultNS: "shell", resources: { "en-US": { shell } } });
});

const said = (problem: Problem, connection: "online" | "offline" | "restored" = "online") =>
  renderToStaticMarkup(
    <UiContext value={{ connection, explorers: {} }}>
      <ProblemText problem={problem} />
    </UiContext>,
  );

test("problems: a lost connection is named only while offline (8.4)", () => {
  const problem: Problem = { kind: "failed", failure: sampleFailure("offline") };
  expect(said(problem, "offline")).toContain("You are offline");
  for (const connection of ["online", "restored"] as const) {
    expect(said(problem, connection)).toContain("The connection was lost and is back");
  }
});
