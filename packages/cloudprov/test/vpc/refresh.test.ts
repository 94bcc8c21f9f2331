import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

describe("refreshing many objects of a kind", () => {
  it("takes one listing, page by page, and not a request for each", async () => {
    await using test = await startSimulatedProvider();
    const templates = Array.from({ length: 120 }, (_, i) => test.host.resource("AddressTemplate", `office-${i}`));
    await Promise.all(templates.map((template, i) => template.create({ addresses: [`10.0.${i}.0/24`] })));
    test.platform.journal.clear();

    const found = await Promise.all(templates.map((template) => template.read()));

    expect(test.platform.calls().map(({ action }) => action)).toEqual([
      "DescribeAddressTemplates",
      "DescribeAddressTemplates",
    ]);
    expect(found.map((one) => one?.inputs["addresses"])).toEqual(templates.map((_, i) => [`10.0.${i}.0/24`]));
  });

  it("asks for one that the listing does not hold before it counts as gone", async () => {
    await using test = await startSimulatedProvider();
    const keys = Array.from({ length: 5 }, (_, i) => test.host.resource("ApiGatewayApiKey", `key-${i}`));
    const made = await Promise.all(keys.map((key, i) => key.create({ secretName: `key-${i}` })));
    const gone = made[2]?.id ?? "";
    test.platform.state.gatewayKeys.remove(gone);
    test.platform.journal.clear();

    const found = await Promise.all(keys.map((key) => key.read()));

    expect(found.map((one) => one?.id)).toEqual(made.map(({ id }) => (id === gone ? undefined : id)));
    expect(test.platform.calls({ action: "DescribeApiKeysStatus" })).toHaveLength(2);
  });

  it("sees what has changed since the last listing", async () => {
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
