import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { expect, it } from "vitest";
import { lives } from "../../../packages/streamprov/test/lives.ts";
import { startProviderOn } from "../../../packages/streamprov/test/simulated-provider.ts";
import type { Difference } from "./compare.ts";
import type { Recording } from "./exchange.ts";
import { deviationsFrom, readObservations } from "./observations.ts";
import { compareRecordings, writeReport } from "./report.ts";
import { type Deviation, startDeviatingProxy } from "./testing/deviating-proxy.ts";
import { recordLives } from "./testing/record-lives.ts";

const types = ["ServiceAccount", "Environment", "Network"];

/** Records the lives of the types on a simulator, behind a proxy that makes it deviate. */
async function recordingOf(deviations: readonly Deviation[]): Promise<Recording> {
  const used = new Set<Deviation>();
  const recording = await recordLives<StreamprovSimulator>(
    {
      platform: "streamprov",
      lives,
      startPlatform: () =>
        startSimulator({
          provisionMs: { network: 1_000 },
          deprovisionMs: { network: 1_000 },
          rateLimit: { perSecond: 10_000 },
        }),
      async startProvider(platform) {
        const proxy = await startDeviatingProxy(platform.url, deviations);
        const host = await startProviderOn({ ...platform, url: proxy.url }, {}, { transport: "memory" });
        return {
          ...host,
          async [Symbol.asyncDispose]() {
            for (const one of proxy.used) used.add(one);
            await host.stop();
            await proxy[Symbol.asyncDispose]();
          },
        };
      },
    },
    types,
  );
  expect(deviations.filter((one) => !used.has(one))).toEqual([]);
  return recording;
}

it("finds no differences between the simulator and itself", async () => {
  const report = compareRecordings(await recordingOf([]), await recordingOf([]));

  expect(report.differences).toEqual([]);
  expect(new Set(Object.values(report.routes))).toEqual(new Set(["agrees"]));
  expect(Object.keys(report.routes)).toContain("PATCH /iam/v2/service-accounts/{id}");
});

it("finds ten planted deviations, and no others", async () => {
  const planted: readonly Deviation[] = [
    { method: "POST", path: /^\/iam\/v2\/service-accounts$/, change: (response) => (response.status = 200) },
    {
      method: "GET",
      path: /^\/iam\/v2\/service-accounts\//,
      change: ({ status, body }) => {
        if (status === 200) body.owner = { id: "u-abc123", kind: "User" };
      },
    },
    {
      method: "GET",
      path: /^\/org\/v2\/environments\//,
      change: ({ status, body }) => {
        if (status === 200) delete body.metadata.resource_name;
      },
    },
    {
      method: "POST",
      path: /^\/org\/v2\/environments$/,
      change: ({ body }) => {
        body.metadata.updated_at = 1_900_000_000;
      },
    },
    {
      method: "PATCH",
      path: /^\/org\/v2\/environments\//,
      change: ({ body }) => {
        body.kind = "Env";
      },
    },
    {
      method: "DELETE",
      path: /^\/iam\/v2\/service-accounts\//,
      change: ({ headers }) => {
        delete headers["x-ratelimit-remaining"];
      },
    },
    {
      method: "PATCH",
      path: /^\/iam\/v2\/service-accounts\//,
      change: ({ body }) => {
        body.metadata.updated_at = "2030-01-31 12:00:00";
      },
    },
    {
      method: "PATCH",
      path: /^\/networking\/v1\/networks\//,
      change: ({ body }) => {
        body.status.phase = "PROVISIONING";
      },
    },
    { method: "DELETE", path: /^\/networking\/v1\/networks\//, change: (response) => (response.status = 202) },
    { method: "POST", path: /^\/networking\/v1\/networks$/, laterMs: 2_500 },
  ];

  const platform = await recordingOf(planted);
  const simulator = await recordingOf([]);
  const report = compareRecordings(platform, simulator);

  expect(report.differences.map(inOneLine).sort()).toEqual([
    "DELETE /iam/v2/service-accounts/{id} | header | 204 x-ratelimit-remaining |  | integer | simulator has more",
    "DELETE /networking/v1/networks/{id} | status |  | 202 | 204 | differs",
    "GET /iam/v2/service-accounts/{id} | member | 200 /owner | object |  | platform has more",
    "GET /org/v2/environments/{id} | member | 200 /metadata/resource_name |  | string | simulator has more",
    "PATCH /iam/v2/service-accounts/{id} | type | 200 /metadata/updated_at | 0000-00-00 00:00:00 | 0000-00-00T00:00:00.0Z | differs",
    "PATCH /org/v2/environments/{id} | value | 200 /kind | Env | Environment | differs",
    "POST /iam/v2/service-accounts | status |  | 200 | 201 | differs",
    "POST /networking/v1/networks | states | phase | READY → PROVISIONING |  | platform has more",
    "POST /networking/v1/networks | timing | response | slow | fast | differs",
    "POST /org/v2/environments | type | 201 /metadata/updated_at | integer | 0000-00-00T00:00:00.0Z | differs",
  ]);
  expect(report.routes).toMatchObject({
    "GET /iam/v2/service-accounts/{id}": "platform has more",
    "GET /org/v2/environments/{id}": "simulator has more",
    "POST /networking/v1/networks": "differs",
    "GET /networking/v1/networks/{id}": "agrees",
  });

  const folder = await mkdtemp(join(tmpdir(), "differences-"));
  try {
    await writeReport(folder, report);
    expect(await readFile(join(folder, "report.md"), "utf8")).toContain(
      "| `DELETE /networking/v1/networks/{id}` | status |  | `202` | `204` |",
    );
    const observations = await readObservations(join(folder, "observations"));
    expect(observations.find(({ route }) => route.startsWith("POST /org"))?.parts).toEqual(["Environment"]);
    // As tests of the simulator, the files fail until it responds as the platform did. Its own times are not tested.
    expect(deviationsFrom(observations, simulator)).toHaveLength(8);
    expect(deviationsFrom(observations, platform)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function inOneLine({ route, topic, at, platform, simulator, verdict }: Difference): string {
  const [slow, fast] = topic === "timing" ? ["slow", "fast"] : [platform, simulator];
  return [route, topic, at, slow, fast, verdict].join(" | ");
}
