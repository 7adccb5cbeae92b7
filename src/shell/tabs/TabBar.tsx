import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Tab } from "#machines/shell/tab-list.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { isPressed } from "#src/ui/keyboard/shortcuts.ts";
import { TabItem } from "./TabItem.tsx";
import "./tabs.css";
import { useTabs } from "./use-tabs.ts";

/** The tab bar (2.39, 3.4): links to the opened screens, in the merchant's order. */
export const TabBar = memo(function TabBar() {
  const { t } = useTranslation(["tabs", "shell", "frame"]);
  const { actor, snapshot } = useTabs();
  const { tabs, active } = snapshot.context;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const current = active && list.current?.querySelector(".tab-active");
    if (current) current.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active]);
  const { before, after } = useOverflow(list, tabs);

  const titleOf = (tab: Tab) => {
    const route = ROUTES.find(({ name }) => name === tab.name);
    if (!route) return tab.fullPath;
    // A list's tab names its saved view.
    return [t(route.title), tab.query.view].filter(Boolean).join(" · ");
  };
  const move = (tab: Tab, to: number) => {
    const event = { type: "MOVED", fullPath: tab.fullPath, to } as const;
    if (!actor.getSnapshot().can(event)) return;
    actor.send(event);
    setAnnouncement(t("moved", { title: titleOf(tab), place: to + 1, count: tabs.length }));
  };
  const close = (tab: Tab, at: number) => {
    const event = { type: "CLOSED", fullPath: tab.fullPath, scope: "this" } as const;
    if (!actor.getSnapshot().can(event)) return;
    actor.send(event);
    setAnnouncement(t("closed", { title: titleOf(tab) }));
    linksOf(list.current)[at - 1]?.focus();
  };

  return (
    <nav className="tab-bar" aria-label={t("label")} data-machine="tabs" data-state={JSON.stringify(snapshot.value)}>
      <ul
        ref={list}
        data-more-before={before}
        data-more-after={after}
        onKeyDown={(event) => {
          const links = linksOf(event.currentTarget);
          const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
          const tab = tabs[at];
          if (!tab) return;
          if (isPressed("nextTab", event)) links[(at + 1) % links.length]?.focus();
          else if (isPressed("previousTab", event)) links.at(at - 1)?.focus();
          else if (isPressed("closeTab", event)) close(tab, at);
          else if (isPressed("moveTabLeft", event)) move(tab, at - 1);
          else if (isPressed("moveTabRight", event)) move(tab, at + 1);
          else return;
          event.preventDefault();
        }}
      >
        {tabs.map((tab, at) => (
          <TabItem
            key={tab.fullPath}
            tab={tab}
            title={titleOf(tab)}
            isActive={tab.fullPath === active}
            can={(event) => snapshot.can(event)}
            send={actor.send}
            onClose={() => close(tab, at)}
            onMove={(by) => move(tab, at + by)}
            canMove={(by) => snapshot.can({ type: "MOVED", fullPath: tab.fullPath, to: at + by })}
            onDrag={setDragged}
            onDrop={() => {
              const from = tabs.find(({ fullPath }) => fullPath === dragged);
              if (from) move(from, at);
              setDragged(null);
            }}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </nav>
  );
});

function linksOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>("a") ?? [])];
}

/**
 * On which sides a scrolling row has hidden content; updated on scroll and resize.
 * @param content the row is measured again when it changes.
 */
function useOverflow(row: RefObject<HTMLElement | null>, content: unknown) {
  const [sides, setSides] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides the row's width.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // At fractional zoom, the end is off by up to a pixel.
      const [before, after] = [scrollLeft > 1, scrollLeft < scrollWidth - clientWidth - 1];
      setSides((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row, content]);
  return sides;
}
