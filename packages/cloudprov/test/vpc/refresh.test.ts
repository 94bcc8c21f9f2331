import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

describe("refreshing many objects of a kind", () => {
  it("requires one listing, page by page, instead of a request for each", async () => {
    await using test = await startSimulatedProvider();
    const templates = Array.from({ length: 120 }, (_, i) => test.host.resource("AddressTemplate", `office-${i}`));
    await Promise.all(templates.map((template, i) => template.create({ addresses: [`10.0.${i}.0/24`] })));

    const found = await refreshed(test, templates);

    expect(test.platform.calls().map(({ action }) => action)).toEqual([
      "DescribeAddressTemplates",
      "DescribeAddressTemplates",
    ]);
    expect(found.map((one) => one?.inputs["addresses"])).toEqual(templates.map((_, i) => [`10.0.${i}.0/24`]));
  });

  it("requires only requests for the few objects, among any number of them", async () => {
    const { test, keys } = await withKeys(1_000, [100, 500, 990]);
    await using _test = test;

    for (const key of keys) expect(await key.read()).toBeDefined();

    expect(test.platform.calls()).toHaveLength(1 + keys.length);
  });

  it("reads a long listing once if that needs fewer requests", async () => {
    const wanted = Array.from({ length: 50 }, (_, i) => i * 20);
    const { test, keys } = await withKeys(1_000, wanted);
    await using _test = test;

    // Asked for one after another: so is decided how many are read before it is worth it.
    for (const key of keys) await key.read();

    expect(test.platform.calls()).toHaveLength(10 + 4);
  });

  it("requests an object that the listing lacks before it counts as deleted", async () => {
    await using test = await startSimulatedProvider();
    const keys = Array.from({ length: 5 }, (_, i) => test.host.resource("ApiGatewayApiKey", `key-${i}`));
    const made = await Promise.all(keys.map((key, i) => key.create({ secretName: `key-${i}` })));
    const gone = made[2]?.id ?? "";
    test.platform.state.gatewayKeys.remove(gone);

    const found = await refreshed(test, keys);

    expect(found.map((one) => one?.id)).toEqual(made.map(({ id }) => (id === gone ? undefined : id)));
    expect(test.platform.calls({ action: "DescribeApiKeysStatus" })).toHaveLength(2);
  });

  it("detects changes since the last listing", async () => {
    await using test = await startSimulatedProvider();
    const templates = Array.from({ length: 4 }, (_, i) => test.host.resource("ProtocolTemplate", `ports-${i}`));
    const [first] = templates;
    await Promise.all(templates.map((template) => template.create({ protocols: ["tcp:80"] })));
    await Promise.all(templates.map((template) => template.read()));

    await first?.update({ protocols: ["tcp:443"] });
    const found = await Promise.all(templates.map((template) => template.read()));

    expect(found[0]?.inputs).toMatchObject({ protocols: ["tcp:443"] });
  });
});

/** A platform with many keys, some of which are in the state. */
async function withKeys(count: number, wanted: readonly number[]) {
  // Calls are counted, so none may be refused: a busy machine may make many in one second.
  const test = await startSimulatedProvider({ callsPerSecond: { default: 10_000 } });
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await test.platform.state.gatewayKeys.create({ id: `key_${i}` })).id);
  const keys = wanted.map((i) => test.host.resource("ApiGatewayApiKey", `key-${i}`));
  await Promise.all(keys.map((key, i) => key.import(ids[wanted[i] ?? 0] ?? "")));
  test.platform.journal.clear();
  return { test, keys };
}
