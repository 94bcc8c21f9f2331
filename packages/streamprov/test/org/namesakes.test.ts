import { describe, expect, it } from "vitest";
import { type StreamprovSimulator, startProviderOn, startSimulatedProvider } from "../simulated-provider.ts";

const listings = { method: "GET", path: /\/org\/v2\/environments$/ };
const networkListings = { method: "GET", path: /\/networking\/v1\/networks$/ };

/** The warnings of a host since it was started. */
function warnings(logs: readonly { readonly severity: string; readonly message: string }[]): string[] {
  return logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
}

/** A network of a name that others may have. */
async function network(platform: StreamprovSimulator) {
  const environment = await platform.state.environments.create({ displayName: "shop" });
  const where = { cloud: "AWS", region: "eu-central-1", connectionTypes: ["PRIVATELINK"] };
  return { displayName: "shop", ...where, environment: { id: environment.id } };
}

describe("the creation of an object whose name others may have", () => {
  it("warns of one that was created recently without a creation note, and continues", async () => {
    await using test = await startSimulatedProvider();
    await using lost = await startProviderOn(test.platform);
    const inputs = await network(test.platform);
    const left = lost.resource("Network", "shop");
    await left.create(inputs);
    const shop = test.host.resource("Network", "shop");

    await shop.create(inputs);

    expect(shop.id).not.toBe(left.id);
    expect(warnings(test.host.logs)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Network ${left.id} "shop" was created 1 min ago, and this run does not know it\\. .*\`pulumi import streamprov:index/network:Network shop [^\`]*${left.id}\`$`,
        ),
      ),
    ]);
  });

  it("warns of one without a name that matches the inputs, and of no other", async () => {
    await using test = await startSimulatedProvider();
    await using lost = await startProviderOn(test.platform);
    const { displayName: _, ...inputs } = await network(test.platform);
    const left = lost.resource("Network", "shop");
    await left.create(inputs);
    await lost.resource("Network", "elsewhere").create({ ...inputs, region: "us-east-2" });
    await lost.resource("Network", "named").create({ ...inputs, displayName: "shop" });

    await test.host.resource("Network", "shop").create(inputs);

    expect(warnings(test.host.logs)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Network ${left.id} without a name was created 1 min ago, and this run does not know it\\. Another one is created\\. If .*\`pulumi import streamprov:index/network:Network shop [^\`]*${left.id}\`$`,
        ),
      ),
    ]);
  });

  it("costs one listing for 100 creations without a name, and does not warn of those of this run", async () => {
    await using test = await startSimulatedProvider();
    const { displayName: _, ...inputs } = await network(test.platform);
    const names = Array.from({ length: 100 }, (_none, at) => `shop-${at}`);
    await Promise.all(names.map((name) => test.host.resource("Network", name).create(inputs)));
    expect(test.platform.journal.count(networkListings)).toBe(1);
    expect(warnings(test.host.logs)).toEqual([]);
  });

  it("costs one listing for 100 creations, and does not warn of those of this run", async () => {
    await using test = await startSimulatedProvider();
    const inputs = await network(test.platform);
    const names = Array.from({ length: 100 }, (_, at) => `shop-${at}`);
    await Promise.all(names.map((name) => test.host.resource("Network", name).create(inputs)));
    expect(test.platform.journal.count(networkListings)).toBe(1);
    expect(warnings(test.host.logs)).toEqual([]);
  });

  it("warns of one with an automatic name, which differs in its random suffix", async () => {
    await using test = await startSimulatedProvider();
    const { id } = await test.platform.state.environments.create({ displayName: "shop-0a1b2c3" });
    await test.host.resource("Environment", "shop").create({});
    expect(warnings(test.host.logs)).toEqual([expect.stringContaining(`Environment ${id} "shop-0a1b2c3" was created`)]);
  });

  it("sends no listing where the platform rejects a name that is taken", async () => {
    await using test = await startSimulatedProvider();
    await test.host.resource("Environment", "shop").create({ displayName: "shop" });
    expect(test.platform.journal.count(listings)).toBe(0);
  });

  it("sends no listing in an environment that this run has created", async () => {
    await using test = await startSimulatedProvider();
    const environment = test.host.resource("Environment", "shop");
    await environment.create({ displayName: "shop" });
    const inputs = { ...(await network(test.platform)), environment: { id: environment.id } };
    await test.host.resource("Network", "shop").create(inputs);
    expect(test.platform.journal.count(networkListings)).toBe(0);
  });

  it("does not depend on the permission to list", async () => {
    await using test = await startSimulatedProvider();
    test.platform.failNext({ ...networkListings, kind: "status403" });
    const shop = test.host.resource("Network", "shop");
    await shop.create(await network(test.platform));
    expect(shop.id).toBeDefined();
    expect(warnings(test.host.logs)).toEqual([]);
  });
});
