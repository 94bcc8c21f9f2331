import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { SslCertificate } from "./certificates.ts";

/** A certificate that a test creates. */
export type NewSslCertificate = Pick<SslCertificate, "publicKey"> & Partial<SslCertificate>;

/** A certificate with the default settings. */
export function newSslCertificate(world: World, fields: NewSslCertificate): SslCertificate {
  return {
    id: world.newUuid().slice(0, 8),
    alias: "",
    type: "CA",
    projectId: 0,
    privateKey: undefined,
    status: 1,
    createdAt: world.now(),
    ...fields,
  };
}

/** Opens the certificates of a world to tests. Omitted values have defaults. */
export function certificateState(world: World) {
  return {
    sslCertificates: objectsOf(world.hub.agenda, world.certificates, (fields: NewSslCertificate) =>
      newSslCertificate(world, fields),
    ),
  };
}

/** The name of a certificate in the tag service. */
export function tagsOfCertificate({ id }: Pick<SslCertificate, "id">, region: string): TaggedResource {
  return { service: "ssl", prefix: "certificate", region, resourceId: id };
}

/** Whether a resource is an existing certificate. */
export function isCertificate({ certificates }: World, { service, prefix, resourceId }: TaggedResource): boolean {
  return service === "ssl" && prefix === "certificate" && certificates.get(resourceId) !== undefined;
}
