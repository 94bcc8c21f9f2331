import { anyCaseFlagParameter, defineRoute, type Route, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { SchemaVersion } from "../records.ts";
import type { World } from "../world.ts";
import { incompatibilities } from "./compatibility.ts";
import { configOf } from "./configs.ts";
import { registryError, unknownSubject } from "./errors.ts";
import { checkAccess } from "./guard.ts";
import { type Candidate, Registry } from "./registry.ts";
import { renderSchema } from "./schema-json.ts";
import { registryTypes, schemaShape } from "./schema-shape.ts";
import { cut, hasPrefix, isWanted, limits, pick } from "./selection.ts";

/** `/subjects` and what is below it */
export function subjectRoutes(world: World, registryId: string): Route<Caller>[] {
  const registry = new Registry(world, registryId);
  const check = (caller: Caller, subject: string, action: "read" | "write") =>
    checkAccess(world, registryId, caller, subject, action);

  return [
    defineRoute({
      method: "GET",
      path: "/subjects",
      query: {
        ...limits,
        subjectPrefix: textParameter,
        deleted: anyCaseFlagParameter,
        deletedOnly: anyCaseFlagParameter,
      },
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
      path: "/subjects/{subject}/versions",
      query: { ...limits, deleted: anyCaseFlagParameter, deletedOnly: anyCaseFlagParameter },
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
      query: { format: textParameter, deleted: anyCaseFlagParameter },
      handle({ params, query, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const found = registry.seen(subject).filter((one) => isWanted(one, query));
        return { status: 200, json: renderSchema(pick(subject, found, params["version"] ?? "")) };
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
      simplified: "Avro is parsed completely. JSON Schema must be JSON, and of Protobuf only the braces are checked.",
      query: { normalize: anyCaseFlagParameter, format: textParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "write");
        const config = configOf(world, registryId, subject);
        const normalize = query.is("normalize") || config["normalize"] === true;
        const alive = registry.versions(subject).filter((one) => !one.deleted);
        const schema = inherit(registry.read(body), alive.at(-1));
        const same = registry.same(alive, schema, normalize);
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
        return { status: 200, json: registered(registry.add(subject, schema, normalize)) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/subjects/{subject}",
      query: { normalize: anyCaseFlagParameter, format: textParameter, deleted: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        check(caller, subject, "read");
        const versions = registry.seen(subject).filter((one) => isWanted(one, query));
        if (versions.length === 0) throw unknownSubject(subject);
        const normalize = query.is("normalize") || configOf(world, registryId, subject)["normalize"] === true;
        const same = registry.same(versions, registry.read(body), normalize);
        if (same === undefined) throw registryError(404, 40403, "Schema not found");
        return { status: 200, json: renderSchema(same) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/subjects/{subject}/versions/{version}",
      query: { permanent: anyCaseFlagParameter },
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
      query: { permanent: anyCaseFlagParameter },
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
  ];
}

// Values that a request omits are taken from the previous version; empty rules clear the rules.
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

function registered(one: SchemaVersion): Record<string, unknown> {
  const { subject: _, ...content } = renderSchema(one);
  return content;
}
