import { expect, it } from "vitest";
import { hash } from "../../src/platform/hash.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("lists topics by filters and type", async () => {
  await using test = await startSimulatedProvider();
  const { state } = test.platform;
  const { id: logsetId } = await state.clsLogsets.create({ name: "shop" });
  const { id } = await state.clsTopics.create({ name: "orders", logsetId });
  await state.clsTopics.create({ name: "old orders", logsetId });
  await state.clsTopics.create({ name: "load", logsetId, bizType: 1 });
  await state.tags.create({
    service: "cls",
    prefix: "topic",
    region: "ap-guangzhou",
    resourceId: id,
    key: "team",
    value: "shop",
  });
  const found = async (inputs: Record<string, unknown>) => test.host.invoke("getClsTopics", inputs);
  const names = async (inputs: Record<string, unknown>) =>
    ((await found(inputs))["topics"] as { readonly topicName: string }[]).map(({ topicName }) => topicName);

  expect(await names({})).toEqual(["orders", "old orders"]);
  expect(await names({ bizType: 1 })).toEqual(["load"]);
  const exact = { filters: [{ key: "topicName", values: ["orders"] }], preciseSearch: 1 };
  expect(await found(exact)).toMatchObject({
    id: hash([id]),
    topics: [{ topicId: id, logsetId, topicName: "orders", period: 30, tags: [{ key: "team", value: "shop" }] }],
  });
  expect(await names({ filters: [{ key: "tag:team", values: ["shop", "site"] }] })).toEqual(["orders"]);
  await expect(found({ filters: [{ key: "name", values: ["orders"] }] })).rejects.toThrow("filters[0].key");
});
