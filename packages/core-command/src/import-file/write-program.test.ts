import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importAndShowNext } from "./write-program.ts";

/** Imports with a CLI that runs these commands of a shell. */
async function importWith(pulumi: string) {
  const folder = await mkdtemp(join(tmpdir(), "write-program-"));
  try {
    await writeFile(join(folder, "pulumi"), `#!/bin/sh\n${pulumi}\n`);
    await chmod(join(folder, "pulumi"), 0o755);
    const printed: string[] = [];
    const error = await importAndShowNext(
      { steps: [{ file: "import.json" }], program: "imported.ts", holdsSecrets: true },
      {
        packageName: "@org/toy",
        folder,
        environment: { PATH: folder },
        print: (text) => void printed.push(text),
        progress: () => {},
        warn: () => {},
      },
    ).catch((thrown: Error) => thrown.message);
    const files = (await readdir(folder)).filter((name) => name !== "pulumi");
    const [file] = files;
    const path = join(folder, file ?? "");
    return {
      error: error ?? "",
      printed: printed.join(""),
      files,
      code: file === undefined ? "" : await readFile(path, "utf8"),
      mode: file === undefined ? undefined : (await stat(path)).mode & 0o777,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("an import that writes code", () => {
  it.skipIf(process.platform === "win32")("lets only the user read the code", async () => {
    const { files, mode, printed } = await importWith("echo code > imported.ts");
    expect(files).toEqual(["imported.ts"]);
    expect(mode).toBe(0o600);
    expect(printed).toContain(
      "The objects were imported. Next:\n  npx @org/toy extract-secrets imported.ts\n  # the code contained secrets",
    );
  });

  it("shows the reason when the CLI prints it to standard output", async () => {
    const { error, files } = await importWith(
      `printf 'Importing (dev):\\n ~ progress\\n\\nDiagnostics:\\n  KafkaTopic (orders):\\n    error: not found\\n\\nResources:\\n    1 errored\\n'; exit 255`,
    );
    expect(error).toMatch(/failed in .*:\nDiagnostics:\n {2}KafkaTopic \(orders\):\n {4}error: not found$/);
    expect(files).toEqual([]);
  });

  it("marks incomplete code, and says what to do", async () => {
    const { error, files, code } = await importWith("echo half > imported.ts; echo 'error: not found' >&2; exit 255");
    expect(files).toEqual(["imported.ts.partial"]);
    expect(code).toBe("half\n");
    expect(error).toMatch(/error: not found\nThe code of the objects .* is in imported\.ts\.partial\. .* remove them/);
  });

  it("shows all that the CLI printed if it gives no reason", async () => {
    expect((await importWith("echo 'cannot lock the stack'; exit 1")).error).toContain(":\ncannot lock the stack");
  });
});
