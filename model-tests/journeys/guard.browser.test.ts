import { test } from "#model-tests/browser/journey.ts";

test("navigation: a link clicked while the console loads works (2.16)", async ({ signedIn }) => {
  const { page } = signedIn;
  await page.addInitScript(() => {
    const append = Element.prototype.appendChild;
    // The elements react to the pointer only after they are mounted.
    Element.prototype.appendChild = function <T extends Node>(this: Element, child: T) {
      if (this.id === "root") {
        Element.prototype.appendChild = append;
        history.pushState({}, "", "/order/list");
        dispatchEvent(new PopStateEvent("popstate"));
      }
      return append.call(this, child) as T;
    };
  });
  await signedIn.goto("/help/overview");
  await signedIn.machine("list").waitFor();
  await signedIn.expectPath("/order/list");
});
