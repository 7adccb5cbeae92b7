import { useMemo } from "react";
import css from "./address.module.css";
import { qrPath } from "./qr-path.ts";

/** A QR code of a text; dark on light in both themes, for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
