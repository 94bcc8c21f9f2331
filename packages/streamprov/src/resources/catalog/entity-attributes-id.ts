import { compositeId } from "@org/core-provider";
import { catalogImport } from "../../platform/catalog.ts";
import { ownName } from "./entity-attributes.ts";

const topic = "lsrc-abc123:lkc-abc123:orders";

/** The ID in the state. */
export const attributesId = compositeId({
  separator: "/",
  parts: [
    { property: "entityType", form: "<entity type>", wire: "type", example: "kafka_topic" },
    { property: "entityName", form: "<entity name>", wire: "name", mayHoldSeparator: true, example: topic },
  ],
});

/** The import ID. It contains the cluster and the names of the attributes, which the platform does not know. */
const importId = compositeId({
  separator: "/",
  parts: [
    { property: "cluster", form: "<Schema Registry cluster ID>", example: "lsrc-abc123" },
    { property: "entityType", form: "<entity type>", example: "kafka_topic" },
    { property: "entityName", form: "<entity name>", mayHoldSeparator: true, example: topic },
    { property: "names", form: "<attribute>,<attribute>", match: /[^/]*/, example: "owner,description" },
  ],
});

/** The ID of an entity's attributes. Every registry may have a schema with the name `.:100001`, so the ID contains the registry. */
export function idOf(entity: { readonly entityType: string; readonly entityName: string }, registry: string): string {
  const { entityType: type, entityName: name } = entity;
  return attributesId.build({ entityType: type, entityName: name.startsWith(".") ? `${registry}:${name}` : name });
}

/** The registry in the ID of an entity's attributes. Only some names of entities contain it. */
export function registryIn(id: string) {
  const [, schemaRegistryCluster] = /^(lsrc-[^:]+):/.exec(attributesId.key(id)["name"] ?? "") ?? [];
  return { schemaRegistryCluster };
}

/** The import of the attributes of an entity. */
export const attributesImport = {
  ...importId.import,
  serviceVariables: catalogImport.serviceVariables,
  needs: `${catalogImport.needs} The last part lists the attributes in the program.`,
  rule: attributesId.import.rule,
  of: (_id: string, { schemaRegistryCluster, attributes, ...named }: Readonly<Record<string, unknown>>) => {
    const cluster = (schemaRegistryCluster as { readonly id?: string } | undefined)?.id;
    return importId.build({ ...named, cluster, names: Object.keys(attributes ?? {}).join(",") });
  },
  parse: (text: string) => {
    const parts = importId.parts(text);
    if (parts === undefined) return undefined;
    const { cluster = "", entityType: type = "", entityName: name = "", names = "" } = parts;
    const meant = names.split(",").map((one) => one.trim());
    const attributes = Object.fromEntries(meant.filter((one) => one && one !== ownName).map((one) => [one, ""]));
    const state = { entityType: type, entityName: name, attributes, schemaRegistryCluster: { id: cluster } };
    return { id: idOf(state, cluster), state };
  },
};
