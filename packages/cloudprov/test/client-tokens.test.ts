import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { failure, type Life, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { recordOf } from "../src/platform/responses.ts";
import { lives, setup } from "./lives.ts";

/** The kinds that are created with a client token, and their actions. */
const actions = {
  Instance: "RunInstances",
  CbsStorage: "CreateDisks",
  Eip: "AllocateAddresses",
  Eni: "CreateNetworkInterface",
  EniAttachment: "AttachNetworkInterface",
  ClbInstance: "CreateLoadBalancer",
  MysqlInstance: "CreateDBInstanceHour",
} as const;

type Kind = keyof typeof actions;

function lifeOf(kind: string, platform: CloudprovSimulator): Promise<Life> {
  const prepare = lives[kind];
  if (prepare === undefined) throw new Error(`${kind} has no life`);
  return prepare(platform);
}

/** A platform on which a plugin was killed when it sent the request for an object, and the plugin of the next run. */
async function afterKill(
  kind: Kind,
  fault: "resetAfter" | "resetBefore",
  inputsOf: (life: Life) => Values = ({ inputs }) => inputs,
) {
  const platform = await setup.startPlatform();
  const inputs = inputsOf(await lifeOf(kind, platform));
  const folder = mkdtempSync(join(tmpdir(), "token-"));
  const [notes, left] = [join(folder, "notes"), join(folder, "left")];
  const killed = await setup.startProvider(platform, { PULUMI_CREATION_NOTES: notes });
  let cancelled: Promise<unknown> | undefined;
  platform.journal.clear();
  platform.failNext({
    path: new RegExp(`/${actions[kind]}$`),
    kind: fault,
    met: () => {
      // A killed plugin writes no more notes.
      cpSync(notes, left, { recursive: true });
      cancelled = killed.cancel();
    },
  });
  await failure(killed.resource(kind, "it").create(inputs));
  await cancelled;
  await killed.stop();
  const host = await setup.startProvider(platform, { PULUMI_CREATION_NOTES: left });
  return {
    platform,
    inputs,
    it: host.resource(kind, "it"),
    warnings: () =>
      host.logs.filter(({ severity, ephemeral }) => severity === "warning" && !ephemeral).map(({ message }) => message),
    tokens: () =>
      platform.calls({ action: actions[kind] }).map(({ requestBody }) => (requestBody as Values)["ClientToken"]),
    async [Symbol.asyncDispose]() {
      await host.stop();
      await platform.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function withoutName({ inputs: { instanceName: _, ...inputs } }: Life): Values {
  return inputs;
}

describe.concurrent("the client token of a creation", () => {
  it("is tested for every kind that has one", { timeout: 300_000 }, async () => {
    const kinds: string[] = [];
    for (const kind of Object.keys(lives)) {
      const platform = await setup.startPlatform();
      const { inputs } = await lifeOf(kind, platform);
      const host = await setup.startProvider(platform);
      platform.journal.clear();
      await host.resource(kind, "it").create(inputs);
      if (platform.calls().some(({ requestBody }) => recordOf(requestBody)?.["ClientToken"] !== undefined))
        kinds.push(kind);
      await host.stop();
      await platform.close();
    }
    expect(kinds.toSorted()).toEqual(Object.keys(actions).toSorted());
  });

  it.each(Object.keys(actions) as Kind[])("of %s is the same after the plugin was killed", async (kind) => {
    await using test = await afterKill(kind, "resetBefore");
    await test.it.create(test.inputs);
    const [first, second, ...others] = test.tokens();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(others).toEqual([]);
  });

  it("creates one machine without a name although no search can find it", async () => {
    await using test = await afterKill("Instance", "resetAfter", withoutName);
    const machines = test.platform.state.machines.list();
    const { id } = await test.it.create(test.inputs);
    expect(test.platform.state.machines.list().map((one) => one.id)).toEqual([id]);
    expect(machines.map((one) => one.id)).toEqual([id]);
    expect(test.warnings().join("\n")).toContain("If the console shows two, delete the one");
  });

  it("never creates a second machine without a name because the program has changed, and says what to do", async () => {
    await using test = await afterKill("Instance", "resetAfter", withoutName);
    const changed = { ...test.inputs, systemDiskSize: 60 };
    for (let run = 1; run <= 2; run++) {
      const { message } = await failure(test.it.create(changed));
      expect(message).toContain("An earlier request may have created Instance without a name");
      expect(message).toContain("If it exists, import it: `pulumi import");
      expect(message).toContain("If it does not exist, run `pulumi up` once with PULUMI_CREATION_NOTES=off");
    }
    expect(test.platform.state.machines.list()).toHaveLength(1);
    expect(new Set(test.tokens()).size).toBe(1);
  });

  it("is the same for all requests of one run without creation notes", async () => {
    const platform = await setup.startPlatform();
    const inputs = withoutName(await lifeOf("Instance", platform));
    const host = await setup.startProvider(platform, { PULUMI_CREATION_NOTES: "off" });
    platform.failNext({ path: /\/RunInstances$/, kind: "resetAfter" });
    await host.resource("Instance", "it").create(inputs);
    expect(platform.calls({ action: "RunInstances" })).toHaveLength(2);
    expect(platform.state.machines.list()).toHaveLength(1);
    await host.stop();
    await platform.close();
  });

  it("is another one after the platform has rejected the first request", async () => {
    const platform = await setup.startPlatform();
    const { inputs } = await lifeOf("Eip", platform);
    const host = await setup.startProvider(platform);
    const address = host.resource("Eip", "it");
    platform.failNextAction({ action: actions.Eip, code: "AddressQuotaLimitExceeded" });
    await failure(address.create(inputs));
    await address.create(inputs);
    const tokens = platform.calls({ action: actions.Eip }).map((call) => (call.requestBody as Values)["ClientToken"]);
    expect(new Set(tokens).size).toBe(2);
    await host.stop();
    await platform.close();
  });
});
