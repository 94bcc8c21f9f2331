/** An object that is to be imported. */
export interface ImportedObject {
  readonly type: string;
  /** Name of the resource, by which others name their parent. */
  readonly name: string;
  /** Its import ID; none for a component. */
  readonly id?: string;
  readonly component?: true;
  /** Name of the resource that it is in. */
  readonly parent?: string;
  readonly version?: string;
  readonly pluginDownloadUrl?: string;
}

/** The file that `pulumi import --file` reads. */
export function importFile(resources: readonly ImportedObject[]): string {
  return `${JSON.stringify({ resources }, undefined, 2)}\n`;
}
