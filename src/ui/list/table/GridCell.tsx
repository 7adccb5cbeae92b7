// biome-ignore-all lint/a11y/useSemanticElements: Blueprint draws the cells as <div>s, so that none of it can be a real table.
import type { CSSProperties, ReactNode } from "react";

/** One cell of a list's table; `className` and `style` come from Blueprint, which places it. */
export function GridCell(props: {
  id: string;
  /** Counted from 1; 0 is the row of headers. */
  row: number;
  column: number;
  align: "end" | undefined;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div
      id={props.id}
      role="gridcell"
      aria-colindex={props.column + 1}
      tabIndex={props.row === 1 && props.column === 0 ? 0 : -1}
      data-row={props.row}
      data-column={props.column}
      data-align={props.align}
      className={`bp6-table-cell grid-cell ${props.className ?? ""}`}
      style={props.style}
    >
      {props.children}
    </div>
  );
}
