import type { HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import type { Service } from "../../platform/data-plane.ts";
import type { ListingReader } from "../../platform/listing-reader.ts";
import type { RegisteredSchema } from "./schema-content.ts";

/** The registry answers no more schemas than this at once, however many are asked for. */
const pageSize = 1_000;

/** All versions of one subject, the oldest first. */
export async function versionsOf(client: HttpClient, subject: string): Promise<RegisteredSchema[]> {
  // The prefix matches other subjects too.
  const found = await listSchemas(client, { subjectPrefix: subject });
  return found.filter((s) => s.subject === subject).sort((a, b) => a.version - b.version);
}

/** The latest version of each subject of the registry's default context. */
export function latestSchemas(client: HttpClient, subjectPrefix: string): Promise<readonly RegisteredSchema[]> {
  return listSchemas(client, { subjectPrefix, latestOnly: "true" });
}

/** One version of a subject during a refresh: from a listing of the registry when many are asked for. */
export function readFromListing(
  op: Operation & Clients,
  service: Service,
  subject: string,
  identifier: number | "latest",
): Promise<RegisteredSchema | undefined> {
  return identifier === "latest"
    ? latestReader(op, service, subject).read(subject, op)
    : versionReader(op, service, subject).read(versionKey(identifier, subject), op);
}

/** Makes a change to a subject, after which a refresh asks again. */
export function changingSchemas<T>(
  op: Clients,
  service: Service,
  subject: string,
  change: () => Promise<T>,
): Promise<T> {
  return latestReader(op, service, subject).changing(() => versionReader(op, service, subject).changing(change));
}

/** `GET /schemas`, page by page: the schemas that are not deleted, as far as the query goes. */
export async function listSchemas(
  client: HttpClient,
  query: Readonly<Record<string, string>>,
): Promise<readonly RegisteredSchema[]> {
  const all: RegisteredSchema[] = [];
  for (;;) {
    const page = await client.get<readonly RegisteredSchema[]>("/schemas", {
      query: { ...query, offset: String(all.length), limit: String(pageSize) },
    });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

function latestReader(op: Clients, service: Service, subject: string): ListingReader<RegisteredSchema> {
  const context = contextOf(subject);
  return op.platform.reader(`${service.key} latest schemas ${context}`, {
    readOne: async (name, bounds) => (await versionsOf(service.shared.with(bounds), name)).at(-1),
    listAll: async (bounds) =>
      new Map((await latestSchemas(service.shared.with(bounds), context)).map((s) => [s.subject, s])),
  });
}

function versionReader(op: Clients, service: Service, subject: string): ListingReader<RegisteredSchema> {
  const context = contextOf(subject);
  return op.platform.reader(`${service.key} schemas ${context}`, {
    readOne: async (key, bounds) => {
      const versions = await versionsOf(service.shared.with(bounds), key.slice(key.indexOf("/") + 1));
      return versions.find((s) => versionKey(s.id, s.subject) === key);
    },
    listAll: async (bounds) => {
      const all = await listSchemas(service.shared.with(bounds), { subjectPrefix: context });
      return new Map(all.map((s) => [versionKey(s.id, s.subject), s]));
    },
  });
}

function versionKey(id: number, subject: string): string {
  return `${id}/${subject}`;
}

/** The part of a subject that names its context, `:.context:`; empty for the default one, whose listing has no other. */
function contextOf(subject: string): string {
  return /^:\.[^:]*:/.exec(subject)?.[0] ?? "";
}
