import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../simulator.ts";
import { call } from "../testing/client.ts";

const start = Date.UTC(2030, 0, 1);
let clock: ManualClock;
let platform: CloudprovSimulator;
beforeEach(async () => {
  clock = new ManualClock(start);
  platform = await startSimulator({ clock });
});
afterEach(() => platform.close());

const ask = async (role = platform.credentials.instanceRoleName) => {
  const reply = await fetch(`${platform.metadataUrl}/latest/meta-data/cam/security-credentials/${role}`);
  return { status: reply.status, body: (reply.ok ? await reply.json() : {}) as Readonly<Record<string, string>> };
};

describe("the metadata service", () => {
  it("gives the credentials of the role that is bound to the instance", async () => {
    const { status, body } = await ask();
    const { TmpSecretId: secretId = "", TmpSecretKey: secretKey = "", Token: token } = body;
    const keys = { secretId, secretKey, token, timestamp: start / 1000 };
    const me = await call(platform, "sts", "GetCallerIdentity", {}, keys);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      Code: "Success",
      ExpiredTime: start / 1000 + 43_200,
      Expiration: "2030-01-01T12:00:00Z",
    });
    expect(me.response).toMatchObject({ Type: "CAMRole", AccountId: platform.credentials.accountId });
    expect(platform.journal.violations).toEqual([]);
  });

  it("gives the same ones until they are near to their end", async () => {
    const first = (await ask()).body;
    const again = (await ask()).body;
    clock.advance(43_200_000 - 600_000);
    const next = (await ask()).body;

    expect(again).toEqual(first);
    expect(next["Token"]).not.toBe(first["Token"]);
  });

  it("gives new ones when a test has ended the old ones", async () => {
    const first = (await ask()).body;
    platform.expireSessions();

    expect((await ask()).body["Token"]).not.toBe(first["Token"]);
  });

  it("does not know other roles", async () => {
    expect((await ask("deployer")).status).toBe(404);
    const [role] = platform.state.roles.list().filter(({ name }) => name === "deployer");
    platform.state.roles.change(role?.id ?? "", { boundToInstance: true });

    expect((await ask("deployer")).status).toBe(200);
  });

  it("returns the platform's time", async () => {
    platform.set({ clockSkewMs: 60_000 });
    const url = `${platform.metadataUrl}/latest/meta-data/cam/security-credentials/${platform.credentials.instanceRoleName}`;

    expect((await fetch(url)).headers.get("date")).toBe("Tue, 01 Jan 2030 00:01:00 GMT");
  });

  it("reports a credential that was sent to it", async () => {
    const url = `${platform.metadataUrl}/latest/meta-data/cam/security-credentials/${platform.credentials.instanceRoleName}`;
    await ask();
    expect(platform.journal.foreign).toEqual([]);

    await fetch(url, { headers: { Authorization: "TC3-HMAC-SHA256 Credential=AKID1" } });
    expect(platform.journal.foreign).toMatchObject([
      { service: "metadata", credential: "TC3-HMAC-SHA256 credential", belongsTo: "the API" },
    ]);
  });

  it("can leave members empty", async () => {
    platform.set({ metadataEmptyMembers: ["Token"] });

    expect((await ask()).body).toMatchObject({ Code: "Success", Token: "", TmpSecretId: expect.stringMatching(/./) });
  });

  it("can fail with its own code", async () => {
    platform.set({ metadataCode: "AccessDenied" });

    expect(await ask()).toEqual({ status: 200, body: { Code: "AccessDenied" } });
  });
});
