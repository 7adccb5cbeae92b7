import qrcode from "qrcode-generator";

/** Light modules around the code, as the standard requires. */
const QUIET_ZONE = 4;

/** A QR code as one SVG path; `size` is the side of its view box in modules, with the quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const runs: string[] = [];
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      const start = column;
      while (column < modules && code.isDark(row, column)) column++;
      if (column > start) {
        runs.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column - start}v1h${start - column}z`);
      }
    }
  }
  return { size: modules + 2 * QUIET_ZONE, path: runs.join("") };
}
