import { type FamilyNames, type FamilyOutline, namesOf } from "@org/core-provider";

/** The names of the definitions of each family. */
export async function familyNamesOf(
  families: readonly FamilyOutline[],
): Promise<Readonly<Record<string, FamilyNames>>> {
  const named = await Promise.all(families.map(async (family) => [family.name, namesOf(await family.load())] as const));
  return Object.fromEntries(named);
}

/** The module with the names of the definitions of each family, which a plugin knows before it loads the families. */
export function familyNamesFile(familyNames: Readonly<Record<string, FamilyNames>>): string {
  // One name per line, so that changes of several branches can be merged.
  const names = JSON.stringify(familyNames, undefined, 2);
  return `// Generated from src/families. Do not edit: change the families and regenerate.
import type { FamilyNames } from "@org/core-provider";

/** The definitions of each family, by the name of its file. */
export const familyNames: Readonly<Record<string, FamilyNames>> = ${names};
`;
}
