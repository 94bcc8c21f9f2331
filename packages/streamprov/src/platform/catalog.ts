import { creating, type HttpClient, StatusError } from "@org/core-http";
import {
  type Expectation,
  expectationOfEach,
  fromWire,
  noteMissingMember,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type DataPlane, importFrom } from "./data-plane.ts";
import { isMissingError, isNotFound } from "./errors.ts";
import { type RegistryService, schemaRegistry } from "./schema-registry.ts";

/** The Stream Catalog: the Schema Registry and its keys, sometimes at a different endpoint. */
export const catalog: DataPlane<"schemaRegistryCluster"> = {
  ...schemaRegistry,
  name: "the Stream Catalog",
  endpoint: {
    what: "the REST endpoint",
    variables: ["catalogRestEndpoint", "schemaRegistryRestEndpoint"],
    importVariables: ["IMPORT_CATALOG_REST_ENDPOINT", "IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT"],
  },
};

/** The requirements of an import besides the ID. */
export const catalogImport = importFrom(catalog);

/** The rule for names of tags and business metadata. */
export const catalogName = {
  pattern: {
    match: /^[a-zA-Z][a-zA-Z0-9_\s]*$/,
    says: "begin with a letter, and contain only letters, digits, underscores and spaces",
  },
} as const;

/** The path of the definitions of tags. */
export const tagDefinitions = "/catalog/v1/types/tagdefs";

/** The name of a definition. */
export const nameFacts = { name: responseField.string({ returned: "always", wire: "name" }) };
/** Expects a list of definitions. */
export const definitionsResponse = expectationOfEach(nameFacts);

/** The error of a rejected element in a response that is otherwise successful. */
const refusalFacts = {
  code: responseField.integer({ wire: "error.error_code" }),
  message: responseField.string({ wire: "error.message" }),
};
const eachElement = expectationOfEach(refusalFacts);
const elementsResponse: Expectation = (body) =>
  eachElement(body) ?? ((body as readonly unknown[]).length > 0 ? undefined : new UnexpectedResponse("", "is empty"));

/**
 * Sends one element to a route that accepts several, and returns 200 even if it rejects an element.
 *
 * @throws StatusError when the catalog rejects the element, with the element's error code as the status.
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
    expects: elementsResponse,
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
 * Reads an object in the catalog; undefined if it is proven not to exist. The catalog may return 403 for a deleted object,
 * and also for missing permissions.
 *
 * @param isListed - Whether the complete list contains the object. If an administrator's list lacks it, it does not exist.
 * Without this, a 403 proves nothing.
 * @throws StatusError with 403 when nothing proves that the object does not exist.
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
    if (!isMissingError(error)) throw error;
    const isGoneForAdmin = async () =>
      isListed !== undefined && (await op.platform.permissions.seesAll(signer)) && !(await isListed());
    if (isNotFound(error) || (await isGoneForAdmin())) return undefined;
    throw error;
  }
}

/** Deletes an object in the catalog. The response for a missing object is not documented, so it is read after an error. */
export async function removeIfExists(removal: Promise<unknown>, read: () => Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    if (!isNotFound(error) && (await read().catch(() => error)) !== undefined) throw error;
  }
}

/** The value of an attribute as text. */
export function attributeText(value: unknown): string {
  if (value === undefined) noteMissingMember();
  if (value === undefined || value === null) return "";
  if (typeof value === "object") throw UnexpectedResponse.kind(value, "a string");
  return String(value);
}

/** Whether a qualified name is that of an entity. The name may be a shorter one, which the qualified name ends with. */
export function isQualified(qualified: string, name: string): boolean {
  return qualified === name || qualified.endsWith(`:${name}`);
}
