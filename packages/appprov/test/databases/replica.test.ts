import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  interrupted,
  LeapingClock,
  operationBodiesOf,
  type StartOptions,
  startProviderOn,
  startSimulatedProvider,
} from "../simulated-provider.ts";

/** A simulator with a database in an environment, and inputs of a replica of it. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const account = await simulated.platform.state.accounts.create({ handle: "production" });
  const primary = await simulated.platform.state.databases.create({ accountId: account.id, handle: "orders" });
  const replica = simulated.host.resource("Replica", "copy");
  const inputs = (changes: Values = {}): Values => ({
    envId: Number(account.id),
    primaryDatabaseId: Number(primary.id),
    handle: "copy",
    ...changes,
  });
  const made = () => simulated.platform.state.databases.list().filter((one) => one.initializeFromId === primary.id);
  return { ...simulated, account, primary, replica, inputs, made };
}

type Test = Awaited<ReturnType<typeof given>>;

describe("creating a Replica", () => {
  it("replicates, waits for the replica's own provision, and leaves no diff", async () => {
    await using test = await given({ operationMs: { replicate: 300, "replica.provision": 700 } });

    const { id, outputs } = await test.replica.create(test.inputs());

    expect(operationBodiesOf(test.platform, "database")).toMatchObject([
      {
        type: "replicate",
        handle: "copy",
        destination_account_id: Number(test.account.id),
        disk_size: 10,
        container_size: 1024,
        provisioned_iops: 3000,
        instance_profile: "m",
      },
      { type: "provision" },
    ]);
    const url = test.made()[0]?.credentials.find((one) => one.isDefault)?.connectionUrl;
    expect(outputs).toMatchObject({
      replicaId: Number(id),
      aptibleReplicaId: id,
      primaryDatabaseId: Number(test.primary.id),
      defaultConnectionUrl: secret(url),
    });
    expect((await test.replica.preview(test.inputs())).action).toBe("same");
    await test.replica.read();
    expect((await test.replica.preview(test.inputs())).action).toBe("same");
  });

  it("finds it among many replicas", async () => {
    await using test = await given({ pageSize: 2 });
    for (const handle of ["a", "b", "c"]) {
      await test.platform.state.databases.create({
        accountId: test.account.id,
        handle,
        initializeFromId: test.primary.id,
      });
    }
    const { id } = await test.replica.create(test.inputs());
    expect(test.platform.state.databases.get(id)?.handle).toBe("copy");
  });

  it("creates nothing when the replication fails", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "replicate", message: "No snapshot" });
    expect((await failure(test.replica.create(test.inputs()))).message).toContain("No snapshot");
    expect(test.replica.id).toBeUndefined();
  });

  it("keeps it in the state when its provision fails", async () => {
    await using test = await given({ operationFailure: { "replica.provision": "No capacity" } });
    expect((await failure(test.replica.create(test.inputs()))).message).toContain("No capacity");
    expect(test.replica.id).toBe(test.made()[0]?.id);
    expect(await test.replica.read()).toBeDefined();
  });

  it("provisions it again with the next up when its provision failed", async () => {
    await using test = await given({ operationFailure: { "replica.provision": "No capacity" } });
    await failure(test.replica.create(test.inputs()));
    test.platform.set({ operationFailure: { "replica.provision": undefined } });
    await test.replica.update(test.inputs({ containerSize: 2048 }));
    expect(operationBodiesOf(test.platform, "database").slice(2)).toMatchObject([
      { type: "provision", container_size: 2048 },
    ]);
    expect((await test.replica.preview(test.inputs({ containerSize: 2048 }))).action).toBe("same");
  });

  it("finds it when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 600 });
    const { id } = await test.replica.create(test.inputs());
    expect(test.made().map((one) => one.id)).toEqual([id]);
  });

  it("shows how to import it after an interrupt before it existed", async () => {
    const clock = new LeapingClock();
    await using test = await given({ operationMs: { replicate: 600_000 }, clock });
    const once = () => operationBodiesOf(test.platform, "database").length > 0;
    await using replica = await interrupted(test, { type: "Replica", name: "copy", inputs: test.inputs(), once });
    expect(replica.it.id).toBeUndefined();
    clock.advance(600_000);

    const error = await failure(replica.it.create(test.inputs()));

    expect(error.message).toContain(`\`pulumi import appprov:index/replica:Replica copy ${test.made()[0]?.id}\``);
    expect(test.made()).toHaveLength(1);
  });

  it("repeats the request when it is lost, and ignores another replica's operation", async () => {
    await using test = await given({ operationMs: { replicate: 1000 } });
    const other = test.host.resource("Replica", "other").create(test.inputs({ handle: "other" }));
    await expect.poll(() => operationBodiesOf(test.platform, "database")).not.toEqual([]);
    test.platform.failNext({ method: "POST", path: /\/databases\/\d+\/operations$/, kind: "resetBefore" });
    await test.replica.create(test.inputs());
    await other;
    const handles = test.platform.state.operations
      .list()
      .filter(({ type }) => type === "replicate")
      .map(({ request }) => request["handle"]);
    expect(handles).toEqual(["other", "copy"]);
  });

  it("adopts it after an interrupt during its provision", async () => {
    await using test = await given({ operationMs: { "replica.provision": 1500 } });
    const once = () => test.platform.journal.count({ path: new RegExp(`/databases/${test.made()[0]?.id}`) }) > 0;
    await using replica = await interrupted(test, { type: "Replica", name: "copy", inputs: test.inputs(), once });
    expect(replica.it.id).toBe(test.made()[0]?.id);
    await replica.it.update(test.inputs());
    expect(test.made()).toHaveLength(1);
  });

  describe("whose ID is still unknown when it fails", () => {
    /** Creates a replica, and creates it again with another plugin process and the same notes. */
    async function twice(settings: StartOptions, fail: (test: Test) => void, changes: Values = {}) {
      const test = await given(settings);
      const env = { PULUMI_CREATION_NOTES: await mkdtemp(join(tmpdir(), "replica-")) };
      const first = await startProviderOn(test.platform, undefined, { env });
      fail(test);
      const error = await failure(first.resource("Replica", "copy").create(test.inputs(changes)));
      await first.stop({ inOrder: true });
      test.platform.forgetFaults();
      const second = await startProviderOn(test.platform, undefined, { env });
      const replica = second.resource("Replica", "copy");
      const stop = async () => {
        await second.stop();
        await test[Symbol.asyncDispose]();
        await rm(env.PULUMI_CREATION_NOTES, { recursive: true });
      };
      return { ...test, error, replica, [Symbol.asyncDispose]: stop };
    }

    it("is adopted by the next up after its operation could not be followed", async () => {
      await using test = await twice({ operationMs: { replicate: 1500 } }, ({ platform }) =>
        platform.failNext({ method: "GET", path: /\/operations\/\d+$/, kind: "status403" }),
      );
      expect(test.error.message).toContain("could not be followed");
      await test.replica.create(test.inputs());
      expect(test.made().map((one) => one.id)).toEqual([test.replica.id]);
    });

    it("is adopted by the next up after it could not be listed", async () => {
      await using test = await twice({}, ({ platform }) =>
        platform.failNext({ method: "GET", path: /\/dependents$/, kind: "status403", after: 1 }),
      );
      expect(test.error.message).toContain(
        `replicate operation of Database ${test.primary.id} succeeded, but its replica`,
      );
      await test.replica.create(test.inputs());
      expect(test.made().map((one) => one.id)).toEqual([test.replica.id]);
    });

    it("is adopted although its backups are still on, and they are turned off", async () => {
      const changes = { enableBackups: false, timeouts: { create: "2s" } };
      await using test = await twice({ operationMs: { replicate: 2500 } }, () => {}, changes);
      await test.replica.create(test.inputs({ enableBackups: false }));
      expect(test.made().map((one) => one.id)).toEqual([test.replica.id]);
      expect(test.replica.outputs["enableBackups"]).toBe(false);
    });

    it("is requested again by the next up after its operation failed", async () => {
      await using test = await twice({}, ({ platform }) =>
        platform.failNextOperation({ type: "replicate", message: "No snapshot" }),
      );
      expect(test.error.message).toContain("No snapshot");
      await test.replica.create(test.inputs());
      expect(test.made().map((one) => one.id)).toEqual([test.replica.id]);
    });
  });

  it("of a database that does not exist lists the existing ones", async () => {
    await using test = await given();
    const error = await failure(test.replica.create(test.inputs({ primaryDatabaseId: 99 })));
    expect(error.message).toMatch(/there is no Database with the ID 99.*Available: orders \(\d+\)/);
  });

  it("turns its backups off after it is provisioned", async () => {
    await using test = await given();
    const inputs = test.inputs({ enableBackups: false });
    expect((await test.replica.create(inputs)).outputs["enableBackups"]).toBe(false);
    expect(bodiesOf(test.platform, "PATCH", /\/databases\/\d+$/)).toEqual([{ enable_backups: false }]);
    expect((await test.replica.preview(inputs)).action).toBe("same");
  });
});

describe("changing a Replica", () => {
  it("resizes it by one restart with the changed values", async () => {
    await using test = await given();
    await test.replica.create(test.inputs());
    await test.replica.update(test.inputs({ containerSize: 2048, iops: 4000 }));
    expect(operationBodiesOf(test.platform, "database").at(-1)).toEqual({
      type: "restart",
      container_size: 2048,
      provisioned_iops: 4000,
    });
  });

  it.each([
    ["handle", { handle: "copy-2" }],
    ["primaryDatabaseId", { primaryDatabaseId: 7 }],
    ["envId", { envId: 7 }],
  ])("replaces it when %s changes", async (property, changes) => {
    await using test = await given();
    await test.replica.create(test.inputs());
    expect((await test.replica.diff(test.inputs(changes))).replaces).toEqual([property]);
  });
});

describe("deleting a Replica", () => {
  it("does not delete its primary", async () => {
    await using test = await given();
    await test.replica.create(test.inputs());
    await test.replica.delete();
    expect(test.platform.state.databases.list().map((one) => one.handle)).toEqual(["orders"]);
  });
});

describe("importing a Replica", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["its environment's handle and its own", () => "production/copy"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const { id } = await test.host.resource("Replica", "other").create(test.inputs());
    const imported = await test.replica.import(importId(id));
    expect((await test.replica.preview(imported.inputs)).action).toBe("same");
    expect((await test.replica.preview(test.inputs())).action).toBe("same");
  });

  it("by the ID of a database explains that", async () => {
    await using test = await given();
    const error = await failure(test.replica.import(test.primary.id));
    expect(error.message).toMatch(/is not a Replica: it is a Database; import it as one.*None exist/);
  });
});
