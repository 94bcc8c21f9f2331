import { listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { uploadCertificate } from "../ssl/certificate-upload.ts";
import type { SslCertificate } from "../ssl/certificates.ts";
import { invalid } from "./checks.ts";
import type { KeptCertificates } from "./listeners.ts";

/** A certificate of the account by its ID, or one that the request uploads. */
const certificate = {
  CertId: optional(text({ min: 1 })),
  CertName: optional(text()),
  CertContent: optional(text()),
  CertKey: optional(text()),
};
const oneShape = object({
  ...certificate,
  SSLMode: optional(text()),
  SSLVerifyClient: optional(text()),
  CertCaId: optional(text({ min: 1 })),
  CertCaName: optional(text()),
  CertCaContent: optional(text()),
});
const severalShape = object({
  SSLMode: text(),
  CertList: listOf(object(certificate), { min: 1 }),
  SSLVerifyClient: optional(text()),
});

/** The members of requests for certificates. */
export const certificateMembers = { Certificate: optional(oneShape), MultiCertInfo: optional(severalShape) };

/** The certificates in a request. */
export interface GivenCertificates {
  readonly Certificate?: Static<typeof oneShape> | undefined;
  readonly MultiCertInfo?: Static<typeof severalShape> | undefined;
}

interface GivenCertificate {
  readonly CertId?: string | undefined;
  readonly CertName?: string | undefined;
  readonly CertContent?: string | undefined;
  readonly CertKey?: string | undefined;
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
  // In a list, a certificate without a private key is that of an authority.
  const typeIn = ({ CertKey }: GivenCertificate) => (CertKey === undefined ? "CA" : "SVR");
  const given = several?.CertList.map((each) => certificateIn(world, each, typeIn(each))) ?? [
    certificateIn(world, one ?? {}, "SVR"),
  ];
  const all = given.filter((each) => each !== undefined);
  const { CertCaId: CertId, CertCaName: CertName, CertCaContent: CertContent } = one ?? {};
  const authority = certificateIn(world, mode === "MUTUAL" ? { CertId, CertName, CertContent } : { CertId }, "CA");
  const caId = (authority ?? all.find(({ type }) => type === "CA"))?.id ?? "";
  const servers = all.filter(({ type }) => type === "SVR").map(({ id }) => id);
  if (servers.length === 0) invalid("The certificate of the server is missing.");
  if (mode === "MUTUAL" && caId === "") invalid("Mutual authentication needs the certificate of an authority.");
  return { mode, ids: servers, caId: mode === "MUTUAL" ? caId : "" };
}

/** A certificate that a request names, or uploads with this type. */
function certificateIn(
  world: World,
  { CertId, CertName, CertContent, CertKey }: GivenCertificate,
  type: SslCertificate["type"],
): SslCertificate | undefined {
  if (CertId !== undefined) {
    return world.certificates.get(CertId) ?? invalid(`The certificate ${CertId} does not exist.`);
  }
  if (CertContent === undefined) return undefined;
  if (CertName === undefined) invalid("A certificate without CertId needs CertName.");
  if (type === "SVR" && CertKey === undefined) invalid("The certificate of a server needs CertKey.");
  try {
    return uploadCertificate(world, { alias: CertName, type, publicKey: CertContent, privateKey: CertKey });
  } catch (error) {
    throw error instanceof PlatformError ? new PlatformError("InvalidParameter", error.message) : error;
  }
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
