import { describe, expect, it } from "vitest";
import { compositeId } from "../definition/composite-id.ts";
import { field } from "../definition/field.ts";
import { terraformImports } from "./terraform-imports.ts";

const docs = "Docs.";
const place = field.object({ id: field.string({ required: true, docs }) }, { required: true, docs });

/** A package whose boxes are imported by shelf and ID, its tags by ID, and its switches not at all. */
const imports = terraformImports({
  name: "toy",
  terraform: "toys",
  parents: { shelf: "Shelf", drawer: "Drawer" },
  config: { fields: {} },
  resources: [
    {
      name: "BigBox",
      spec: {
        fields: { shelf: place, drawer: field.string({ docs }), boxName: field.string({ terraform: "title", docs }) },
        import: {
          ...compositeId({
            separator: "/",
            own: "id",
            parts: [{ property: "shelf.id" }, { property: "boxName" }, { property: "id" }],
          }).import,
          needs: "The key.",
        },
      },
    },
    { name: "Tag", spec: { fields: {} } },
    {
      name: "Page",
      spec: {
        fields: {
          shelf: place,
          restEndpoint: field.string({ docs }),
          credentials: place,
          note: field.string({ docs }),
        },
        import: {
          ...compositeId({ separator: "/", parts: [{ property: "shelf.id" }, { property: "note" }] }).import,
          needs: "The address of the shelf.",
          serviceVariables: () => ["IMPORT_SHELF_REST_ENDPOINT", "IMPORT_SHELF_API_KEY"],
        },
      },
    },
    { name: "Switch", spec: { fields: {}, import: { because: "it is used once", instead: "declare it" } } },
  ] as never,
  functions: [],
});

describe("an object in a state of Terraform's provider", () => {
  it("is inside the objects that its attributes name, nearest first", () => {
    const box = imports.get("toys_big_box");
    const shelf = { token: "toy:index/shelf:Shelf", id: "s-1" };
    expect(box?.parents({ id: "b-1", shelf: [{ id: "s-1" }] })).toEqual([shelf]);
    expect(box?.parents({ id: "b-1", shelf: [{ id: "s-1" }], drawer: 7 })).toEqual([
      { token: "toy:index/drawer:Drawer", id: "7" },
      shelf,
    ]);
    expect(box?.parents({ id: "b-1", shelf: [], drawer: "" })).toEqual([]);
  });

  it("is imported by its attributes in any form", () => {
    const box = imports.get("toys_big_box");
    expect(box).toMatchObject({ token: "toy:index/bigBox:BigBox", needs: "The key.", refusal: undefined });
    expect(box?.importId({ id: "b-1", title: "tools", shelf: [{ id: "s-1" }] })).toBe("s-1/tools/b-1");
    expect(box?.importId({ id: "b-1", title: "tools", shelf: { id: "s-1" } })).toBe("s-1/tools/b-1");
    expect(imports.get("toys_tag")?.importId({ id: "t-1" })).toBe("t-1");
  });

  it("belongs to a service if its import reads the service's variables", () => {
    const page = imports.get("toys_page");
    const variables = ["IMPORT_SHELF_REST_ENDPOINT", "IMPORT_SHELF_API_KEY"];
    const attributes = { id: "s-1/n", note: "n", shelf: [{ id: "s-1" }], rest_endpoint: "https://one.example" };
    expect(page?.service("s-1/n", attributes)).toEqual({
      variables,
      ids: { shelf: "s-1" },
      endpoint: "https://one.example",
    });
    expect(page?.service("s-1/n", { id: "s-1/n", shelf: [], note: "n" })).toEqual({ variables, ids: { shelf: "s-1" } });
    expect(imports.get("toys_big_box")?.service("s-1/tools/b-1", {})).toBeUndefined();
  });

  it("cannot be imported without an ID", () => {
    expect(imports.get("toys_tag")?.importId({ id: "" })).toBeUndefined();
    expect(imports.get("toys_tag")?.importId({})).toBeUndefined();
  });

  it("has no import ID if its attributes lack parts of it", () => {
    const box = imports.get("toys_big_box");
    expect(box?.importId({ id: "b-1", title: "tools", shelf: [] })).toBeUndefined();
    expect(box?.importId({ id: "b-1", shelf: [{ id: "s-1" }] })).toBeUndefined();
  });

  it("has a reason and a remedy if its kind cannot be imported", () => {
    const told = { refusal: "it cannot be imported, because it is used once; declare it" };
    expect(imports.get("toys_switch")).toMatchObject(told);
    expect(imports.get("toys_shelf")).toBeUndefined();
  });
});
