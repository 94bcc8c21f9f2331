import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("an import of the package loads no network code", async () => {
  const program = `
    import { createRequire } from "node:module";
    await import(${JSON.stringify(import.meta.resolve("./index.ts"))});
    const { cache } = createRequire(import.meta.url);
    const loaded = Object.keys(cache).filter((file) => file.includes("undici"));
    loaded.push(...process.moduleLoadList.filter((name) => /NativeModule (http|https|tls|net|zlib)$/.test(name)));
    // Printing to a pipe loads net: only now.
    console.log(JSON.stringify(loaded));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout).toBe("[]\n");
});
