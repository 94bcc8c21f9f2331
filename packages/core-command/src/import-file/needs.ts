import { visibleLine } from "../visible-text.ts";
import type { ImportedObject } from "./import-file.ts";

/** A kind of object whose import needs more than the ID. */
interface Needing {
  readonly token: string;
  readonly needs: string | undefined;
  variable(importId: string): string | undefined;
}

/**
 * Lines of a report about what imports need besides the IDs: each requirement once, with its kinds and the variables of
 * single objects. Empty if there is nothing to report.
 */
export function needsOf(kinds: readonly Needing[], objects: readonly ImportedObject[]): readonly string[] {
  const needs = new Map<string, { readonly names: string[]; readonly variables: string[] }>();
  for (const { token, needs: text, variable } of kinds) {
    const own = objects.filter(({ type }) => type === token);
    if (text === undefined || own.length === 0) continue;
    const { names, variables } = needs.get(text) ?? { names: [], variables: [] };
    names.push(token.slice(token.lastIndexOf(":") + 1));
    variables.push(...own.flatMap(({ id }) => variable(id) ?? []));
    needs.set(text, { names, variables });
  }
  if (needs.size === 0) return [];
  return [
    "",
    "Besides the IDs, the imports need:",
    ...[...needs].flatMap(([text, { names, variables }]) => [
      `  ${names.join(", ")}: ${text}`,
      ...(variables.length === 0 ? [] : [visibleLine(`    Set for these objects: ${variables.join(", ")}`)]),
    ]),
  ];
}
