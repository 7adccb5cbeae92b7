import { ResponsiveWrapper } from "@nivo/core";
import type { ReactNode } from "react";

/** The frame of a chart, with the size of its container by default (9.9). */
export function Chart(props: {
  width?: string;
  height?: string;
  children: (size: { width: number; height: number }) => ReactNode;
}) {
  const { width = "100%", height = "100%", children } = props;
  return (
    <div style={{ width, height }}>
      <ResponsiveWrapper>{(size) => <>{children(size)}</>}</ResponsiveWrapper>
    </div>
  );
}
