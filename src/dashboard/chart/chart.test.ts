import { expect, test } from "vitest";
import { lineStyle } from "./TrendChart.tsx";

test("chart: five lines differ in colour, dashes and mark, and the sixth is like the first", () => {
  const styles = [0, 1, 2, 3, 4].map(lineStyle);
  expect(new Set(styles.map(({ color }) => color)).size).toBe(5);
  expect(new Set(styles.map(({ line }) => line.strokeDasharray)).size).toBe(5);
  expect(new Set(styles.map(({ mark }) => mark)).size).toBe(5);
  expect(lineStyle(5)).toEqual(styles[0]);
});
