/**
 * Returns a definition's example as a complete program: with the necessary imports, and with the stack's configuration
 * if it reads any.
 */
export function exampleProgram(example: string, npmPackage: string, name: string): string {
  const readsConfig = /(?<![.\w])config\.(get|require)/.test(example) && !/\bconfig\s*=/.test(example);
  const usesPulumi = readsConfig || /(?<![.\w])pulumi\./.test(example);
  return [
    ...(usesPulumi ? ['import * as pulumi from "@pulumi/pulumi";'] : []),
    `import * as ${name} from "${npmPackage}";`,
    "",
    ...(readsConfig ? ["const config = new pulumi.Config();"] : []),
    example.trim(),
  ].join("\n");
}
