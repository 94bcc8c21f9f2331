import {
  defineRoute,
  flagParameter,
  numberParameter,
  type Parameters,
  type Query,
  type Route,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { SchemaVersion } from "../records.ts";
import type { World } from "../world.ts";
import { incompatibilities } from "./compatibility.ts";
import { checkAccess, configOf } from "./configs.ts";
import { registryError, unknownSubject, unknownVersion } from "./errors.ts";
import { type Candidate, Registry } from "./registry.ts";
import { registryTypes, schemaShape } from "./schema-shape.ts";

const limits: Parameters = { offset: numberParameter(0, 1e9), limit: numberParameter(-1, 1e9) };

/** `/subjects`, `/schemas` and `/compatibility` */
export function subjectRoutes(world: World, registryId: string): Route<Caller>[] {
  const registry = new Registry(world, registryId);
  const check = (caller: Caller, subject: string, action: "read" | "write") =>
    checkAccess(world, registryId, caller, subject, action);

  return [
    defineRoute({
      method: "GET",
      path: "/subjects",
      query: { ...limits, subjectPrefix: textParameter, deleted: flagParameter, deletedOnly: flagParameter },
      handle({ query }) {
        const found = registry.all().filter((one) => hasPrefix(one, query) && isWanted(one, query));
        const subjects = [...new Set(found.map((one) => one.subject))];
        const alive = new Set(registry.all().flatMap((one) => (one.deleted ? [] : [one.subject])));
        const wanted = query.is("deletedOnly") ? subjects.filter((one) => !alive.has(one)) : subjects;
        return { status: 200, json: cut(wanted, query) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/schemas",
      query: {
        ...limits,
        subjectPrefix: textParameter,
        aliases: flagParameter,
        deleted: flagParameter,
        latestOnly: flagParameter,
        ruleType: textParameter,
      },
      handle({ query }) {
        const found = registry.all().filter((one) => hasPrefix(one, query) && isWanted(one, query));
        const latest = new Map(found.map((one) => [one.subject, one]));
        const wanted = query.is("latestOnly") ? [...latest.values()] : found;
        return { status: 200, json: cut(wanted, query).map(render) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/schemas/ids/{id}",
      query: { subject: textParameter, format: textParameter },
      handle({ params }) {
        const found = registry.all().find((one) => String(one.schemaId) === params["id"]);
        if (found === undefined) throw registryError(404, 40403, `Schema ${params["id"]} not found`);
        const { subject: _, version: __, id: ___, ...content } = render(found);
        return { status: 200, json: content };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/schemas/types",
      handle: () => ({ status: 200, json: ["JSON", "PROTOBUF", "AVRO"] }),
    }),
    defineRoute({
      method: "GET",
      path: "/subjects/{subject}/versions",
      query: { ...limits, deleted: flagParameter, deletedOnly: flagParameter },
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const found = registry.seen(subject).filter((one) => isWanted(one, query));
        if (found.length === 0) throw unknownSubject(subject);
        return { status: 200, json: cut(found, query).map((one) => one.version) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/subjects/{subject}/versions/{version}",
      query: { format: textParameter, deleted: flagParameter },
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const found = registry.seen(subject).filter((one) => isWanted(one, query));
        return { status: 200, json: render(pick(subject, found, params["version"] ?? "")) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/subjects/{subject}/versions/{version}/referencedby",
      query: limits,
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const found = pick(subject, registry.seen(subject), params["version"] ?? "");
        return { status: 200, json: cut(registry.referrers(subject, found.version), query) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/subjects/{subject}/versions",
      query: { normalize: flagParameter, format: textParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "write");
        const config = configOf(world, registryId, subject);
        const normalise = query.is("normalize") || config["normalize"] === true;
        const alive = registry.versions(subject).filter((one) => !one.deleted);
        const schema = inherit(registry.read(body), alive.at(-1));
        const same = registry.same(alive, schema, normalise);
        if (same !== undefined) return { status: 200, json: registered(same) };
        const level = String(config["compatibilityLevel"]);
        const problems = incompatibilities(registry, level, schema.parsed, alive);
        if (problems.length > 0) {
          throw registryError(
            409,
            409,
            `Schema being registered is incompatible with an earlier schema for subject "${subject}", details: [${problems.join(", ")}]`,
          );
        }
        return { status: 200, json: registered(registry.add(subject, schema, normalise)) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/subjects/{subject}",
      query: { normalize: flagParameter, format: textParameter, deleted: flagParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const versions = registry.seen(subject).filter((one) => isWanted(one, query));
        if (versions.length === 0) throw unknownSubject(subject);
        const normalise = query.is("normalize") || configOf(world, registryId, subject)["normalize"] === true;
        const same = registry.same(versions, registry.read(body), normalise);
        if (same === undefined) throw registryError(404, 40403, "Schema not found");
        return { status: 200, json: render(same) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/subjects/{subject}/versions/{version}",
      query: { permanent: flagParameter },
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "write");
        const versions = registry.versions(subject);
        const permanent = query.is("permanent");
        const latest = params["version"] === "latest" || params["version"] === "-1";
        const candidates = latest && !permanent ? versions.filter((one) => !one.deleted) : versions;
        const version = pick(subject, candidates, params["version"] ?? "");
        deleteVersion(world, registry, version, permanent);
        return { status: 200, json: version.version };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/subjects/{subject}",
      query: { permanent: flagParameter },
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "write");
        const versions = registry.versions(subject);
        if (versions.length === 0) throw unknownSubject(subject);
        const alive = versions.filter((one) => !one.deleted);
        const permanent = query.is("permanent");
        if (permanent && alive.length > 0) {
          throw registryError(
            404,
            40405,
            `Subject '${subject}' was not deleted first before being permanently deleted`,
          );
        }
        if (!permanent && alive.length === 0) {
          throw registryError(
            404,
            40404,
            `Subject '${subject}' was soft deleted. Set permanent=true to delete permanently`,
          );
        }
        const meant = permanent ? versions : alive;
        for (const version of meant) deleteVersion(world, registry, version, permanent);
        return { status: 200, json: meant.map((one) => one.version) };
      },
    }),
    ...["/compatibility/subjects/{subject}/versions", "/compatibility/subjects/{subject}/versions/{version}"].map(
      (path): Route<Caller> =>
        defineRoute({
          method: "POST",
          path,
          query: { normalize: flagParameter, verbose: flagParameter },
          contentTypes: registryTypes,
          body: schemaShape,
          handle({ params, query, body, caller }) {
            const subject = params["subject"] ?? "";
            check(caller, subject, "read");
            const alive = registry.versions(subject).filter((one) => !one.deleted);
            const { version } = params;
            const against = version === undefined ? alive : [pick(subject, alive, version)];
            const schema = registry.read(body);
            const level = String(configOf(world, registryId, subject)["compatibilityLevel"]);
            const messages = incompatibilities(registry, level, schema.parsed, against);
            const is_compatible = messages.length === 0;
            return { status: 200, json: query.is("verbose") ? { is_compatible, messages } : { is_compatible } };
          },
        }),
    ),
  ];
}

// What a request leaves out is taken from the version before; rules are cleared by sending empty ones.
function inherit(schema: Candidate, before: SchemaVersion | undefined): Candidate {
  return {
    ...schema,
    metadata: schema.metadata ?? before?.metadata,
    ruleSet: schema.ruleSet ?? before?.ruleSet,
  };
}

function deleteVersion(world: World, registry: Registry, one: SchemaVersion, permanent: boolean): void {
  const name = `Subject '${one.subject}' Version ${one.version}`;
  if (permanent) {
    if (!one.deleted) throw registryError(404, 40407, `${name} was not deleted first before being permanently deleted`);
    world.schemas.remove(one.id);
    return;
  }
  if (one.deleted)
    throw registryError(404, 40406, `${name} was soft deleted. Set permanent=true to delete permanently`);
  if (registry.referrers(one.subject, one.version).length > 0) {
    throw registryError(
      422,
      42206,
      `One or more references exist to the schema {subject=${one.subject},version=${one.version}}`,
    );
  }
  world.schemas.replace({ ...one, deleted: true });
}

function pick(subject: string, versions: readonly SchemaVersion[], wanted: string): SchemaVersion {
  const latest = wanted === "latest" || wanted === "-1";
  if (!latest && !/^[1-9]\d{0,9}$/.test(wanted)) {
    throw registryError(
      422,
      42202,
      `The specified version '${wanted}' is not a valid version id. Allowed values are between [1, 2^31-1] and the string "latest"`,
    );
  }
  if (versions.length === 0) throw unknownSubject(subject);
  const found = latest ? versions.at(-1) : versions.find((one) => one.version === Number(wanted));
  if (found === undefined) throw unknownVersion(wanted);
  return found;
}

function hasPrefix(one: SchemaVersion, query: Query): boolean {
  const prefix = query.text("subjectPrefix") ?? "";
  return prefix === ":*:" || one.subject.startsWith(prefix.replace(/^:\*:/, ""));
}

function isWanted(one: SchemaVersion, query: Query): boolean {
  if (query.is("deletedOnly")) return one.deleted;
  return !one.deleted || query.is("deleted");
}

function cut<T>(all: readonly T[], query: Query): T[] {
  const offset = query.number("offset", 0);
  const limit = query.number("limit", -1);
  return all.slice(offset, limit < 0 ? undefined : offset + limit);
}

function registered(one: SchemaVersion): Record<string, unknown> {
  const { subject: _, ...content } = render(one);
  return content;
}

// A response leaves the type out when it is AVRO, and what is empty.
function render(one: SchemaVersion): Record<string, unknown> {
  return {
    subject: one.subject,
    version: one.version,
    id: one.schemaId,
    ...(one.schemaType === "AVRO" ? {} : { schemaType: one.schemaType }),
    ...(one.references.length === 0 ? {} : { references: one.references }),
    ...(one.metadata === undefined ? {} : { metadata: one.metadata }),
    ...(one.ruleSet === undefined ? {} : { ruleSet: one.ruleSet }),
    schema: one.schema,
    ...(one.deleted ? { deleted: true } : {}),
  };
}
