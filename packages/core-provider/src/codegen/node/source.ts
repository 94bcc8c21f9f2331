/** First line of every generated TypeScript file. */
export const banner =
  "// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.";

/**
 * Imports from Pulumi: values that a file needs at run time by name, everything else as types. In CommonJS, importing
 * everything would copy Pulumi's list of exports into every file.
 */
export function pulumiImports(runtimeName: string): string[] {
  return [`import { ${runtimeName} } from "@pulumi/pulumi";`, 'import type * as pulumi from "@pulumi/pulumi";'];
}

/** One file of the SDK: the banner, the imports, the rest with one empty line between its parts. */
export function sourceFile(imports: readonly string[], parts: readonly string[]): string {
  const head = imports.length === 0 ? banner : `${banner}\n${imports.join("\n")}`;
  return `${[head, ...parts].join("\n\n")}\n`;
}

/** Every line that is not empty, two spaces a level further in. */
export function indent(text: string, levels = 1): string {
  return text.replace(/^(?=.)/gm, "  ".repeat(levels));
}

/** A property's name as a key of an object or interface. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** `args.name`, or `args["odd name"]`; of `args?`, which may be undefined, `args?.name` and `args?.["odd name"]`. */
export function memberOf(object: string, name: string): string {
  const key = propertyKey(name);
  if (key === name) return `${object}.${name}`;
  return object.endsWith("?") ? `${object}.[${key}]` : `${object}[${key}]`;
}

/** A TSDoc comment to put before a declaration; empty without text. */
export function docComment(description: string | undefined, deprecated?: string): string {
  const text = [description?.trim(), deprecated === undefined ? undefined : `@deprecated ${deprecated}`]
    .filter((part) => part !== undefined && part !== "")
    .join("\n\n")
    .replaceAll("*/", "*\\/");
  if (text === "") return "";
  if (!text.includes("\n")) return `/** ${text} */\n`;
  const lines = text.split("\n").map((line) => (line === "" ? " *" : ` * ${line}`));
  return `/**\n${lines.join("\n")}\n */\n`;
}
