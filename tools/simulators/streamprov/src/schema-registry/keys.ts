import {
  type Answer,
  anyCaseFlagParameter,
  choiceParameter,
  defineRoute,
  flag,
  integer,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  type Query,
  type Route,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Dek, DekAlgorithm, Kek } from "../records.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";
import { type DekPlace, KeyRegistry, unknownKey } from "./key-registry.ts";
import { registryTypes } from "./schema-shape.ts";
import { cut, limits } from "./selection.ts";

const props = optional(nullable(mapOf(text())));
const newKekShape = object({
  name: optional(text()),
  kmsType: optional(text()),
  kmsKeyId: optional(text()),
  kmsProps: props,
  doc: optional(nullable(text())),
  shared: optional(flag()),
  deleted: optional(flag()),
});
const kekChangeShape = object({ kmsProps: props, doc: optional(nullable(text())), shared: optional(flag()) });

const algorithms = ["AES128_GCM", "AES256_GCM", "AES256_SIV"] as const;
const newDekShape = object({
  subject: optional(text()),
  version: optional(integer()),
  algorithm: optional(oneOf(...algorithms)),
  encryptedKeyMaterial: optional(nullable(text())),
  deleted: optional(flag()),
});

const deleted = { deleted: anyCaseFlagParameter };
const permanent = { permanent: anyCaseFlagParameter };
const algorithm = { algorithm: choiceParameter(algorithms) };

/** `/dek-registry/v1/keks` and what is below it */
export function keyRoutes(world: World, registryId: string): Route<Caller>[] {
  const registry = new KeyRegistry(world, registryId);
  const { keks, deks } = world;

  const seenKek = (name: string, query: Query): Kek => {
    const found = registry.keks().find((one) => one.name === name && isShown(one, query));
    if (found === undefined) throw unknownKey(name);
    return found;
  };

  return [
    defineRoute({
      method: "GET",
      path: "/dek-registry/v1/keks",
      query: deleted,
      handle: ({ query }) => {
        const shown = registry.keks().filter((one) => isShown(one, query));
        return { status: 200, json: shown.map(({ name }) => name).sort() };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/dek-registry/v1/keks",
      simplified: "The key service of the cloud is not called.",
      query: { testSharing: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: newKekShape,
      handle: ({ body }) => ({ status: 200, json: renderKek(registry.addKek(registry.newKek(body))) }),
    }),
    defineRoute({
      method: "GET",
      path: "/dek-registry/v1/keks/{name}",
      query: deleted,
      handle: ({ params, query }) => ({ status: 200, json: renderKek(seenKek(params["name"] ?? "", query)) }),
    }),
    defineRoute({
      method: "PUT",
      path: "/dek-registry/v1/keks/{name}",
      query: { testSharing: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: kekChangeShape,
      handle({ params, body }) {
        const old = registry.kek(params["name"] ?? "", { hidden: false });
        const { kmsProps = old.kmsProps, doc = old.doc, shared = old.shared } = body;
        const changed = { ...old, kmsProps: kmsProps ?? {}, doc: doc ?? "", shared, ts: world.now() };
        return { status: 200, json: renderKek(keks.replace(changed)) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/dek-registry/v1/keks/{name}",
      query: permanent,
      handle({ params, query }): Answer {
        registry.deleteKek(params["name"] ?? "", query.is("permanent"));
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/dek-registry/v1/keks/{name}/undelete",
      handle({ params }): Answer {
        keks.replace({ ...registry.kek(params["name"] ?? "", { hidden: true }), deleted: false });
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/dek-registry/v1/keks/{name}/deks",
      query: { ...deleted, ...limits },
      handle({ params, query }) {
        const { name } = seenKek(params["name"] ?? "", query);
        const shown = registry.deks(name).filter((one) => isShown(one, query));
        const subjects = [...new Set(shown.map(({ subject }) => subject))].sort();
        return { status: 200, json: cut(subjects, query) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/dek-registry/v1/keks/{name}/deks",
      simplified: "Encrypted keys are random bytes of the right length.",
      contentTypes: registryTypes,
      body: newDekShape,
      handle({ params, body }) {
        const dek = registry.newDek(params["name"] ?? "", body);
        return { status: 200, json: renderDek(registry.addDek(dek, body.encryptedKeyMaterial == null)) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/dek-registry/v1/keks/{name}/deks/{subject}/versions",
      query: { ...algorithm, ...deleted, ...limits },
      handle({ params, query }) {
        const { kekName, subject, algorithm: wanted } = placeIn(params, query);
        const { name } = seenKek(kekName, query);
        const shown = registry
          .deks(name)
          .filter((one) => one.subject === subject && one.algorithm === wanted && isShown(one, query));
        const versions = shown.map(({ version }) => version).sort((a, b) => a - b);
        return { status: 200, json: cut(versions, query) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/dek-registry/v1/keks/{name}/deks/{subject}/versions/{version}",
      query: { ...algorithm, ...deleted },
      handle({ params, query }) {
        const place = placeIn(params, query);
        const found = registry.deks(place.kekName).find((one) => isAt(one, place) && isShown(one, query));
        if (found === undefined) throw unknownKey(place.subject);
        return { status: 200, json: renderDek(found) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/dek-registry/v1/keks/{name}/deks/{subject}/versions/{version}",
      query: { ...algorithm, ...permanent },
      handle({ params, query }): Answer {
        registry.deleteDek(placeIn(params, query), query.is("permanent"));
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/dek-registry/v1/keks/{name}/deks/{subject}/versions/{version}/undelete",
      query: algorithm,
      handle({ params, query }): Answer {
        const place = placeIn(params, query);
        const kek = registry.kek(place.kekName, { hidden: true });
        if (kek.deleted) throw registryError(404, 40472, `Key '${kek.name}' must be undeleted first.`);
        deks.replace({ ...registry.dek(place, { hidden: true }), deleted: false });
        return { status: 204 };
      },
    }),
  ];
}

function isShown(one: Kek | Dek, query: Query): boolean {
  return !one.deleted || query.is("deleted");
}

function isAt(one: Dek, { subject, version, algorithm: wanted }: DekPlace): boolean {
  return one.subject === subject && one.version === version && one.algorithm === wanted;
}

/** Where a path and its query lead. A path without a version leads to the first. */
function placeIn({ name = "", subject = "", version = "1" }: Readonly<Record<string, string>>, query: Query): DekPlace {
  if (!/^[1-9]\d{0,9}$/.test(version)) throw registryError(422, 42202, `Invalid version: ${version}`);
  const wanted = (query.text("algorithm") ?? "AES256_GCM") as DekAlgorithm;
  return { kekName: name, subject, version: Number(version), algorithm: wanted };
}

function renderKek({ id: _, registryId: __, ...kek }: Kek) {
  return kek;
}

function renderDek({ id: _, registryId: __, ...dek }: Dek) {
  return dek;
}
