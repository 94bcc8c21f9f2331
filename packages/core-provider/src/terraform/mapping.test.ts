import { describe, expect, it } from "vitest";
import { type Fields, field } from "../definition/field.ts";
import { terraformMapping } from "./mapping.ts";

/** The mapping of a package with one resource, whose properties are these. */
function mappingOf(fields: Fields) {
  const of = terraformMapping({
    name: "toy",
    terraform: "toys",
    config: { fields: {} },
    resources: [{ name: "BigBox", spec: { fields } }] as never,
    functions: [{ name: "getBigBox", spec: { inputs: {}, outputs: fields } }] as never,
  });
  const schema = of?.provider.resources["toys_big_box"];
  return { schema, fields: of?.resources["toys_big_box"]?.fields, dataSource: of?.dataSources["toys_big_box"] };
}

const docs = "Docs.";
const text = field.string({ docs });

describe("a value of Terraform's provider", () => {
  it.each([
    [field.string({ required: true, docs }), { type: 4, required: true }],
    [field.boolean({ docs }), { type: 1, optional: true }],
    [field.integer({ default: 3, docs }), { type: 2, optional: true }],
    [field.number({ computed: true, docs }), { type: 3, optional: true, computed: true }],
    [field.string({ output: true, docs }), { type: 4, computed: true }],
    [
      field.string({ secret: true, replaceOnChange: true, docs }),
      { type: 4, optional: true, forceNew: true, sensitive: true },
    ],
    [field.list(text, { docs }), { type: 5, optional: true, element: { schema: { type: 4, optional: true } } }],
    [field.set(text, { terraform: { kind: "list" }, docs }), { type: 5 }],
    [field.map(text, { deprecated: "Use another.", docs }), { type: 6, deprecated: "Use another." }],
    [field.object({ size: text }, { docs }), { type: 5, maxItems: 1, element: { resource: { size: { type: 4 } } } }],
    [
      field.list(field.object({ size: text }, { docs }), { max: 1, terraform: "value", docs }),
      { type: 5, maxItems: 1 },
    ],
    [
      field.object({ place: field.object({ size: text }, { docs }) }, { docs }),
      { maxItems: 1, element: { resource: { place: { type: 5, maxItems: 1 } } } },
    ],
  ])("has the form that converters read (%#)", (value, form) => {
    expect(mappingOf({ value }).schema?.["value"]).toMatchObject(form);
  });

  it("is named in snake case, with repeatable blocks in the singular", () => {
    const block = field.object({ id: text }, { docs });
    const { schema } = mappingOf({
      restEndpoint: text,
      zones: field.list(text, { docs }),
      entries: field.list(block, { docs }),
      boxes: field.list(block, { docs }),
      byobAws: field.list(block, { docs }),
      endpoints: field.list(block, { terraform: { plural: true }, docs }),
      link: field.string({ terraform: "link_name", docs }),
      ours: field.string({ terraform: false, docs }),
      id: field.string({ output: true, docs }),
    });
    expect(Object.keys(schema ?? {})).toEqual([
      "rest_endpoint",
      "zones",
      "entry",
      "box",
      "byob_aws",
      "endpoints",
      "link_name",
    ]);
  });
});

describe("the details that converters cannot derive", () => {
  it("are returned for lists, names and single blocks, including members", () => {
    const limits = field.object({ maxSize: text, codes: field.list(text, { docs }) }, { docs });
    const { fields } = mappingOf({
      restEndpoint: text,
      zones: field.list(text, { docs }),
      link: field.string({ terraform: "link_name", docs }),
      roles: field.list(limits, { max: 1, docs }),
    });
    expect(fields).toEqual({
      zones: { name: "zones" },
      link_name: { name: "link" },
      role: { name: "roles", maxItemsOne: false, element: { fields: { codes: { name: "codes" } } } },
    });
  });

  it("are empty if converters can derive everything", () => {
    expect(mappingOf({ restEndpoint: text }).dataSource).toEqual({ tok: "toy:index/getBigBox:getBigBox" });
  });
});
