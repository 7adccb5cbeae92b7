import type { Defect } from "#tools/proof/defect.ts";

export const ERROR_DEFECTS: readonly Defect[] = [
  {
    breaks: ["8.2.a"],
    file: "src/app/provide/faults.ts",
    find: 'faults.on("refusalReported", ({ errMsg }) => show(',
    replace: 'faults.on("refusalReported", ({ errMsg }) => void (',
    says: "a refusal shows no toast",
  },
  {
    breaks: ["8.2.b"],
    file: "src/app/provide/faults.ts",
    find: 'errMsg || i18next.t("fault.unnamed")',
    replace: "errMsg",
    says: "a refusal without words shows an empty toast",
  },
  {
    breaks: ["8.2.c", "8.4.c", "9.1.b"],
    file: "machines/shell/faults.ts",
    find: "ERROR_TOAST_DURATION = 5_000",
    replace: "ERROR_TOAST_DURATION = 120_000",
    says: "an error's toast stays for 120 s",
  },
  {
    breaks: ["8.4.a"],
    file: "src/app/provide/faults.ts",
    find: 'show({ ...toast, text: failureText(i18next.getFixedT(null, "shell"), failure), failure });',
    replace: "",
    says: "a failed request shows no toast",
  },
];
