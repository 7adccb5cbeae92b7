import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./problem.module.css";

/** The service's text of any length: three lines, and the rest on demand in a scrolling box. */
export function ClampedText({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const text = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is measured again.
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [children, isWhole]);

  return (
    <>
      <span ref={text} className={isWhole ? css.whole : css.clamped} tabIndex={isWhole ? 0 : undefined}>
        {children}
      </span>
      {(isCut || isWhole) && (
        <button type="button" className={css.link} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? "problem.showLess" : "problem.showAll")}
        </button>
      )}
    </>
  );
}
