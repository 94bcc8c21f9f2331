/** An object that is to be imported. */
export interface ImportedObject {
  readonly type: string;
  /** Name of the resource, by which others name their parent. */
  readonly name: string;
  /** Its import ID. */
  readonly id: string;
  /** Name of the resource that it is in. */
  readonly parent?: string;
}

/**
 * The file that `pulumi import --file` reads.
 *
 * @param nameTable What the stack has already, by the names by which others name it as their parent.
 */
export function importFile(
  resources: readonly ImportedObject[],
  nameTable: Readonly<Record<string, string>> = {},
): string {
  const table = Object.keys(nameTable).length === 0 ? {} : { nameTable };
  return `${JSON.stringify({ ...table, resources }, undefined, 2)}\n`;
}
