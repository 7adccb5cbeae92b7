import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, type To } from "react-router-dom";
import { expect, test } from "vitest";
import { ScreenAddress } from "#src/ui/page/use-address.ts";
import { Link } from "./Link.tsx";
import { asksTheBrowser } from "./use-link.ts";

const ORDERS = { pathname: "/order/list", search: "?page=2", hash: "", state: null };

test.each<[To, string]>([
  ["/wallet/index", "/wallet/index"],
  [{ pathname: "/help/developers", hash: "#signature-checker" }, "/help/developers#signature-checker"],
  [{ pathname: "/login", search: "" }, "/login"],
  ["?status=paid", "/order/list?status=paid"],
  ["?", "/order/list"],
])("a link to %j on My orders leads to %s", (to, href) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/order/list?page=2"]}>
      <Link to={to} className="figures">
        There
      </Link>
    </MemoryRouter>,
  );
  expect(shown).toBe(`<a class="figures" href="${href}">There</a>`);
});

test("on a screen that is kept out of sight, a query is one of that screen, not of the one that is shown (9.8)", () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/wallet/index"]}>
      <ScreenAddress value={ORDERS}>
        <Link to="?status=paid">Paid</Link>
      </ScreenAddress>
    </MemoryRouter>,
  );
  expect(shown).toBe('<a href="/order/list?status=paid">Paid</a>');
});

const PRESS = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test("a plain press leads there without loading the page", () => {
  expect(asksTheBrowser(PRESS)).toBe(false);
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "a press with %j is left to the browser",
  (press) => {
    expect(asksTheBrowser({ ...PRESS, ...press })).toBe(true);
  },
);
