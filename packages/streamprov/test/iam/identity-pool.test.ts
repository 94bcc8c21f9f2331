import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const pools = /\/identity-pools$/;

/** A platform with an identity provider, and inputs of a pool for it. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const provider = await simulated.platform.state.identityProviders.create({
    displayName: "Company login",
    description: "",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/jwks.json",
  });
  const inputs = (changes: Values = {}): Values => ({
    identityProvider: { id: provider.id },
    displayName: "Writers",
    description: "Applications that write",
    identityClaim: "claims.sub",
    filter: 'claims.aud == "orders"',
    ...changes,
  });
  return {
    ...simulated,
    provider,
    inputs,
    pool: simulated.host.resource("IdentityPool", "writers"),
    /** IDs of the provider's pools. */
    made: () =>
      simulated.platform.state.identityPools
        .list()
        .filter(({ providerId }) => providerId === provider.id)
        .map(({ id }) => id),
  };
}

describe("creating an IdentityPool", () => {
  it("reads it back, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.pool.create(test.inputs());

    expect(id).toMatch(/^pool-/);
    expect(outputs).toEqual(test.inputs());
    expect((await test.pool.preview(test.inputs())).action).toBe("same");
    await test.pool.read();
    expect(test.pool.outputs).toEqual(test.inputs());
    expect((await test.pool.preview(test.inputs())).action).toBe("same");
  });

  it("sends all texts, including empty ones", async () => {
    await using test = await given();

    await test.pool.create(test.inputs({ description: "", filter: "" }));

    const [request] = test.platform.journal.find({ method: "POST", path: pools });
    expect(request?.requestBody).toEqual({
      display_name: "Writers",
      description: "",
      identity_claim: "claims.sub",
      filter: "",
    });
  });

  it("adopts one whose response was lost", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    test.platform.failNext({ method: "POST", path: pools, kind: "resetAfter" });

    const { id } = await test.pool.create(test.inputs());

    expect(test.made()).toEqual([id]);
  });

  it("shows how to import an older pool of the same name when the request was lost", async () => {
    await using test = await given();
    const older = await test.platform.state.identityPools.create({
      providerId: test.provider.id,
      displayName: "Writers",
      description: "of long ago",
      identityClaim: "claims.sub",
      filter: "true",
    });
    test.platform.state.identityPools.change(older.id, { createdAt: 0 });
    test.platform.failNext({ method: "POST", path: pools, kind: "resetBefore" });

    const error = await failure(test.pool.create(test.inputs()));

    expect(error.message).toContain(
      `pulumi import streamprov:index/identityPool:IdentityPool writers ${test.provider.id}/${older.id}`,
    );
  });

  it("shows the platform's message that there is no such provider", async () => {
    await using test = await given();

    const error = await failure(test.pool.create(test.inputs({ identityProvider: { id: "op-none" } })));

    expect(error.message).toMatch(/op-none/);
  });
});

describe("changing an IdentityPool", () => {
  it.each([
    ["displayName", "display_name"],
    ["description", "description"],
    ["identityClaim", "identity_claim"],
    ["filter", "filter"],
  ])("changes %s in place and sends nothing else", async (property, wire) => {
    await using test = await given({ updateLagMs: 200 });
    await test.pool.create(test.inputs());

    const { action, outputs } = await test.pool.update(test.inputs({ [property]: "claims.other" }));

    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(action).toBe("update");
    expect(request?.requestBody).toEqual({ [wire]: "claims.other" });
    expect(outputs).toEqual(test.inputs({ [property]: "claims.other" }));
  });

  it("replaces it when its provider changes", async () => {
    await using test = await given();
    await test.pool.create(test.inputs());

    const { replaces } = await test.pool.diff(test.inputs({ identityProvider: { id: "op-other" } }));

    expect(replaces).toEqual(["identityProvider"]);
  });

  it("names every property that is missing", async () => {
    await using test = await given();

    const { failures } = await test.pool.check({});

    expect(failures.map(({ property }) => property)).toEqual(Object.keys(test.inputs()));
  });
});

describe("reading an IdentityPool", () => {
  it("finds changes made elsewhere", async () => {
    await using test = await given();
    const { id } = await test.pool.create(test.inputs());
    test.platform.state.identityPools.change(id, { filter: "true" });

    await test.pool.read();

    expect((await test.pool.diff(test.inputs())).changes).toEqual(["filter"]);
  });

  it.each(["pool", "provider"])("leaves the state when the %s no longer exists", async (which) => {
    await using test = await given();
    const { id } = await test.pool.create(test.inputs());
    if (which === "pool") test.platform.state.identityPools.remove(id);
    else test.platform.state.identityProviders.remove(test.provider.id);

    expect(await test.pool.read()).toBeUndefined();
  });

  it("imports by provider and pool, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.host.resource("IdentityPool", "elsewhere").create(test.inputs());

    const imported = await test.pool.import(`${test.provider.id}/${id}`);

    expect(imported?.id).toBe(id);
    expect(imported?.inputs).toEqual(test.inputs());
    expect((await test.pool.preview(test.inputs())).action).toBe("same");
  });

  it("shows the form of the import ID, and reports a missing pool", async () => {
    await using test = await given();

    expect((await failure(test.pool.import("pool-1"))).message).toMatch(/<identity provider ID>\/<identity pool ID>/);
    expect((await failure(test.pool.import("a/b/c"))).message).toMatch(/<identity provider ID>\/<identity pool ID>/);
    expect((await failure(test.pool.import(`${test.provider.id}/pool-none`))).message).toMatch(
      /there is no IdentityPool/,
    );
  });

  it("lists the pools of a provider", async () => {
    await using test = await given();
    const { id } = await test.pool.create(test.inputs());

    expect(await test.host.list("IdentityPool", { identityProvider: { id: test.provider.id } })).toEqual([
      { id, name: "Writers" },
    ]);
  });
});

describe("deleting an IdentityPool", () => {
  it.each(["pool", "provider"])("succeeds when the %s no longer exists", async (which) => {
    await using test = await given();
    const { id } = await test.pool.create(test.inputs());
    if (which === "pool") test.platform.state.identityPools.remove(id);
    else test.platform.state.identityProviders.remove(test.provider.id);

    await test.pool.delete();

    expect(test.pool.state).toBeUndefined();
  });

  it("deletes it", async () => {
    await using test = await given();
    await test.pool.create(test.inputs());

    await test.pool.delete();

    expect(test.made()).toEqual([]);
  });
});
