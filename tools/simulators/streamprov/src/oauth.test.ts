import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "./simulator.ts";
import { kafkaCluster } from "./testing/client.ts";

const clock = new ManualClock();
let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ clock });
});
afterEach(() => platform.close());

const externalToken = (change: Record<string, string> = {}) =>
  send(platform.tokenUrl, "POST", {
    form: {
      grant_type: "client_credentials",
      client_id: platform.credentials.oauthClientId,
      client_secret: platform.credentials.oauthClientSecret,
      ...change,
    },
  });
const exchange = (subject_token: string, change: Record<string, string> = {}) =>
  send(`${platform.url}/sts/v1/oauth2/token`, "POST", {
    form: {
      grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
      subject_token,
      identity_pool_id: platform.credentials.oauthIdentityPoolId,
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
      ...change,
    },
  });
const environments = (token: string) => send(`${platform.url}/org/v2/environments`, "GET", { token });

describe("a token of the identity provider", () => {
  it("is given for the client's secret only", async () => {
    const given = await externalToken({ scope: "api://x/.default" });
    const refused = await externalToken({ client_secret: "wrong" });

    expect(given).toMatchObject({ status: 200, body: { token_type: "Bearer", expires_in: 3600 } });
    expect(refused).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  });

  it.each([
    ["number", 3600],
    ["string", "3600"],
    ["absent", undefined],
  ] as const)("can report its lifetime as: %s", async (expiresInForm, expected) => {
    platform.set({ expiresInForm });

    expect((await externalToken()).body.expires_in).toBe(expected);
  });

  it("opens the data plane with the pool's header, until it expires", async () => {
    const { cluster } = await kafkaCluster(platform);
    const [registry] = platform.state.schemaRegistryClusters.list();
    const token = (await externalToken()).body.access_token;
    const pool = { "confluent-identity-pool-id": platform.credentials.oauthIdentityPoolId };
    const topics = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const subjects = `${registry?.restEndpoint}/subjects`;
    const target = { ...pool, "target-sr-cluster": registry?.id ?? "" };
    const ask = async (url: string, headers: Record<string, string>) =>
      (await send(url, "GET", { token, headers })).status;

    expect([await ask(topics, pool), await ask(topics, {})]).toEqual([200, 401]);
    expect([await ask(subjects, target), await ask(subjects, pool)]).toEqual([200, 401]);
    clock.advance(3_600_000);
    expect(await ask(topics, pool)).toBe(401);
  });

  it("does not open the control plane, and is written down there", async () => {
    const token = (await externalToken()).body.access_token;

    expect((await environments(token)).status).toBe(401);
    expect(platform.journal.foreign).toMatchObject([{ service: "control-plane", credential: "external token" }]);
  });
});

describe("an exchanged token", () => {
  it("opens the control plane until it expires or is revoked", async () => {
    const external = (await externalToken()).body.access_token;
    const exchanged = await exchange(external, { expires_in: "60" });
    const token = exchanged.body.access_token;
    const fresh = (await environments(token)).status;
    clock.advance(60_000);
    const expired = (await environments(token)).status;
    const second = (await exchange(external)).body.access_token;
    platform.tokens.revoke("sts");
    const revoked = (await environments(second)).status;

    expect(exchanged.body).toMatchObject({ token_type: "Bearer", expires_in: 60 });
    expect([fresh, expired, revoked]).toEqual([200, 401, 401]);
  });

  it("is rejected for a token, a pool or a request that is not right", async () => {
    const external = (await externalToken()).body.access_token;

    expect((await exchange("nonsense")).status).toBe(401);
    expect((await exchange(external, { identity_pool_id: "pool-none" })).status).toBe(401);
    expect((await exchange(external, { expires_in: "901" })).status).toBe(400);
    expect((await exchange(external, { grant_type: "password" })).status).toBe(400);
    expect(platform.journal.violations).toHaveLength(2);
  });

  it("leaves no token in the journal", async () => {
    const external = (await externalToken()).body.access_token;
    const token = (await exchange(external)).body.access_token;
    await environments(token);
    const written = JSON.stringify(platform.journal.entries);

    expect(written).not.toContain(external);
    expect(written).not.toContain(token);
    expect(written).not.toContain(platform.credentials.oauthClientSecret);
  });
});
