import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";

const clock = new ManualClock();
let platform: AppprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ clock });
});
afterEach(() => platform.close());

const signIn = (change: Record<string, unknown> = {}) =>
  send(`${platform.authUrl}/tokens`, "POST", {
    body: {
      username: platform.credentials.username,
      password: platform.credentials.password,
      grant_type: "password",
      scope: "manage",
      expires: 43_200,
      ...change,
    },
  });
const accounts = async (token: string) => (await send(`${platform.url}/accounts`, "GET", { token })).status;

describe("signing in", () => {
  it("returns a token that is valid until it expires or is revoked", async () => {
    const first = await signIn({ expires: 60 });
    const token = first.body.access_token;
    const fresh = await accounts(token);
    clock.advance(60_000);
    const expired = await accounts(token);
    const second = (await signIn()).body.access_token;
    const before = await accounts(second);
    platform.tokens.revoke(second);

    expect(first).toMatchObject({ status: 201, body: { expires_in: 60, access_token: expect.any(String) } });
    expect([fresh, expired, before, await accounts(second)]).toEqual([200, 401, 200, 401]);
  });

  it("returns no token with a longer lifetime than the settings allow", async () => {
    platform.set({ tokenSeconds: 10 });

    expect((await signIn()).body.expires_in).toBe(10);
  });

  it("is rejected for a wrong password, and with two-factor authentication", async () => {
    const wrong = await signIn({ password: "guess" });
    platform.set({ secondFactor: true });
    const factor = await signIn();

    expect(wrong).toMatchObject({ status: 401, body: { code: 401, message: "Invalid username or password" } });
    expect(factor).toMatchObject({ status: 401, body: { error: "otp_token_required" } });
    expect(platform.journal.violations).toEqual([]);
  });

  it("supports one grant type and one scope", async () => {
    expect((await signIn({ grant_type: "client_credentials" })).status).toBe(400);
    expect((await signIn({ scope: "read" })).status).toBe(400);
    expect(platform.journal.violations).toHaveLength(2);
  });

  it.each([
    ["null", null],
    ["absent", undefined],
  ] as const)("can answer well and give a token that is %s", async (accessTokenForm, expected) => {
    platform.set({ accessTokenForm });
    const reply = await signIn();

    expect(reply.status).toBe(201);
    expect(reply.body.access_token).toBe(expected);
  });
});

describe("a token", () => {
  it("is required for everything except database images", async () => {
    const ask = async (url: string) => (await send(url, "GET")).status;

    expect(await ask(`${platform.url}/accounts`)).toBe(401);
    expect(await ask(`${platform.authUrl}/organizations`)).toBe(401);
    expect(await ask(`${platform.url}/database_images`)).toBe(200);
    expect(await ask(`${platform.url}/database_images/101`)).toBe(200);
    expect(await accounts("nonsense")).toBe(401);
  });

  it("cannot be replaced by a password, which is recorded", async () => {
    const headers = { Authorization: `Basic ${Buffer.from("me:s3cret").toString("base64")}` };
    const reply = await send(`${platform.url}/accounts`, "GET", { headers });

    expect(reply.status).toBe(401);
    expect(platform.journal.foreign).toMatchObject([{ service: "api", credential: "me" }]);
  });

  it("shows all organizations", async () => {
    const token = platform.credentials.accessToken;
    const other = await platform.state.organizations.create({ name: "Other" });
    const reply = await send(`${platform.authUrl}/organizations`, "GET", { token });

    expect(reply.body._embedded.organizations).toMatchObject([
      { id: platform.credentials.organizationId },
      { id: other.id, name: "Other" },
    ]);
  });
});
