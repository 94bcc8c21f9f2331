/** An object to import. */
export interface ImportedObject {
  readonly type: string;
  /** Name of the resource. Other resources use it to refer to their parent. */
  readonly name: string;
  /** Its import ID. */
  readonly id: string;
  /** Name of its parent resource. */
  readonly parent?: string;
}

/**
 * The file that `pulumi import --file` reads.
 *
 * @param nameTable - URNs of resources that the stack already has, by the names that others use for their parents.
 */
export function importFile(
  resources: readonly ImportedObject[],
  nameTable: Readonly<Record<string, string>> = {},
): string {
  const table = Object.keys(nameTable).length === 0 ? {} : { nameTable };
  return `${JSON.stringify({ ...table, resources }, undefined, 2)}\n`;
}
