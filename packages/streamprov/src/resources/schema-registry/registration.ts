import { creatingIdempotently, type HttpClient, StatusError, url } from "@org/core-http";
import { CodedError, expectation, responseField } from "@org/core-provider";
import { ifExists, isConflict } from "../../platform/errors.ts";
import { type RegisteredSchema, registeredFacts, type SchemaBody } from "./schema-content.ts";

/**
 * Registers a schema and returns its ID. Equal content gets the same ID, so the request is repeated after a lost
 * response. If the registry rejects the schema, the error says what is incompatible.
 */
export async function register(client: HttpClient, subject: string, body: SchemaBody): Promise<number> {
  try {
    const path = url`/subjects/${subject}/versions`;
    return (await client.post<{ id: number }>(path, { body, ...creatingIdempotently, expects: registeredResponse })).id;
  } catch (error) {
    if (isConflict(error)) throw await incompatibility(client, subject, body, error as StatusError);
    throw explained(error);
  }
}

/** Throws if the schema breaks the subject's compatibility level. */
export async function assertCompatible(client: HttpClient, subject: string, body: SchemaBody): Promise<void> {
  const { is_compatible: compatible, messages } = await compatibility(client, subject, body).catch((error: unknown) => {
    throw explained(error);
  });
  if (!compatible) throw new CodedError("request-rejected", incompatible(subject, messages));
}

/**
 * Finds the version of a subject that the registry treats as equal to a schema: first as it is written, then normalized.
 * Undefined if there is none.
 */
export async function findRegistered(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
): Promise<Pick<RegisteredSchema, "id" | "version"> | undefined> {
  // A version whose rules were cleared later has an empty rule set.
  for (const candidate of body.ruleSet === undefined ? [body, { ...body, ruleSet: {} }] : [body]) {
    for (const normalize of ["false", "true"]) {
      const found = await lookUp(client, subject, candidate, { normalize });
      if (found) return found;
    }
  }
  return undefined;
}

/** The version of a subject with exactly this schema, if any. */
export function lookUp(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
  query: { readonly normalize: string } = { normalize: "false" },
): Promise<Pick<RegisteredSchema, "id" | "version"> | undefined> {
  const path = url`/subjects/${subject}`;
  return ifExists(
    client.post<RegisteredSchema>(path, { query, body, idempotent: true, safe: true, expects: foundResponse }),
    isUnregistered,
  );
}

/** True when a response says that the version is deleted or soft-deleted. */
export function isDeleted(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && deletedCodes.includes(error.code ?? "");
}

/** Subject not found, version not found, subject soft-deleted, version soft-deleted. */
const deletedCodes = ["40401", "40402", "40404", "40406"];

const { id, version } = registeredFacts;
const registeredResponse = expectation({ id });
const foundResponse = expectation({ id, version });
const compatibilityResponse = expectation({
  isCompatible: responseField.boolean({
    returned: "always",
    wire: "is_compatible",
  }),
  messages: responseField.list(responseField.string({}), { wire: "messages" }),
});

interface Compatibility {
  readonly is_compatible: boolean;
  readonly messages?: readonly string[] | null;
}

function compatibility(client: HttpClient, subject: string, body: SchemaBody): Promise<Compatibility> {
  const path = url`/compatibility/subjects/${subject}/versions`;
  return client.post<Compatibility>(path, {
    query: { verbose: "true" },
    body,
    idempotent: true,
    safe: true,
    expects: compatibilityResponse,
  });
}

/** Explains the registry's error about a missing version of a reference. */
function explained(error: unknown): unknown {
  if (!(error instanceof StatusError) || error.code !== "42202") return error;
  return new CodedError("request-rejected", `${error.message} Check the versions in schemaReferences.`, {
    cause: error,
  });
}

async function incompatibility(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
  refusal: StatusError,
): Promise<Error> {
  const answer = await compatibility(client, subject, body).catch(() => undefined);
  return answer && !answer.is_compatible
    ? new CodedError("request-rejected", incompatible(subject, answer.messages), { cause: refusal })
    : refusal;
}

function incompatible(subject: string, messages: readonly string[] | null | undefined): string {
  const reasons = messages?.length
    ? messages.join("; ")
    : "the registry gives no reason; check the subject's compatibility level";
  return `the schema is not compatible with earlier versions of subject "${subject}": ${reasons}. Change the schema, or the subject's compatibility level (SubjectConfig)`;
}

/** The registry returns 404 for an unknown schema, and 422 for a schema that it cannot parse. */
function isUnregistered(error: unknown): boolean {
  return error instanceof StatusError && (error.status === 404 || error.status === 422);
}
