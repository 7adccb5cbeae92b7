import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productionLibraries } from "./production-libraries.ts";

const LIBRARIES = new URL("../../../node_modules/", import.meta.url).pathname;

test("Blueprint's names of classes are constants, so that those that nobody uses are left out", () => {
  const code = built("@blueprintjs/core/lib/esm/common/classes.js");
  expect(code).toContain('const NS = "bp6";');
  expect(code).not.toMatch(/let NS|BLUEPRINT_NAMESPACE/);
});

test("Blueprint checks no props", () => {
  expect(built("@blueprintjs/core/lib/esm/components/spinner/spinner.js")).not.toContain("isNodeEnv(");
  expect(built("@blueprintjs/core/lib/esm/common/abstractPureComponent.js")).toContain("if (!true)");
});

test("an icon is drawn once, for every size", () => {
  for (const file of ["generated/components/cog.js", "svgIconContainer.js"]) {
    expect(built(`@blueprintjs/icons/lib/esm/${file}`)).toContain("const isLarge = false;");
  }
});

test("a component that nobody uses leaves nothing behind", () => {
  const code = built("@blueprintjs/icons/lib/esm/generated/components/cog.js");
  expect(code).toContain("CogIcon = /* @__PURE__ */ React.forwardRef(");
  expect(code).not.toContain("displayName");
});

test("what React Router draws for routes that the console does not have leaves nothing behind", () => {
  const folder = "react-router/dist/production/";
  const file = readdirSync(LIBRARIES + folder).find((name) => /^chunk-.*\.mjs$/.test(name) && built(folder + name));
  const code = built(folder + file);
  expect(code).toContain("MemoizedDataRoutes = /* @__PURE__ */ React3.memo(");
  expect(code).toMatch(
    /RenderErrorBoundary = class extends React2\.Component \{\n {2}static contextType = RSCRouterContext;/,
  );
  expect(code).not.toMatch(/^\w+\.(contextType|displayName) = /m);
  expect(code).toContain("const isDataRoute = false;\n  return isDataRoute ?");
});

test("no module of anybody else is touched", () => {
  expect(transform("const isLarge = size > 1;\nX.displayName = a;\n", "/work/src/ui/Icon.tsx")).toBeNull();
});

/** A module of a library as the build takes it. */
function built(file: string): string {
  const path = LIBRARIES + file;
  return transform(readFileSync(path, "utf8"), path)?.code ?? "";
}

function transform(code: string, id: string): { code: string } | null {
  const { transform } = productionLibraries();
  if (typeof transform !== "function") throw new Error("The plugin transforms with a function");
  return Reflect.apply(transform, {}, [code, id]);
}
