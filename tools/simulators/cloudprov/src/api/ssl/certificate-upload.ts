import type { World } from "../../world.ts";
import { type NewSslCertificate, newSslCertificate } from "./certificate-state.ts";
import type { SslCertificate } from "./certificates.ts";
import { parsedCertificate } from "./parsed-certificate.ts";

/**
 * Adds a certificate to the account, which the platform then reviews.
 *
 * @throws {PlatformError} if it is not a certificate, or if the private key is not its own.
 */
export function uploadCertificate(
  world: World,
  fields: NewSslCertificate & Pick<SslCertificate, "type" | "privateKey">,
): SslCertificate {
  parsedCertificate(fields.publicKey, fields.privateKey);
  const certificate = world.certificates.insert(newSslCertificate(world, { ...fields, status: 0 }));
  world.hub.agenda.in(world.settings.certificateReviewMs, () => {
    const now = world.certificates.get(certificate.id);
    if (now !== undefined) world.certificates.replace({ ...now, status: 1 });
  });
  return certificate;
}
