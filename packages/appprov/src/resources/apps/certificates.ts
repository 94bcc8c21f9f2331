import { createSafely, creating, url } from "@org/core-http";
import type { ObjectOp, Op } from "../../platform/clients.ts";
import { earliestRequest } from "../../platform/create-object.ts";
import { ifFound } from "../../platform/errors.ts";
import { allMembers, type Body, createdDocument, idOf, linkedId, text } from "../../platform/hal.ts";
import { isSamePem, pemContent } from "./endpoint-certificate.ts";

/** An endpoint with its own certificate. */
interface Certified {
  readonly envId: number;
  readonly certificate?: string | undefined;
  readonly privateKey?: string | undefined;
}

const collection = "certificates";
/** Clocks may differ by this much when a certificate's age is judged. */
const clockToleranceMs = 120_000;

/**
 * Creates an endpoint with its certificate, if the program has one. If the endpoint cannot be created, the certificate is
 * deleted again.
 *
 * @param create - Creates the endpoint. Gets the member of the request body that names the certificate.
 */
export async function createWithCertificate<T>(
  op: Op,
  endpoint: Certified,
  create: (certificate: Body) => Promise<T>,
): Promise<{ readonly created: T; readonly certificateId?: number }> {
  if (!endpoint.certificate) return { created: await create({}) };
  const id = await createCertificate(op, endpoint);
  try {
    return { created: await create({ certificate: addressOf(op, id) }), certificateId: Number(id) };
  } catch (error) {
    await deleteUnused(op, endpoint.envId, id).catch(() => undefined);
    throw error;
  }
}

/**
 * Replaces an endpoint's certificate. The new certificate is created first. The old one is deleted after the endpoint is
 * provisioned, if nothing else uses it.
 *
 * @param old - ID of the endpoint's certificate; empty if it has none, or none that may be deleted.
 * @param provision - Gets the member of the request body that names the certificate.
 */
export async function replaceCertificate(
  op: ObjectOp,
  endpoint: Certified,
  old: string,
  provision: (certificate: Body) => Promise<void>,
): Promise<void> {
  const created = await createCertificate(op, endpoint);
  try {
    await provision({ certificate: addressOf(op, created) });
  } catch (error) {
    const isDeleted = await deleteUnused(op, endpoint.envId, created).catch(() => false);
    // The endpoint refers to the new certificate already, but may use the old one until it is provisioned.
    if (!isDeleted && old !== "") op.warn(notDeleted(old, op.id));
    throw error;
  }
  if (old === "") return;
  await deleteUnused(op, endpoint.envId, old, op.id).catch((error: Error) =>
    op.warn(`${notDeleted(old, op.id)} ${error.message}`),
  );
}

/**
 * Deletes a certificate from its environment unless an endpoint uses it. Returns whether it was deleted.
 *
 * @param except - ID of an endpoint that is ignored, because it no longer needs the certificate.
 */
export async function deleteUnused(op: Op, envId: number, id: string, except?: string): Promise<boolean> {
  const endpoints = await ifFound(allMembers(op.api, `/accounts/${envId}/vhosts`, "vhosts"));
  if (endpoints?.some((one) => linkedId(one, "certificate") === id && idOf(one) !== except)) return false;
  await ifFound(op.api.delete(url`/certificates/${id}`));
  return true;
}

/** Creates a certificate and returns its ID. If the response is lost, a new certificate with the same content is used. */
async function createCertificate(op: Op, { envId, certificate = "", privateKey = "" }: Certified): Promise<string> {
  const path = url`/accounts/${envId}/certificates`;
  const since = earliestRequest(op) - clockToleranceMs;
  const body = { certificate_body: certificate, private_key: privateKey };
  const found = (document: Body) => ({ id: addressOf(op, idOf(document)), body: document });
  const isCandidate = (one: Body) =>
    isSamePem(one["certificate_body"], certificate) &&
    Date.parse(text(one, "created_at")) >= since &&
    !op.memory.history.isUnused(collection, idOf(one));
  // Certificates with the same content are created one after the other, so that a search after a lost response finds one.
  const { body: created } = await op.memory.creates.inSequence(
    JSON.stringify([op.api.baseUrl, path, pemContent(certificate)]),
    () =>
      createSafely(op, {
        what: `a certificate in the environment ${envId}`,
        post: async () => found(await op.api.post<Body>(path, { body, expects: createdDocument, ...creating })),
        // If several have the same content, any of them will do.
        find: async () => (await allMembers(op.api, path, collection)).filter(isCandidate).slice(0, 1).map(found),
        isConflict: () => false,
        isOurs: () => true,
        isPart: true,
      }),
  );
  op.memory.history.created(collection, idOf(created));
  return idOf(created);
}

function addressOf(op: Op, id: string): string {
  return `${op.api.baseUrl.replace(/\/$/, "")}${url`/certificates/${id}`}`;
}

function notDeleted(id: string, endpoint: string): string {
  return `The certificate ${id}, which Endpoint ${endpoint} used before, was not deleted from its environment. Delete it when nothing uses it anymore.`;
}
