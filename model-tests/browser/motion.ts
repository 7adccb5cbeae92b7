import type { BrowserContext, Page } from "playwright-core";

/** A frame in milliseconds; shorter animations, as with `prefers-reduced-motion`, are not visible. */
const SEEN = 20;
/** So many positions count as a movement; placing an element takes fewer. */
const MANY_STEPS = 6;

/**
 * Records movement on every page of a context: transitions and animations longer than a frame, elements that scripts move
 * repeatedly, and smooth scrolling.
 */
export async function recordMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([seen, many]) => {
      const moved = new Set<string>();
      Reflect.set(window, "moved", moved);
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()} ${element.getAttribute("role") ?? ""} ${(element.textContent ?? "").trim().slice(0, 30)}`;
      const lasts = (animation: Animation) => {
        const { activeDuration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
        return Number(activeDuration) + Number(delay) > seen;
      };
      const note = ({ target, type }: Event) => {
        if (!(target instanceof Element)) return;
        const running = target.getAnimations({ subtree: false });
        const pseudo = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === target);
        if ([...running, ...pseudo].some(lasts)) moved.add(`${type} of ${name(target)}`);
      };
      for (const type of ["transitionrun", "transitionstart", "animationstart"]) addEventListener(type, note, true);
      const { animate, scrollIntoView, scrollTo } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options);
        if (lasts(animation)) moved.add(`animate() of ${name(this)}`);
        return animation;
      };
      Element.prototype.scrollIntoView = function (how) {
        if (typeof how === "object" && how.behavior === "smooth") moved.add(`scrolling to ${name(this)}`);
        scrollIntoView.call(this, how);
      };
      const smooth = (how: unknown) =>
        typeof how === "object" && how !== null && Reflect.get(how, "behavior") === "smooth";
      Reflect.set(Element.prototype, "scrollTo", function (this: Element, ...how: unknown[]) {
        if (smooth(how[0])) moved.add(`scrolling of ${name(this)}`);
        Reflect.apply(scrollTo, this, how);
      });
      const scrollPage = window.scrollTo.bind(window);
      Reflect.set(window, "scrollTo", (...how: unknown[]) => {
        if (smooth(how[0])) moved.add("scrolling of the page");
        Reflect.apply(scrollPage, window, how);
      });
      const steps = new WeakMap<Node, Map<string, Set<string>>>();
      new MutationObserver((changes) => {
        for (const { target, attributeName } of changes) {
          if (!(target instanceof Element) || attributeName === null) continue;
          const value = target.getAttribute(attributeName) ?? "";
          const known = steps.get(target) ?? new Map<string, Set<string>>();
          steps.set(target, known);
          const values = known.get(attributeName) ?? new Set();
          known.set(attributeName, values.add(value));
          if (values.size >= many) moved.add(`${attributeName} of ${name(target)}`);
        }
      }).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ["d", "transform", "style", "x", "y", "cx", "cy"],
      });
    },
    [SEEN, MANY_STEPS] as const,
  );
}

/** Returns and clears the recorded movements, a line each. */
export function recordedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = Reflect.get(window, "moved") as Set<string>;
    const lines = [...seen];
    seen.clear();
    return lines;
  });
}
