import { type HttpClient, type MemberCollection, PageBound } from "@org/core-http";
import { type Expectation, expectationOfEach, type Operation, UnexpectedResponse } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import type { RegistryService } from "../../platform/schema-registry.ts";
import { contentOf, type RegisteredSchema, registeredFacts } from "./schema-content.ts";

/** The registry returns at most this number of schemas in a response. */
const pageSize = 1_000;

/** All versions of a subject, the oldest first. */
export async function versionsOf(client: HttpClient, subject: string): Promise<RegisteredSchema[]> {
  // Other subjects may have the same prefix.
  const found = await listSchemas(client, { subjectPrefix: subject });
  return found.filter((s) => s.subject === subject).sort((a, b) => a.version - b.version);
}

/** The latest version of each subject of the registry's default context. */
export function latestSchemas(client: HttpClient, subjectPrefix: string): Promise<readonly RegisteredSchema[]> {
  return listSchemas(client, { subjectPrefix, latestOnly: "true" });
}

/** Reads one version of a subject during refresh: from a list if many are read. */
export function readFromListing(
  op: Operation & Clients,
  service: RegistryService,
  subject: string,
  identifier: number | "latest",
): Promise<RegisteredSchema | undefined> {
  return identifier === "latest"
    ? op.memory.members.read(latestVersions(service, subject), subject, op)
    : op.memory.members.read(allVersions(service, subject), versionKey(identifier, subject), op);
}

/** `GET /schemas`, page by page: the schemas that match the query and are not deleted. */
export async function listSchemas(
  client: HttpClient,
  query: Readonly<Record<string, string>>,
): Promise<readonly RegisteredSchema[]> {
  const all: RegisteredSchema[] = [];
  const bound = new PageBound({ maxPagesWithoutNew: 0 });
  for (;;) {
    const page = await schemasFrom(all.length, client, query);
    all.push(...page);
    if (page.length < pageSize) return all;
    bound.count(page.map(({ id, subject, version }) => JSON.stringify([id, subject, version])));
  }
}

/** A page of the schemas that are not deleted. */
function schemasFrom(
  offset: number,
  client: HttpClient,
  query: Readonly<Record<string, string>>,
): Promise<readonly RegisteredSchema[]> {
  const page = { ...query, offset: String(offset), limit: String(pageSize) };
  return client.get("/schemas", { query: page, expects: schemasResponse, identifies: haveSubjectPrefix(query) });
}

/** A response with subjects of another prefix belongs to another request: nothing follows from what it lacks. */
function haveSubjectPrefix({ subjectPrefix = "" }: Readonly<Record<string, string>>): Expectation {
  return expectationOfEach(({ subject }) => {
    if (typeof subject === "string" && !subject.startsWith(subjectPrefix)) {
      throw new UnexpectedResponse(
        "subject",
        `is ${subject}, but subjects with the prefix ${subjectPrefix} were requested`,
      );
    }
  });
}

const schemasResponse = expectationOfEach(registeredFacts, (schema) =>
  contentOf(schema as unknown as RegisteredSchema),
);

type SchemaCollection = MemberCollection<RegisteredSchema, number>;

function latestVersions(service: RegistryService, subject: string): SchemaCollection {
  return {
    ...listedSchemas(service, { subjectPrefix: contextOf(subject), latestOnly: "true" }, ({ subject: name }) => name),
    readOne: async (name, operation) => (await versionsOf(service.shared.with(operation), name)).at(-1),
  };
}

function allVersions(service: RegistryService, subject: string): SchemaCollection {
  const keyOf = (schema: RegisteredSchema) => versionKey(schema.id, schema.subject);
  return {
    ...listedSchemas(service, { subjectPrefix: contextOf(subject) }, keyOf),
    readOne: async (key, operation) => {
      const versions = await versionsOf(service.shared.with(operation), key.slice(key.indexOf("/") + 1));
      return versions.find((schema) => keyOf(schema) === key);
    },
  };
}

/** A list of schemas with keys. */
function listedSchemas(
  { key, ids, shared }: RegistryService,
  query: Readonly<Record<string, string>>,
  keyOf: (schema: RegisteredSchema) => string,
): Omit<SchemaCollection, "readOne"> {
  return {
    name: `${key} schemas ${JSON.stringify(query)}`,
    what: `the schemas of ${ids.schemaRegistryCluster}`,
    changes: () => shared.changes,
    readPage: async (offset = 0, operation) => {
      const page = await schemasFrom(offset, shared.with(operation), query);
      return {
        members: new Map(page.map((schema) => [keyOf(schema), schema])),
        next: page.length < pageSize ? [] : [offset + page.length],
      };
    },
  };
}

function versionKey(id: number, subject: string): string {
  return `${id}/${subject}`;
}

/** The context in a subject's name, `:.context:`; empty for the default context, whose list contains no others. */
function contextOf(subject: string): string {
  return /^:\.[^:]*:/.exec(subject)?.[0] ?? "";
}
