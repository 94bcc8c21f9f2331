import { expect, it } from "vitest";
import { type ManagedResource, managedIn, managedOf } from "./managed.ts";
import { sampleKind } from "./sample-kind.ts";

const box = sampleKind("Box", { listedAs: (id) => id.replace(/#.*/, "") });

const resource = (type: string, id: string): ManagedResource => ({ urn: `urn:${id}`, type, name: id, id });

it("finds the resource of an object even if its ID contains more than the listing, but not of another kind", () => {
  const objects = ["b-1", "b-2", "b-3"].map((id) => ({
    kind: box,
    id,
    importId: id,
    name: id,
    outputs: {},
    parents: [],
  }));
  const managed = [resource(box.token, "b-1#lid"), resource(box.token, "b-2"), resource("toy:index/lid:Lid", "b-3")];
  const managedAs = managedOf(managed, objects);
  expect(objects.map((one) => managedAs(one)?.name)).toEqual(["b-1#lid", "b-2", undefined]);
});

it("returns the resources of a stack with their full names, without those that have no ID or that the program only reads", () => {
  const urn = `urn:pulumi:dev::store::${box.token}::box::of tools`;
  const stack = { urn: "urn:pulumi:dev::store::pulumi:pulumi:Stack::store-dev", type: "pulumi:pulumi:Stack" };
  const readOnly = { urn: `${urn} of others`, type: box.token, id: "b-2", external: true };
  const resources = [stack, { urn, type: box.token, id: "b-1" }, readOnly];
  expect(managedIn(JSON.stringify({ version: 3, deployment: { resources } }))).toEqual([
    { urn, type: box.token, id: "b-1", name: "box::of tools" },
  ]);
});
