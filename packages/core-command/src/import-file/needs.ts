import { visibleLine } from "../visible-text.ts";
import type { ImportedObject } from "./import-file.ts";

/** A kind of object, with what its import needs beside the ID. */
interface Needing {
  readonly token: string;
  readonly needs: string | undefined;
  variable(importId: string): string | undefined;
}

/**
 * What the imports of some objects read beside their IDs, each once, with the kinds that need it and the variables that
 * are those of one object: lines of a report. None when it is nothing.
 */
export function needsOf(kinds: readonly Needing[], objects: readonly ImportedObject[]): readonly string[] {
  const needs = new Map<string, { readonly names: string[]; readonly variables: string[] }>();
  for (const { token, needs: told, variable } of kinds) {
    const own = objects.filter(({ type }) => type === token);
    if (told === undefined || own.length === 0) continue;
    const { names, variables } = needs.get(told) ?? { names: [], variables: [] };
    names.push(token.slice(token.lastIndexOf(":") + 1));
    variables.push(...own.flatMap(({ id }) => variable(id) ?? []));
    needs.set(told, { names, variables });
  }
  if (needs.size === 0) return [];
  return [
    "",
    "What the imports read beside their IDs:",
    ...[...needs].flatMap(([told, { names, variables }]) => [
      `  ${names.join(", ")}: ${told}`,
      ...(variables.length === 0 ? [] : [visibleLine(`    Set for these objects: ${variables.join(", ")}`)]),
    ]),
  ];
}
