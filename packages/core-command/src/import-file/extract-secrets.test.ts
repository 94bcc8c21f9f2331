import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runCommands } from "../run.ts";
import { extractSecretsCommand } from "./extract-secrets.ts";

const compiler = dirname(dirname(fileURLToPath(import.meta.resolve("typescript"))));
const program = 'import * as toy from "@org/toy";\nnew toy.Box("a", {plan: "hush"});\n';
const schema = {
  resources: { "toy:index/box:Box": { inputProperties: { plan: { type: "string", secret: true } } } },
  types: {},
};

/** Runs the command on a file of a project. */
async function extract(name: string, text: string, others: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "extract-secrets-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await symlink(compiler, join(folder, "node_modules/typescript"), "junction");
    await writeFile(join(folder, "package.json"), JSON.stringify({ name: "@org/toy", pulumi: { name: "toy" } }));
    await writeFile(join(folder, "schema.json"), JSON.stringify(schema));
    await writeFile(join(folder, name), text);
    let output = "";
    const log = (more: string) => {
      output += more;
    };
    const status = await runCommands(
      { packageName: "@org/toy", version: "1.0.0", commands: [extractSecretsCommand(folder)] },
      ["extract-secrets", name, ...others],
      { folder, environment: {}, print: log, log },
    );
    const path = join(folder, name);
    return { status, output, after: await readFile(path, "utf8"), mode: (await stat(path)).mode & 0o777 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("extract-secrets", () => {
  it("moves the secrets out of a program, and prints the commands that set them without the values", async () => {
    const { status, output, after } = await extract("imported.ts", program);
    expect(after).toContain('{plan: config.requireSecret("a-plan")}');
    expect(output).toBe(
      "The program reads 1 secret from the configuration. Set it before the next preview:\n  pulumi config set --secret a-plan\n",
    );
    expect(status).toBe(0);
  });

  it("leaves a program without secrets as it is", async () => {
    const { output, after } = await extract("imported.ts", "export {};\n");
    expect(after).toBe("export {};\n");
    expect(output).toBe("The program contains no secrets.\n");
  });

  it("changes no program if another one cannot be read, and says which file to pass", async () => {
    const { status, output, after } = await extract("imported.ts", program, ["missing.ts"]);
    expect(after).toBe(program);
    expect(output).toContain("missing.ts cannot be read (ENOENT). Pass a program that `pulumi import` wrote.");
    expect(status).toBe(1);
  });

  it("only protects a file in another language", async () => {
    const { status, output, after, mode } = await extract("imported.yaml", "resources: {}\n");
    expect(output).toContain("imported.yaml is not TypeScript or JavaScript. It may contain secrets in plain text");
    expect(after).toBe("resources: {}\n");
    if (process.platform !== "win32") expect(mode).toBe(0o600);
    expect(status).toBe(1);
  });
});
