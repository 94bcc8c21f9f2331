import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const machinesUpdates = 1;

/** Every kind of resource of virtual machines. */
export function machines({ note }: { readonly note: string }): void {
  new cloudprov.KeyPair("web", { keyName: note.replaceAll(" ", "_"), tags: { team: "shop" } });
}
