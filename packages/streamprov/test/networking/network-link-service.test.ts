import { expect, it } from "vitest";
import { without } from "../without.ts";
import { given } from "./given.ts";

type Accepted = Readonly<Record<"environments" | "networks", readonly string[]>>;

const listsOf = (body: unknown) => (body as { spec: { accept?: unknown } }).spec.accept;

it("sends both lists of accepted objects, and keeps the platform's list when the program omits one", async () => {
  await using test = await given("NetworkLinkService");
  await test.it.create({ ...test.inputs, accept: { networks: ["n-1"] } });

  await test.it.update({ ...test.inputs, accept: { environments: ["env-1"] } });

  expect(listsOf(test.sent("POST")[0])).toEqual({ environments: [], networks: ["n-1"] });
  expect(listsOf(test.sent("PATCH")[0])).toEqual({ environments: ["env-1"], networks: ["n-1"] });
  expect(test.it.outputs["accept"]).toEqual({ environments: ["env-1"], networks: ["n-1"] });
});

it("keeps the accepted objects when the program no longer sets them", async () => {
  await using test = await given("NetworkLinkService");
  await test.it.create(test.inputs);
  const inputs = without(test.inputs, "accept");

  expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  await test.it.update({ ...inputs, displayName: "shop" });

  expect(listsOf(test.sent("PATCH")[0])).toBeUndefined();
  const { networks } = test.inputs["accept"] as Accepted;
  expect(test.it.outputs["accept"]).toMatchObject({ networks });
});

it("accepts no objects when the lists are empty or omitted", async () => {
  await using test = await given("NetworkLinkService");

  const { outputs } = await test.it.create(without(test.inputs, "accept", "description", "displayName"));

  expect(Object.keys((test.sent("POST")[0] as { spec: object }).spec).sort()).toEqual(["environment", "network"]);
  expect(outputs).toMatchObject({
    accept: { environments: [], networks: [] },
    description: "",
    displayName: test.it.id,
  });
  await test.it.update({ ...test.inputs, accept: { environments: [], networks: [] } });
  expect(test.it.outputs["accept"]).toEqual({ environments: [], networks: [] });
});

it("ignores the order of the accepted objects", async () => {
  await using test = await given("NetworkLinkService");
  await test.it.create(test.inputs);

  const { environments, networks } = test.inputs["accept"] as Accepted;
  const accept = { environments: environments.toReversed(), networks };

  expect(await test.it.preview({ ...test.inputs, accept })).toMatchObject({ action: "same" });
});
