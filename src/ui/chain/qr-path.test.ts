import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("QR code: three finder patterns within a quiet zone of four modules", () => {
  const { size, path } = qrPath("TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE");
  expect(path).toContain("M4 4h7v1h-7z");
  expect(path).toContain(`M${size - 4 - 7} 4h7v1h-7z`);
  expect(path).toContain(`M4 ${size - 5}h7v1h-7z`);
});

test("QR code: another address gives another code", () => {
  expect(qrPath("TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE").path).not.toBe(qrPath("TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSF").path);
});
