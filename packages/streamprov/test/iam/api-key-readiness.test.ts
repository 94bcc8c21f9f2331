import type { Operation } from "@org/core-provider";
import { instantClock } from "@org/core-provider/testing";
import { type StreamprovOptions, startSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { bindClients } from "../../src/platform/clients.ts";
import { Platform } from "../../src/platform/platform.ts";
import { untilUsable } from "../../src/resources/iam/api-key-readiness.ts";
import type { ManagedResource } from "../../src/resources/iam/managed-resource.ts";

/** A platform with a Schema Registry and a key for it, and an operation on a clock whose sleeps take no time. */
async function given(settings: StreamprovOptions = {}) {
  const simulator = await startSimulator(settings);
  const { state, credentials } = simulator;
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const { id: ownerId } = await state.serviceAccounts.create({ displayName: "orders" });
  const registry = await state.schemaRegistryClusters.create({ environmentId });
  const scope = { kind: "schema-registry", id: registry.id, environmentId } as const;
  const key = await state.apiKeys.create({ ownerId, scope });
  const resource: ManagedResource = {
    id: registry.id,
    kind: "Cluster",
    apiVersion: "srcm/v3",
    environment: { id: environmentId },
  };
  const phases: string[] = [];
  const interrupt = new AbortController();
  const operation: Operation = {
    doing: 'creating ApiKey "orders"',
    urn: "",
    formerId: undefined,
    isKnown: () => false,
    signal: interrupt.signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: (phase) => phases.push(phase),
    warn: () => {},
    debug: () => {},
  };
  const platform = new Platform(
    { ...credentials, endpoint: simulator.url, maxRetries: 0 },
    { version: "0.0.0", debug: () => {}, signal: interrupt.signal },
    {},
  );
  return {
    simulator,
    clock: instantClock(),
    op: { ...operation, ...bindClients(platform, operation) },
    interrupt,
    phases,
    key: { id: key.id, secret: key.secret, resource },
    registry,
    [Symbol.asyncDispose]: () => simulator.close(),
  };
}

const flink: ManagedResource = { id: "aws.us-east-1", kind: "Region", apiVersion: "fcpm/v2", environment: undefined };
const ksqlDb: ManagedResource = {
  id: "lksqlc-abc",
  kind: "Cluster",
  apiVersion: "ksqldbcm/v2",
  environment: undefined,
};

describe("waiting for a new API key", () => {
  it.each([
    ["Flink, without an environment in the program,", 60_000, flink],
    ["ksqlDB", 300_000, ksqlDb],
  ])("waits a fixed time for %s because the service cannot be checked", async (name, ms, resource) => {
    await using test = await given();

    await untilUsable(test.op, { ...test.key, resource }, test.clock);

    expect(test.clock.now()).toBe(ms);
    expect(test.phases.join()).toContain(name.split(",")[0]);
    expect(test.simulator.journal.requests).toBe(0);
  });

  it("ends a pause when the operation is interrupted", async () => {
    await using test = await given();
    test.interrupt.abort(new Error("interrupted"));

    await expect(untilUsable(test.op, { ...test.key, resource: flink }, test.clock)).rejects.toThrow("interrupted");
  });

  it("continues as soon as the Schema Registry accepts the key on several connections", async () => {
    await using test = await given();

    await untilUsable(test.op, test.key, test.clock);

    const probes = test.simulator.journal.find({ path: /\/subjects$/ });
    expect(test.clock.now()).toBe(0);
    expect(probes.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(probes.map(({ connectionId }) => connectionId)).size).toBe(3);
  });

  it("does not trust a Schema Registry while one of its servers still rejects the key", async () => {
    await using test = await given({ dataPlaneNodes: 3 });
    test.simulator.state.apiKeys.change(test.key.id, { nodeLagMs: 60_000 });

    await untilUsable(test.op, test.key, test.clock);

    const statuses = test.simulator.journal.find({ path: /\/subjects$/ }).map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([200, 401]);
    expect(test.clock.now()).toBe(60_000);
  });

  it("continues after a minute when the Schema Registry still rejects the key, because its owner may have no role", async () => {
    await using test = await given();
    test.simulator.state.apiKeys.change(test.key.id, { readyAt: Date.now() + 600_000 });

    await untilUsable(test.op, test.key, test.clock);

    expect(test.clock.now()).toBe(60_000);
    expect(test.simulator.journal.count({ path: /\/subjects$/, status: 401 })).toBeGreaterThan(5);
  });

  it("continues after a minute when the Schema Registry cannot be reached", async () => {
    await using test = await given();
    test.simulator.state.schemaRegistryClusters.change(test.registry.id, { restEndpoint: "http://127.0.0.1:1" });

    await untilUsable(test.op, test.key, test.clock);

    expect(test.clock.now()).toBe(60_000);
  });

  it("waits a minute for a Schema Registry whose environment the program does not set", async () => {
    await using test = await given();

    await untilUsable(test.op, { ...test.key, resource: { ...test.key.resource, environment: undefined } }, test.clock);

    expect(test.clock.now()).toBe(60_000);
    expect(test.simulator.journal.requests).toBe(0);
  });

  it.each([
    ["as soon as Flink accepts the key by several connections", 0, 0],
    ["after a minute when Flink still rejects it, because its owner may have no role", 600_000, 60_000],
  ])("continues %s", async (_when, unknownFor, waited) => {
    await using test = await given();
    const environmentId = test.key.resource.environment?.id ?? "";
    const { state, credentials } = test.simulator;
    const scope = { kind: "flink", id: "aws.us-east-1", environmentId } as const;
    const key = await state.apiKeys.create({ ownerId: credentials.userId, scope });
    state.apiKeys.change(key.id, { readyAt: Date.now() + unknownFor });
    const resource = { ...flink, environment: { id: environmentId } };

    await untilUsable(test.op, { id: key.id, secret: key.secret, resource }, test.clock);

    const probes = test.simulator.journal.find({ path: /\/statements$/ });
    expect(test.clock.now()).toBe(waited);
    expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([waited === 0 ? 200 : 401]));
    expect(new Set(probes.slice(0, 3).map(({ connectionId }) => connectionId)).size).toBe(3);
  });

  describe("pauses instead of failing when the search for the service fails", () => {
    it.each(
      (["status400", "status403", "status500"] as const).flatMap((kind) =>
        [/\/fcpm\/v2\/regions/, /\/org\/v2\/environments\//].map((path) => [kind, path] as const),
      ),
    )("%s from %s for Flink", async (kind, path) => {
      await using test = await given();
      test.simulator.failNext({ path, kind });
      const resource = { ...flink, environment: { id: test.key.resource.environment?.id ?? "" } };

      await untilUsable(test.op, { ...test.key, resource }, test.clock);

      expect(test.clock.now()).toBe(60_000);
    });

    it.each(["status400", "status403", "status500"] as const)("%s for a Schema Registry", async (kind) => {
      await using test = await given();
      test.simulator.failNext({ path: /\/srcm\/v3\/clusters/, kind });

      await untilUsable(test.op, test.key, test.clock);

      expect(test.clock.now()).toBe(60_000);
    });
  });

  it("names the key and the service when the service fails, but not the secret", async () => {
    await using test = await given();
    test.simulator.failNext({ path: /\/org\/v2\/environments/, kind: "status500" });

    const waiting = untilUsable(test.op, { ...test.key, resource: undefined }, test.clock);

    const error = await waiting.then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.message).toContain(test.key.id);
    expect(error?.message).toContain("the control plane");
    expect(error?.message).toContain("500");
    expect(error?.message).not.toContain(test.key.secret);
  });

  it("shows a resource of an unknown kind", async () => {
    await using test = await given();
    const resource = { id: "x", kind: "Region", apiVersion: "cmk/v2", environment: undefined } as const;

    await expect(untilUsable(test.op, { ...test.key, resource }, test.clock)).rejects.toThrow(
      /unknown kind.*"cmk\/v2"/,
    );
  });
});
