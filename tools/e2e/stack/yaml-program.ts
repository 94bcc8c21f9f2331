import { delimiter } from "node:path";
import { findYamlHost } from "@org/pulumi-cli";
import type { LocalStack } from "@org/pulumi-run";
import { inject } from "vitest";

/** Environment variables that let the CLI find the language host of YAML programs. */
export async function withYamlHost(): Promise<Record<string, string>> {
  const { binDir } = await findYamlHost();
  return { PATH: `${binDir}${delimiter}${process.env["PATH"] ?? ""}` };
}

/** Makes a YAML program that of a stack: everything of a `Pulumi.yaml` after its first lines. */
export function setYamlProgram(stack: LocalStack, program: string): Promise<void> {
  const head = `name: e2e
runtime: yaml
plugins:
  providers:
    - name: streamprov
      path: ${JSON.stringify(inject("pluginFolder"))}
`;
  return stack.write("Pulumi.yaml", `${head}${program}`);
}
