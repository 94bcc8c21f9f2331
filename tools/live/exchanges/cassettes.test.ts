import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpClient } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { type Cassette, cassetteOf } from "./cassette.ts";
import { addCassette, cassetteNames, readCassette } from "./cassette-file.ts";
import { play } from "./player.ts";
import { replay } from "./replay.ts";
import { recordLife } from "./testing/record-lives.ts";
import { recordedPackages } from "./testing/recorded-packages.ts";

const folder = join(import.meta.dirname, "../cassettes");

describe("the recorded life", () => {
  it.each(cassetteNames(folder))("of %s is the same again", async (name) => {
    expect(await replay(await readCassette(folder, name))).toEqual([]);
  });
});

/** Lives whose responses have something special, such as a body that is only a text, or a secret inside a text. */
const special = {
  streamprov: ["ClusterLink", "SubjectConfig"],
  appprov: ["Database"],
  cloudprov: [
    "ApiGatewayApiKey",
    "ApiGatewayApiKeyAttachment",
    "ApiGatewayUsagePlan",
    "Dnat",
    "ScfFunction",
    "SslCertificate",
  ],
} as const;

describe("a life on a simulator can be recorded and repeated:", () => {
  it.each(special.streamprov)("%s", async (type) => {
    const recording = await recordLife(recordedPackages.streamprov, type);
    expect(await replay(cassetteOf(recording, type))).toEqual([]);
  });

  it.each(special.appprov)("%s", async (type) => {
    const recording = await recordLife(recordedPackages.appprov, type);
    expect(await replay(cassetteOf(recording, type))).toEqual([]);
  });

  it.each(special.cloudprov)("%s", async (type) => {
    const recording = await recordLife(recordedPackages.cloudprov, type);
    expect(await replay(cassetteOf(recording, type))).toEqual([]);
  });
});

/** A cassette of a resource with a one-time secret, recorded on the simulator. */
async function apiKeyCassette(): Promise<Cassette> {
  const created = await mkdtemp(join(tmpdir(), "cassettes-"));
  try {
    const recording = await recordLife(recordedPackages.streamprov, "ApiKey");
    expect((await addCassette(created, recording, "ApiKey")).flaws).toEqual([]);
    return await readCassette(created, "streamprov/ApiKey");
  } finally {
    await rm(created, { recursive: true });
  }
}

describe("a cassette", () => {
  it("contains stand-ins for all secrets", async () => {
    const { steps, environment } = await apiKeyCassette();

    expect(environment["CONFLUENT_CLOUD_API_SECRET"]).toMatch(/^Redacted\d{4}$/);
    expect(steps.find(({ operation }) => operation === "create")?.outputs).toMatchObject({
      secret: { $secret: expect.stringMatching(/^Redacted\d{4}$/) },
    });
  });

  it("fails if the provider sends another request", async () => {
    const cassette = await apiKeyCassette();
    const exchanges = cassette.exchanges.map(({ request, response }) => ({
      request: request.method === "PATCH" ? { ...request, body: { spec: { description: "another" } } } : request,
      response,
    }));

    const flaws = await replay({ ...cassette, exchanges });

    expect(flaws.join("\n")).toMatch(/PATCH .* was sent\. The cassette has PATCH .*"another"/);
  });

  it("fails if the outputs are different", async () => {
    const cassette = await apiKeyCassette();
    const text = JSON.stringify(cassette.exchanges).replaceAll('"For orders"', '"For others"');

    const flaws = await replay({ ...cassette, exchanges: JSON.parse(text) as Cassette["exchanges"] });

    expect(flaws.join("\n")).toMatch(/For others/);
  });

  it("fails if the provider sends fewer requests", async () => {
    const cassette = await apiKeyCassette();
    const change = cassette.exchanges.filter(({ request }) => request.method === "PATCH");
    const exchanges = [...cassette.exchanges, ...change, ...change];

    expect(await replay({ ...cassette, exchanges })).toEqual([
      expect.stringMatching(/^PATCH .* was not sent\.$/),
      expect.stringMatching(/^PATCH .* was not sent\.$/),
    ]);
  });
});

describe("a player", () => {
  const cassette: Cassette = {
    format: 1,
    platform: "appprov",
    type: "App",
    recorded: "2030-01-31T12:00:00.250Z",
    environment: { APTIBLE_API_ROOT_URL: "https://api.example.com" },
    steps: [],
    exchanges: [
      {
        request: { method: "GET", origin: "https://api.example.com", path: "/apps/1", query: "", headers: {} },
        response: {
          status: 200,
          headers: { "content-type": "application/json" },
          body: {
            created_at: "2030-01-31T11:59:59.123Z",
            updated: "2030-01-31 12:00:00",
            seconds: 1_896_091_200,
            count: 3,
            self: "https://api.example.com:443/apps/1",
          },
        },
      },
      {
        request: { method: "DELETE", origin: "https://api.example.com", path: "/apps/1", query: "", headers: {} },
        response: { status: 204, headers: {} },
      },
    ],
  };

  it("moves times and addresses, and leaves other values as they are", async () => {
    await using player = await play(cassette, Date.parse("2031-01-31T12:00:00.000Z"));
    const url = String(player.local("https://api.example.com"));

    expect(await new HttpClient({ baseUrl: url }).get("/apps/1")).toEqual({
      created_at: "2031-01-31T11:59:59.123Z",
      updated: "2031-01-31 12:00:00",
      seconds: 1_927_627_200,
      count: 3,
      self: `${url}/apps/1`,
    });
  });

  it("responds to the requests of an object in their order only, and reports requests that were not recorded", async () => {
    await using player = await play(cassette);
    const client = new HttpClient({ baseUrl: String(player.local("https://api.example.com")) });
    const send = async (method: string) => (await client.request({ method, path: "/apps/1", accept: [501] })).status;

    expect([
      await send("DELETE"),
      await send("GET"),
      await send("GET"),
      await send("DELETE"),
      await send("GET"),
      await send("PUT"),
    ]).toEqual([501, 200, 200, 204, 501, 501]);
    expect(player.problems).toEqual([
      "DELETE https://api.example.com/apps/1 was sent. The cassette has GET https://api.example.com/apps/1 of https://api.example.com/apps/1.",
      "PUT https://api.example.com/apps/1 was sent. The cassette has no further request of https://api.example.com/apps/1.",
    ]);
  });
});
