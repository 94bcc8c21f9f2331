import { readFileSync } from "node:fs";
import type { TerraformMapping } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

/**
 * The attributes that Terraform's provider for the platform declares, one in a line: the path, the type, whether it is a
 * block, and whether there is at most one block.
 */
const declared = readFileSync(new URL("declared.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [path = "", type = "", ...more] = line.split(" ");
    return { path, shape: { type, one: more.includes("one"), block: more.includes("block") } };
  });

/** Lookups with the shape of the resource: references have no order, and there is at most one accept block. */
const sameToConverters = new Map([
  ["data.confluent_schema.schema_reference", { type: "list", one: false, block: true }],
  ["data.confluent_schemas.schemas.schema_reference", { type: "list", one: false, block: true }],
  ["data.confluent_network_link_service.accept", { type: "list", one: false, block: true }],
]);

/** Blocks that Terraform's provider does not limit although at most one makes sense. They are objects here. */
const objectsHere = [
  "resource.confluent_kafka_cluster.basic",
  "resource.confluent_kafka_cluster.standard",
  "resource.confluent_api_key.managed_resource.environment",
];

/** Attributes that the list omits. */
const ownOnly = /^data\.confluent_(connect_artifact\.status|dns_forwarder\.|plugin\.)/;

const mappingOf = async (): Promise<TerraformMapping> => {
  await using test = await startSimulatedProvider();
  const { data } = await test.host.mapping("confluent");
  return data ?? expect.fail("there is none");
};

describe("the mapping of Terraform's provider for converters", () => {
  it("has exactly the attributes that Terraform's provider declares, with their names and types", async () => {
    const told = attributesOf(await mappingOf());
    const expected = new Map(
      declared.map(({ path, shape }) => [path, objectsHere.includes(path) ? { ...shape, one: true } : shape]),
    );
    const differ = [...expected].filter(([path, shape]) => {
      const own = sameToConverters.has(path) ? shape : told.get(path);
      return !isOwnId(path) && JSON.stringify(own) !== JSON.stringify(shape);
    });
    const invented = [...told.keys()].filter((path) => !expected.has(path) && !ownOnly.test(path) && !isOwnId(path));
    expect({ differ, invented }).toEqual({ differ: [], invented: [] });
  });

  it("has a type for every resource and data source", async () => {
    const { resources, dataSources } = await mappingOf();
    const types = (kind: string) => new Set(declared.flatMap(({ path }) => typeIn(path, kind)));
    expect(new Set(Object.keys(resources))).toEqual(types("resource"));
    expect([...types("data")].filter((type) => dataSources[type] === undefined)).toEqual([]);
    expect(resources["confluent_kafka_topic"]?.tok).toBe("streamprov:index/kafkaTopic:KafkaTopic");
    expect(dataSources["confluent_kafka_topic"]?.tok).toBe("streamprov:index/getKafkaTopic:getKafkaTopic");
  });

  it("contains the names that cannot be derived", async () => {
    const { resources } = await mappingOf();
    expect(resources["confluent_kafka_cluster"]?.fields).toMatchObject({
      enterprise: { name: "enterprises" },
      endpoints: { name: "endpoints" },
    });
    expect(resources["confluent_cluster_link"]?.fields).toMatchObject({ link_name: { name: "link" } });
  });
});

/** The platform's own ID is not one of the attributes. */
function isOwnId(path: string): boolean {
  return /^[^.]*\.[^.]*\.id$/.test(path);
}

function typeIn(path: string, kind: string): string[] {
  const [first, type = ""] = path.split(".");
  return first === kind ? [type] : [];
}

const typeNames = ["", "boolean", "integer", "number", "string", "list", "map", "set"];

type Block = TerraformMapping["provider"]["schema"];

function attributesOf({ provider }: TerraformMapping) {
  const all = new Map<string, { readonly type: string; readonly one: boolean; readonly block: boolean }>();
  const add = (place: string, attributes: Block) => {
    for (const [name, { type, maxItems, element }] of Object.entries(attributes)) {
      const members = element !== undefined && "resource" in element ? element.resource : {};
      const block = Object.keys(members).length > 0;
      all.set(`${place}.${name}`, { type: typeNames[type] ?? "", one: maxItems === 1, block });
      add(`${place}.${name}`, members);
    }
  };
  add("provider", provider.schema);
  for (const [type, attributes] of Object.entries(provider.resources)) add(`resource.${type}`, attributes);
  for (const [type, attributes] of Object.entries(provider.dataSources)) add(`data.${type}`, attributes);
  return all;
}
