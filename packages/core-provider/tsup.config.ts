import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    server: "src/server/index.ts",
    codegen: "src/codegen/index.ts",
    testing: "src/testing/index.ts",
  },
  format: ["esm", "cjs"],
  target: "node22",
  dts: true,
  clean: true,
});
