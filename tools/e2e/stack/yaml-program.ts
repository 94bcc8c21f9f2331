import { cp, mkdir, symlink } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { findYamlHost } from "@org/pulumi-cli";
import { inject } from "vitest";
import type { TestStack } from "./stack.ts";

/** Environment variables that let the CLI find the language host of YAML programs. */
export async function withYamlHost(): Promise<Record<string, string>> {
  const { binDir } = await findYamlHost();
  return { PATH: `${binDir}${delimiter}${process.env["PATH"] ?? ""}` };
}

/** Makes a YAML program that of a stack: everything of a `Pulumi.yaml` after its first lines. */
export function setYamlProgram(stack: TestStack, program: string, runtime = "yaml"): Promise<void> {
  const head = `name: e2e
runtime: ${runtime}
plugins:
  providers:
    - name: ${stack.provider}
      path: ${JSON.stringify(inject("pluginFolders")[stack.provider])}
`;
  return stack.write("Pulumi.yaml", `${head}${program}`);
}

/** Makes the YAML program of an example that of a stack, with the plugin where its npm package would be. */
export async function useYamlExample(stack: TestStack, name: string): Promise<void> {
  const program = join(import.meta.dirname, "../../../examples", name, "Pulumi.yaml");
  const packages = join(stack.folder, "node_modules/@org");
  await cp(program, join(stack.folder, "Pulumi.yaml"));
  await mkdir(packages, { recursive: true });
  await symlink(inject("pluginFolders")[stack.provider], join(packages, stack.provider), "junction");
}
