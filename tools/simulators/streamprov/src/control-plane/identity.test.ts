import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

const path = "/iam/v2/identity-providers";
const provider = {
  display_name: "Azure",
  description: "the company's",
  issuer: "https://issuer.example.com",
  jwks_uri: "https://issuer.example.com/jwks",
};
const pool = { display_name: "Readers", description: "read", identity_claim: "claims.sub", filter: "claims.aud=='c'" };

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

describe("identity providers and pools", () => {
  it("are created, read, changed and deleted", async () => {
    const made = await control(platform, "POST", path, provider);
    const pools = `${path}/${made.body.id}/identity-pools`;
    const madePool = await control(platform, "POST", pools, pool);
    const changed = await control(platform, "PATCH", `${path}/${made.body.id}`, {
      issuer: "https://other.example.com",
    });
    const changedPool = await control(platform, "PATCH", `${pools}/${madePool.body.id}`, { filter: "true" });
    const list = await control(platform, "GET", `${pools}?page_size=99`);
    const deleted = await control(platform, "DELETE", `${pools}/${madePool.body.id}`);

    expect(made).toMatchObject({ status: 201, body: { ...provider, identity_claim: "claims.sub", state: "ENABLED" } });
    expect(madePool).toMatchObject({ status: 201, body: { ...pool, principal: madePool.body.id } });
    expect(changed.body.issuer).toBe("https://other.example.com");
    expect(changedPool.body.filter).toBe("true");
    expect(list.body.data).toHaveLength(1);
    expect(deleted.status).toBe(204);
    expect(platform.journal.violations).toEqual([]);
  });

  it("answer 404 in their own shape, also for pools of a deleted provider", async () => {
    const made = await control(platform, "POST", path, provider);
    const pools = `${path}/${made.body.id}/identity-pools`;
    const madePool = await control(platform, "POST", pools, pool);
    await control(platform, "DELETE", `${path}/${made.body.id}`);

    expect(await control(platform, "GET", `${path}/${made.body.id}`)).toMatchObject({
      status: 404,
      body: { error_code: 404 },
    });
    expect((await control(platform, "GET", `${pools}/${madePool.body.id}`)).status).toBe(404);
    expect((await control(platform, "GET", pools)).status).toBe(404);
  });

  it("do not find a pool under another provider", async () => {
    const other = await platform.state.identityProviders.create({ displayName: "other" });
    const { oauthIdentityPoolId } = platform.credentials;

    expect((await control(platform, "GET", `${path}/${other.id}/identity-pools/${oauthIdentityPoolId}`)).status).toBe(
      404,
    );
  });
});
