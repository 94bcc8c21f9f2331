import { creatingIdempotently, type HttpClient, StatusError, url } from "@org/core-http";
import { expectation, field } from "@org/core-provider";
import { isConflict, unlessGone } from "../../platform/errors.ts";
import { type RegisteredSchema, registeredFacts, type SchemaBody } from "./schema-content.ts";

/**
 * Registers a schema and returns its ID. Registering the same content again gives the same ID, so a lost answer is
 * simply asked for again. When the registry refuses, the error tells what is not compatible.
 */
export async function register(client: HttpClient, subject: string, body: SchemaBody): Promise<number> {
  try {
    const path = url`/subjects/${subject}/versions`;
    return (await client.post<{ id: number }>(path, { body, ...creatingIdempotently, expects: registeredAnswer })).id;
  } catch (error) {
    if (isConflict(error)) throw await incompatibility(client, subject, body, error as StatusError);
    throw explained(error);
  }
}

/** Throws when the subject's compatibility level does not let the schema in. */
export async function assertCompatible(client: HttpClient, subject: string, body: SchemaBody): Promise<void> {
  const { is_compatible: compatible, messages } = await compatibility(client, subject, body).catch((error: unknown) => {
    throw explained(error);
  });
  if (!compatible) throw new Error(incompatible(subject, messages));
}

/**
 * Finds the version of a subject that the registry takes for the same as a text: as it is written, then in normal
 * form. Undefined when there is none.
 */
export async function findRegistered(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
): Promise<Pick<RegisteredSchema, "id" | "version"> | undefined> {
  // A version registered with rules that were cleared later holds an empty set of rules.
  for (const candidate of body.ruleSet === undefined ? [body, { ...body, ruleSet: {} }] : [body]) {
    for (const normalize of ["false", "true"]) {
      const found = await lookUp(client, subject, candidate, { normalize });
      if (found) return found;
    }
  }
  return undefined;
}

/** The version of a subject that has a text as it is written; undefined when there is none. */
export function lookUp(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
  query: { readonly normalize: string } = { normalize: "false" },
): Promise<Pick<RegisteredSchema, "id" | "version"> | undefined> {
  const path = url`/subjects/${subject}`;
  return unlessGone(
    client.post<RegisteredSchema>(path, { query, body, idempotent: true, safe: true, expects: foundAnswer }),
    isUnregistered,
  );
}

/** True when an answer says that the version is deleted, for good or only hidden. */
export function isDeleted(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && deletedCodes.includes(error.code ?? "");
}

/** Subject not found, version not found, subject hidden, version hidden. */
const deletedCodes = ["40401", "40402", "40404", "40406"];

const { id, version } = registeredFacts;
const registeredAnswer = expectation({ id });
const foundAnswer = expectation({ id, version });
const compatibilityAnswer = expectation({
  isCompatible: field.boolean({
    output: true,
    answered: "always",
    wire: "is_compatible",
    docs: "Whether it is let in.",
  }),
  messages: field.list(field.string({ docs: "A reason." }), { output: true, wire: "messages", docs: "Why not." }),
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
    expects: compatibilityAnswer,
  });
}

/** What the registry means when it finds no version of a reference. */
function explained(error: unknown): unknown {
  if (!(error instanceof StatusError) || error.code !== "42202") return error;
  return new Error(`${error.message} Check the versions in schemaReferences.`, { cause: error });
}

async function incompatibility(
  client: HttpClient,
  subject: string,
  body: SchemaBody,
  refusal: StatusError,
): Promise<Error> {
  const answer = await compatibility(client, subject, body).catch(() => undefined);
  return answer && !answer.is_compatible
    ? new Error(incompatible(subject, answer.messages), { cause: refusal })
    : refusal;
}

function incompatible(subject: string, messages: readonly string[] | null | undefined): string {
  const reasons = messages?.length
    ? messages.join("; ")
    : "the registry gives no reason, so look at the subject's compatibility level";
  return `the schema is not compatible with earlier versions of subject "${subject}": ${reasons}. Change the schema, or the subject's compatibility level (SubjectConfig)`;
}

/** The registry answers 404 for a text it does not know, and 422 for one that it cannot read. */
function isUnregistered(error: unknown): boolean {
  return error instanceof StatusError && (error.status === 404 || error.status === 422);
}
