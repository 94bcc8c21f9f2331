import { listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { invalid } from "./checks.ts";
import type { KeptCertificates } from "./listeners.ts";

const oneShape = object({
  SSLMode: optional(text()),
  SSLVerifyClient: optional(text()),
  CertId: optional(text({ min: 1 })),
  CertCaId: optional(text({ min: 1 })),
});
const severalShape = object({
  SSLMode: text(),
  CertList: listOf(object({ CertId: text({ min: 1 }) }), { min: 1 }),
  SSLVerifyClient: optional(text()),
});

/** The members of requests for certificates. Certificates are uploaded to their own service before. */
export const certificateMembers = { Certificate: optional(oneShape), MultiCertInfo: optional(severalShape) };

/** The certificates in a request. */
export interface GivenCertificates {
  readonly Certificate?: Static<typeof oneShape> | undefined;
  readonly MultiCertInfo?: Static<typeof severalShape> | undefined;
}

/** The certificates that the platform keeps; undefined if a request has none. */
export function keptCertificates(
  world: World,
  { Certificate: one, MultiCertInfo: several }: GivenCertificates,
): KeptCertificates | undefined {
  if (one !== undefined && several !== undefined) {
    throw new PlatformError("InvalidParameterCombination", "Give Certificate or MultiCertInfo.");
  }
  if (one === undefined && several === undefined) return undefined;
  const mode = one?.SSLMode ?? several?.SSLMode ?? "UNIDIRECTIONAL";
  if (mode !== "UNIDIRECTIONAL" && mode !== "MUTUAL") invalid(`SSLMode must be UNIDIRECTIONAL or MUTUAL, not ${mode}.`);
  const ids = several?.CertList.map(({ CertId }) => CertId) ?? (one?.CertId === undefined ? [] : [one.CertId]);
  const all = ids.map((id) => world.certificates.get(id) ?? invalid(`The certificate ${id} does not exist.`));
  const caIds = all.filter(({ type }) => type === "CA").map(({ id }) => id);
  const caId = one?.CertCaId ?? caIds[0] ?? "";
  if (caId !== "" && world.certificates.get(caId) === undefined) invalid(`The certificate ${caId} does not exist.`);
  const servers = all.filter(({ type }) => type === "SVR").map(({ id }) => id);
  if (servers.length === 0) invalid("The certificate of the server is missing.");
  if (mode === "MUTUAL" && caId === "") invalid("Mutual authentication needs the certificate of an authority.");
  return { mode, ids: servers, caId: mode === "MUTUAL" ? caId : "" };
}

/** Certificates as a listing has them. */
export function certificateDocument(kept: KeptCertificates | undefined): Reply | null {
  if (kept === undefined) return null;
  const [main = "", ...others] = kept.ids;
  return {
    SSLMode: kept.mode,
    SSLVerifyClient: kept.mode === "MUTUAL" ? "ON" : "OFF",
    CertId: main,
    CertCaId: kept.caId,
    ExtCertIds: others,
  };
}
