import type { ProviderDefinition } from "../../definition/provider.ts";
import { functionToken, resourceToken } from "../../definition/token.ts";

/** Names that a package's texts may use. */
export interface Named {
  /** The package. */
  readonly pkg: string;
  /** Classes and functions: `KafkaTopic`, `getKafkaTopic`. */
  readonly members: ReadonlySet<string>;
  /** The same as tokens. */
  readonly tokens: ReadonlySet<string>;
}

/** Everything that programs can name of a package. */
export function namedOf({ name, resources, functions }: ProviderDefinition): Named {
  return {
    pkg: name,
    members: new Set(["Provider", "config", "types", ...[...resources, ...functions].map((one) => one.name)]),
    tokens: new Set([
      ...resources.map((one) => resourceToken(name, one.name)),
      ...functions.map((one) => functionToken(name, one.name)),
    ]),
  };
}

/** Returns defects of an example: it must use its subject, and only existing names. */
export function exampleFlaws(example: string, uses: string, named: Named): string[] {
  const shown = uses.startsWith("get") ? `${named.pkg}.${uses}` : `new ${named.pkg}.${uses}`;
  const found = new RegExp(`${shown.replaceAll(".", "\\.")}(Output)?\\(`).test(example);
  return [
    ...(found ? [] : [`has an example without ${shown}(...)`]),
    ...madeUpIds(example).map((id) => `has an example with the made-up ID ${id}: read it from the configuration`),
    ...nameFlaws(example, named),
  ];
}

/** The texts of a program that look like IDs, such as `env-abc123`: letters and digits follow a prefix. */
function madeUpIds(program: string): string[] {
  const ids = program.matchAll(/"([A-Za-z]+-(?=[a-z0-9]*\d[a-z0-9])(?=[a-z0-9]*[a-z])[a-z0-9]{5,})"/g);
  return [...ids].map(([, id = ""]) => id);
}

/** Classes, functions and tokens that a text names and the package does not have. */
export function nameFlaws(text: string, { pkg, members, tokens }: Named): string[] {
  const classes = [...text.matchAll(new RegExp(`(?<![\\w./@-])${pkg}\\.([A-Za-z]\\w*)`, "g"))].map(
    ([, name = ""]) => name,
  );
  const written = [...text.matchAll(new RegExp(`(?<![\\w./@-])${pkg}:[\\w/]+:\\w+`, "g"))].map(([token]) => token);
  return [
    ...classes
      .filter((name) => !members.has(name) && !members.has(name.replace(/Output$/, "")))
      .map((name) => `names ${pkg}.${name}, which is not there`),
    ...written.filter((token) => !tokens.has(token)).map((token) => `names ${token}, which is not there`),
  ];
}
