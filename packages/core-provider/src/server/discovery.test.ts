import { describe, expect, it } from "vitest";
import { compositeId } from "../definition/composite-id.ts";
import { field } from "../definition/field.ts";
import { definitions } from "../definition/provider.ts";
import { outlineOf } from "../definition/provider-outline.ts";
import { bareProvider } from "../testing/toy/bare-provider.ts";
import { discoverableKinds } from "./discovery.ts";

const docs = "Docs.";
const { resource } = definitions<object>();
const unused = async (): Promise<never> => expect.fail("nothing is made here");
const common = { docs, example: "", create: unused, read: unused, delete: unused };
const shelf = field.object({ id: field.string({ required: true, docs }) }, { required: true, docs });

/** A provider of shelves, of boxes on them, and of switches that have no import. */
const provider = {
  ...bareProvider(),
  name: "toy",
  config: { fields: { key: field.string({ required: true, secret: true, env: "TOY_KEY", docs }) } },
  parents: { shelf: "Shelf" },
  resources: [
    resource("Shelf", {
      ...common,
      fields: {},
      list: {
        run: async function* () {
          yield { id: "s-1", name: "top" };
        },
      },
    }),
    resource("Box", {
      ...common,
      fields: { shelf },
      import: {
        ...compositeId({
          separator: "/",
          own: "id",
          parts: [{ property: "shelf.id" }, { property: "size" }, { property: "id" }],
        }).import,
        needs: "The key.",
      },
      list: {
        query: { shelf, colour: field.string({ values: ["red", "blue"], docs }) },
        listedAs: (id) => id.replace(/#.*/, ""),
        async *run({ query }) {
          yield { id: `b-${(query["shelf"] as { id: string }).id}`, name: "tools", outputs: { size: "L" } };
          yield { id: "b-2", name: "unsized" };
        },
      },
    }),
    resource("Switch", { ...common, fields: {}, import: { because: "it is used once", instead: "declare it" } }),
    resource("Lamp", { ...common, fields: {} }),
    resource("Key", {
      ...common,
      fields: {},
      import: { form: "<ID>", example: "1", needs: "A.", isProvided: () => true },
    }),
    resource("Label", { ...common, fields: {}, create: async ({ urn }) => urn, read: async () => ({}) }),
    resource("Door", {
      ...common,
      fields: {},
      list: {
        // biome-ignore lint/correctness/useYield: the listing fails
        run: async function* () {
          throw Object.assign(new Error("Cannot reach doors.example"), { host: "doors.example" });
        },
      },
    }),
  ],
};

const kinds = (env: Readonly<Record<string, string>> = { TOY_KEY: "k" }) =>
  discoverableKinds(outlineOf(provider as never), { config: {}, env });

describe("the kinds of a provider", () => {
  it("are listed within their parents, with import IDs", async () => {
    const [shelves, boxes] = await kinds();
    const [top] = (await shelves?.list({})) ?? [];
    expect(top).toEqual({ id: "s-1", name: "top" });
    const [within] = boxes?.within ?? [];
    expect(within).toMatchObject({ property: "shelf", kind: "Shelf", required: true });
    expect(boxes?.within[1]).toMatchObject({ kind: undefined, required: false, values: ["red", "blue"] });
    const place = { shelf: within?.of(top?.id ?? "") };
    const listed = (await boxes?.list(place)) ?? [];
    expect(listed.map((one) => boxes?.importId(one, place))).toEqual(["s-1/L/b-s-1", undefined]);
    const holders = (kind: typeof boxes, outputs?: Readonly<Record<string, unknown>>) =>
      kind?.parents({ id: "b-1", name: "tools", ...(outputs && { outputs }) }, "s-1/L/b-1");
    expect([holders(shelves), holders(boxes)]).toEqual([[], [{ kind: "Shelf", id: "s-1" }]]);
    expect(holders(boxes, { shelf: { id: "s-2" } })).toEqual([{ kind: "Shelf", id: "s-2" }]);
    expect([shelves, boxes].map((kind) => kind?.listedAs("b-2#lid"))).toEqual(["b-2#lid", "b-2"]);
    expect(boxes).toMatchObject({
      token: "toy:index/box:Box",
      needs: "The key.",
      importForm: "<shelf.id>/<size>/<id>",
    });
  });

  it("have a reason if they cannot be found or imported", async () => {
    const [, , switches, lamps] = await kinds();
    expect(switches?.refusal).toBe("it cannot be imported, because it is used once; declare it");
    expect(lamps?.refusal).toBe("the platform has no listing of them");
  });

  it("require nothing for an import if the provider has it", async () => {
    expect((await kinds())[4]?.needs).toBeUndefined();
  });

  it("report that no connection to the host of a listing is possible", async () => {
    await expect((await kinds())[6]?.list({})).rejects.toMatchObject({
      unreachable: true,
      message: "listing Door: Cannot reach doors.example [toy/unexpected-error]",
    });
  });

  it("can create a copy of each object", async () => {
    const labels = (await kinds())[5];
    const [one, other] = [await labels?.create({}), await labels?.create({})];
    expect(one?.id).not.toBe(other?.id);
  });

  it("are unavailable with an incomplete configuration", async () => {
    await expect(kinds({})).rejects.toThrow(/key must be given|key is required|TOY_KEY/);
  });
});
