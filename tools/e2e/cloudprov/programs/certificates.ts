import * as cloudprov from "@org/cloudprov";
import { testAuthority } from "@org/cloudprov-simulator";

const authority = testAuthority().cert.trim();

/** The number of resources below that a change of the note updates. */
export const certificatesUpdates = 1;

/** Every kind of resource of certificates. */
export function certificates({ note }: { readonly note: string }): void {
  new cloudprov.SslCertificate("shop", { name: note, type: "CA", cert: authority, tags: { team: "shop" } });
}
