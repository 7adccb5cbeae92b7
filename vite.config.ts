import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{machines,contracts,src,locales,.ci}/**/*.test.{ts,tsx}", "model-tests/**/*.test.ts"],
          exclude: ["**/*.pact.test.ts", "**/*.browser.test.ts"],
        },
      },
      { extends: true, test: { name: "contracts", include: ["contracts/**/*.pact.test.ts"] } },
      { extends: true, test: { name: "sandbox", include: ["sandbox/**/*.test.ts"] } },
      { extends: true, test: { name: "browser", include: ["model-tests/**/*.browser.test.ts"] } },
    ],
  },
});
