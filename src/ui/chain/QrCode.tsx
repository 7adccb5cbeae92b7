import { useDeferredValue, useMemo } from "react";
import css from "./address.module.css";
import { qrPath } from "./qr-path.ts";

const NOTHING = { size: 1, path: "" };

/**
 * A QR code of a text; dark on light in either theme, since that is what cameras read. It is made once what is around it
 * stands, which it would hold up for longer than a frame; its place is kept. A code of another text is never shown.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const wanted = useDeferredValue(text, "");
  const { size, path } = useMemo(() => (wanted === text ? qrPath(text) : NOTHING), [wanted, text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
