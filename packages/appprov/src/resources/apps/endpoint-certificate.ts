import { createPrivateKey, X509Certificate } from "node:crypto";
import { createSafely, creating, inTurn, url } from "@org/core-http";
import { field, type Rule } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { unlessGone } from "../../platform/errors.ts";
import { allMembers, type Body, document, idOf, linkedId, madeDocument, text } from "../../platform/hal.ts";
import { askedSince } from "../../platform/lost-answer.ts";

/** Properties of an endpoint with a certificate of the user's own. */
export const endpointCertificate = {
  certificate: field.string({
    computed: true,
    equality: isSamePem,
    docs: "Certificate of your own in PEM form, followed by those of its chain. A new one is put in the place of the old one without an interruption, and the old one is removed from the environment. Left out, a certificate that somebody else has given the endpoint stays.",
  }),
  privateKey: field.string({
    secret: true,
    writeOnly: true,
    replaceOnChange: {
      when: "it is taken away with its certificate, which the platform cannot do",
      test: (_before, after) => !after,
    },
    docs: "Private key of `certificate`, in PEM form and without a passphrase.",
  }),
  certificateId: field.integer({
    output: true,
    optional: true,
    changesWith: ["certificate"],
    docs: "ID of the certificate; none for a managed one or a default domain.",
  }),
};

/** That a certificate and its key can be read and belong together. Messages hold nothing of either. */
export const certificateRule: Rule = {
  says: "privateKey must be the key of certificate.",
  fields: ["certificate", "privateKey"],
  test({ certificate, privateKey }) {
    if (typeof certificate !== "string" || certificate === "") return [];
    const leaf = parsed(() => new X509Certificate(certificate));
    if (leaf === undefined) {
      return [{ path: "certificate", message: "must be a certificate in PEM form, followed by those of its chain" }];
    }
    if (typeof privateKey !== "string" || privateKey === "") return [];
    const key = parsed(() => createPrivateKey(privateKey));
    if (key === undefined) {
      return [{ path: "privateKey", message: "must be a private key in PEM form, without a passphrase" }];
    }
    return leaf.checkPrivateKey(key)
      ? []
      : [{ path: "privateKey", message: "is not the key of the first certificate in `certificate`" }];
  },
};

/** An endpoint with a certificate of its own. */
interface Certified {
  readonly envId: number;
  readonly certificate?: string | undefined;
  readonly privateKey?: string | undefined;
}

const collection = "certificates";
/** So much older than the request may an object seem that was made by it: clocks differ. */
const clockToleranceMs = 120_000;

/**
 * Makes an endpoint with the certificate that the program gives it, if it gives one. A certificate that comes to be of
 * no use, because the endpoint is not made, is removed.
 */
export async function madeWithCertificate<T>(
  op: Op,
  given: Certified,
  make: (naming: Body) => Promise<T>,
): Promise<{ readonly made: T; readonly certificateId?: number }> {
  if (!given.certificate) return { made: await make({}) };
  const id = await bring(op, given);
  try {
    return { made: await make({ certificate: addressOf(op, id) }), certificateId: Number(id) };
  } catch (error) {
    await removeUnused(op, given.envId, id).catch(() => undefined);
    throw error;
  }
}

/**
 * Puts a new certificate in the place of an endpoint's old one: the new one is made first, and the old one is removed
 * when the endpoint is in force and nothing else uses it.
 *
 * @param old ID of the certificate that the endpoint has; empty when it has none, or none that is to be removed.
 */
export async function renewCertificate(
  op: Op & { readonly id: string },
  given: Certified,
  old: string,
  bringIntoForce: (naming: Body) => Promise<void>,
): Promise<void> {
  const fresh = await bring(op, given);
  try {
    await bringIntoForce({ certificate: addressOf(op, fresh) });
  } catch (error) {
    const isRemoved = await removeUnused(op, given.envId, fresh).catch(() => false);
    // The endpoint has the new one already, and may serve the old one until it is in force.
    if (!isRemoved && old !== "") op.warn(stays(old, op.id));
    throw error;
  }
  if (old === "") return;
  await removeUnused(op, given.envId, old, op.id).catch((error: Error) =>
    op.warn(`${stays(old, op.id)} ${error.message}`),
  );
}

/**
 * Removes a certificate from its environment, unless an endpoint uses it: whether it is gone.
 *
 * @param but An endpoint that does not count: it has had the certificate until now.
 */
export async function removeUnused(op: Op, envId: number, id: string, but?: string): Promise<boolean> {
  const endpoints = await unlessGone(allMembers(op.api, `/accounts/${envId}/vhosts`, "vhosts"));
  if (endpoints?.some((one) => linkedId(one, "certificate") === id && idOf(one) !== but)) return false;
  await unlessGone(op.api.delete(url`/certificates/${id}`));
  return true;
}

/** The certificate that a user has given an endpoint; none when the platform sees to it. */
export async function certificateOf(op: Op, endpoint: Body): Promise<{ certificate: string; certificateId?: number }> {
  const id = linkedId(endpoint, "certificate");
  if (id === "" || endpoint["acme"] === true || endpoint["default"] === true) return { certificate: "" };
  const body = await unlessGone(document(op.api, "certificates", id));
  return body ? { certificate: text(body, "certificate_body"), certificateId: Number(id) } : { certificate: "" };
}

/** True when two texts in PEM form hold the same, however their lines are broken. */
export function isSamePem(one: unknown, other: unknown): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(pem: unknown): string {
  const blocks = [...String(pem).matchAll(/-----BEGIN ([^-]+)-----(.*?)-----END \1-----/gs)];
  return blocks.length === 0
    ? String(pem).trim()
    : blocks.map(([, label, content = ""]) => `${label} ${content.replace(/\s+/g, "")}`).join("\n");
}

/** Makes a certificate: its ID. When the answer is lost, one of the same content that has just been made is it. */
async function bring(op: Op, { envId, certificate = "", privateKey = "" }: Certified): Promise<string> {
  const path = url`/accounts/${envId}/certificates`;
  const what = `a certificate in the environment ${envId}`;
  const since = askedSince(op) - clockToleranceMs;
  const body = { certificate_body: certificate, private_key: privateKey };
  const known = (found: Body) => ({ id: addressOf(op, idOf(found)), body: found });
  // Two of the same content are made one after the other, so that a lost one is found alone.
  const { body: made } = await inTurn(JSON.stringify([op.api.baseUrl, path, contentOf(certificate)]), () =>
    createSafely(op, {
      what,
      // Of several that hold the same, one is as good as another: nobody has to import one.
      importCommand: (address) => address,
      post: async () => known(await op.api.post<Body>(path, { body, expects: madeDocument, ...creating })),
      async find() {
        const all = await allMembers(op.api, path, "certificates");
        const lost = all.filter(
          (one) =>
            isSamePem(one["certificate_body"], certificate) &&
            Date.parse(text(one, "created_at")) >= since &&
            !op.done.isUntouched(collection, idOf(one)),
        );
        return lost.slice(0, 1).map(known);
      },
      isConflict: () => false,
      isOurs: () => true,
      isPart: true,
    }),
  );
  op.done.made(collection, idOf(made));
  return idOf(made);
}

function addressOf(op: Op, id: string): string {
  return `${op.api.baseUrl.replace(/\/$/, "")}${url`/certificates/${id}`}`;
}

function stays(id: string, endpoint: string): string {
  return `The certificate ${id}, which Endpoint ${endpoint} had before, stays in its environment: remove it when nothing uses it any more.`;
}

function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
