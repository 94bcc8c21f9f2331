import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const functionsUpdates = 1;

/** Every kind of resource of functions. */
export function functions({ note }: { readonly note: string }): void {
  new cloudprov.ScfNamespace("shop", { namespace: "shop", description: note });
}
