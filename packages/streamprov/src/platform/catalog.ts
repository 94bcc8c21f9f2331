import { creating, type HttpClient, StatusError } from "@org/core-http";
import { type Expectation, expectationOfEach, field, fromWire, UnexpectedResponse } from "@org/core-provider";
import { at, type Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import type { DataPlane } from "./data-plane.ts";
import { isGone, isNotFound } from "./errors.ts";
import { type RegistryService, schemaRegistry } from "./schema-registry.ts";

/** The Stream Catalog: the registry with its keys, under an address of its own where there is one. */
export const catalog: DataPlane<"schemaRegistryCluster"> = {
  ...schemaRegistry,
  name: "the Stream Catalog",
  endpoint: {
    what: "the REST endpoint",
    variables: ["catalogRestEndpoint", "schemaRegistryRestEndpoint"],
    importVariables: ["IMPORT_CATALOG_REST_ENDPOINT", "IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT"],
  },
};

/** What an import needs besides the ID. */
export const catalogImportNeeds =
  "`IMPORT_CATALOG_REST_ENDPOINT` or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, and `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's Schema Registry settings are complete (with OAuth only the endpoint).";

/** What names of tags and business metadata keep to. */
export const catalogName = {
  pattern: {
    match: /^[a-zA-Z][a-zA-Z0-9_\s]*$/,
    says: "begin with a letter and hold only letters, digits, underscores and blanks",
  },
} as const;

/** Where the definitions of tags are. */
export const tagDefinitions = "/catalog/v1/types/tagdefs";

/** The names of a listing of definitions. */
export const nameFacts = { name: field.string({ output: true, answered: "always", wire: "name", docs: "Its name." }) };
export const namesAnswer = expectationOfEach(nameFacts);

/** What the catalog says of an element that it has not taken, in an answer that is a success otherwise. */
const refusalFacts = {
  code: field.integer({ output: true, wire: "error.error_code", docs: "Its code." }),
  message: field.string({ output: true, wire: "error.message", docs: "Why." }),
};
const eachElement = expectationOfEach(refusalFacts);
const elementsAnswer: Expectation = (body) =>
  eachElement(body) ?? ((body as readonly unknown[]).length > 0 ? undefined : new UnexpectedResponse("", "is empty"));

/**
 * Sends one element to a route that takes several, and is answered with 200 whatever comes of each.
 *
 * @throws StatusError when the catalog does not take the element: its code counts as the status.
 */
export async function writeElement(
  client: HttpClient,
  method: "POST" | "PUT",
  path: string,
  element: Body,
): Promise<void> {
  const { body } = await client.request<readonly Body[]>({
    method,
    path,
    body: [element],
    expects: elementsAnswer,
    ...(method === "POST" ? creating : {}),
  });
  const [written = {}] = body;
  if ((at(written, "error") ?? undefined) === undefined) return;
  const { code, message } = fromWire(refusalFacts, written);
  const status = Number(String(code).slice(0, 3));
  throw new StatusError({
    status: status >= 400 && status < 600 ? status : 400,
    code: String(code),
    platformMessage: message,
    method,
    url: path,
  });
}

/**
 * Something of the catalog; undefined when it is proven gone. The catalog may answer 403 for what is gone, and does so to
 * credentials that may not see it.
 *
 * @param isListed - Whether the whole listing of its kind holds it, for what is listed: it is gone for an administrator
 * when the listing does not. Without it, a 403 proves nothing.
 * @throws StatusError with 403 when nothing proves that it is gone.
 */
export async function unlessHidden<T>(
  op: Clients,
  { signer }: Pick<RegistryService, "signer">,
  read: Promise<T>,
  isListed?: () => Promise<boolean>,
): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (!isGone(error)) throw error;
    const isGoneForAdmin = async () =>
      isListed !== undefined && (await op.platform.sight.seesAll(signer)) && !(await isListed());
    if (isNotFound(error) || (await isGoneForAdmin())) return undefined;
    throw error;
  }
}

/** Removes something of the catalog. The documents name no answer about what is gone already, so that is looked for. */
export async function removeUnlessGone(removal: Promise<unknown>, read: () => Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    if (!isNotFound(error) && (await read().catch(() => error)) !== undefined) throw error;
  }
}

/** A value of an attribute, as text. */
export function attributeText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") throw UnexpectedResponse.kind(value, "a string");
  return String(value);
}
