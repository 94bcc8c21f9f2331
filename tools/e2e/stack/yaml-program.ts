import { delimiter } from "node:path";
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
