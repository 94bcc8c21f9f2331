import { createHash } from "node:crypto";

/** The token, which is the same for all attempts of one creation. */
export function tokenOf(urn: string, first: number): string {
  return createHash("sha256").update(`${urn} ${first}`).digest("hex").slice(0, 32);
}
