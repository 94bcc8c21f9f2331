import { type FamilyOutline, namesOf } from "@org/core-provider";

/** The module with the names of the definitions of each family, which a plugin knows before it loads the families. */
export async function familyNamesFile(families: readonly FamilyOutline[]): Promise<string> {
  const named = await Promise.all(families.map(async (family) => [family.name, namesOf(await family.load())] as const));
  // One name per line, so that changes of several branches can be merged.
  const names = JSON.stringify(Object.fromEntries(named), undefined, 2);
  return `// Generated from src/families. Do not edit: change the families and regenerate.
import type { FamilyNames } from "@org/core-provider";

/** The definitions of each family, by the name of its file. */
export const familyNames: Readonly<Record<string, FamilyNames>> = ${names};
`;
}
