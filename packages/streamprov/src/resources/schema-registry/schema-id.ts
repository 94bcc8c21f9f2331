import { compositeId } from "@org/core-provider";
import { importWithin } from "../../platform/data-plane.ts";
import { inRegistry, type RegistryService, registryPart, schemaRegistry } from "../../platform/schema-registry.ts";
import type { SchemaArgs } from "./schema-fields.ts";

/** The ID of a schema in the state and for imports. */
export const schemaId = compositeId({
  separator: "/",
  parts: [
    registryPart,
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
    { property: "last", form: ["latest", "<schema ID>"], match: /latest|\d+/, example: "latest" },
  ],
});

/** The import of a schema: its last part selects the latest version or a single one. */
export const schemaImport = {
  ...inRegistry(schemaId).import,
  parse: (id: string) => {
    const { last, ...state } = importWithin(schemaRegistry, schemaId).parse(id)?.state ?? {};
    if (last === undefined) return undefined;
    const recreateOnUpdate = last !== "latest";
    return {
      id,
      state: { ...state, recreateOnUpdate, ...(recreateOnUpdate ? { schemaIdentifier: Number(last) } : {}) },
    };
  },
};

/** The ID of the schema in the inputs. For a single version, it contains the schema's ID. */
export function ownId(
  { ids }: Pick<RegistryService, "ids">,
  { subjectName, recreateOnUpdate }: Pick<SchemaArgs, "subjectName" | "recreateOnUpdate">,
  version: number | undefined,
): string {
  const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
  return schemaId.build({ schemaRegistryCluster, subjectName, last: recreateOnUpdate ? version : "latest" });
}
