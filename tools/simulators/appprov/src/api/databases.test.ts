import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account, Database } from "../records.ts";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { call, operate } from "../testing/client.ts";

const clock = new ManualClock();
let platform: AppprovSimulator;
let account: Account;
beforeEach(async () => {
  platform = await startSimulator({ clock });
  account = await platform.state.accounts.create({ handle: "env" });
});
afterEach(() => platform.close());

const create = (change: Record<string, unknown> = {}) =>
  call(platform, "POST", `/accounts/${account.id}/databases`, {
    handle: "db",
    type: "postgresql",
    initial_disk_size: 20,
    initial_container_size: 2048,
    ...change,
  });
const pathOf = (href: string) => new URL(href).pathname;
const imageOf = (type: string, version: string) =>
  Number(platform.state.databaseImages.list().find((one) => one.type === type && one.version === version)?.id);

describe("databases", () => {
  it("are created, and have a disk, a service and credentials after provisioning", async () => {
    const created = await create({ database_image_id: imageOf("postgresql", "14") });
    const path = `/databases/${created.body.id}`;
    const operation = await operate(platform, path, {
      type: "provision",
      disk_size: 20,
      container_size: 2048,
      provisioned_iops: 5000,
      instance_profile: "r",
    });
    const { body } = await call(platform, "GET", path);
    const service = await call(platform, "GET", pathOf(body._links.service.href));
    const image = await call(platform, "GET", pathOf(body._links.database_image.href));
    const disk = await call(platform, "GET", pathOf(body._links.disk.href));

    expect(disk.body).toMatchObject({ size: 20, availability_zone: expect.any(String) });
    expect(created).toMatchObject({ status: 201, body: { connection_url: null, _embedded: { disk: null } } });
    expect(created.body._links).not.toHaveProperty("service");
    expect(operation.body.status).toBe("succeeded");
    expect(body).toMatchObject({
      connection_url: expect.stringMatching(/^postgresql:/),
      _embedded: {
        disk: { size: 20, provisioned_iops: 5000 },
        database_credentials: [{ connection_url: body.connection_url }],
        last_operation: { type: "provision" },
      },
    });
    expect(service.body).toMatchObject({ container_memory_limit_mb: 2048, instance_class: "r5" });
    expect(image.body).toMatchObject({ type: "postgresql", version: "14" });
    expect(platform.journal.violations).toEqual([]);
  });

  it("get the recommended image by default, and several credentials for some types", async () => {
    const created = await create({ type: "redis" });
    await operate(platform, `/databases/${created.body.id}`, { type: "provision" });
    const { body } = await call(platform, "GET", `/databases/${created.body.id}`);
    const image = await call(platform, "GET", pathOf(body._links.database_image.href));

    expect(image.body).toMatchObject({ version: "7.2" });
    expect(body._embedded.database_credentials).toHaveLength(2);
  });

  it("have no credentials when their provision fails, and can be provisioned again", async () => {
    const created = await create();
    const path = `/databases/${created.body.id}`;
    platform.failNextOperation({ type: "provision", message: "no room" });
    await operate(platform, path, { type: "provision" });
    const failed = await call(platform, "GET", path);
    await operate(platform, path, { type: "provision" });
    const fine = await call(platform, "GET", path);

    expect(failed.body).toMatchObject({ status: "provision_failed", connection_url: null });
    expect(failed.body._links).not.toHaveProperty("service");
    expect(fine.body.status).toBe("provisioned");
  });

  it.each([
    ["a type that there is not", { type: "oracle" }, "Type is not included"],
    ["the image of another type", { database_image_id: 101 }, "Database image is for couchdb"],
    ["an image that there is not", { database_image_id: 999 }, "Database image must exist"],
    ["a size that there is not", { initial_container_size: 1000 }, "Container size is not included"],
    ["a disk that is too large", { initial_disk_size: 16_001 }, "Disk size must be"],
  ])("are rejected with %s", async (_, change, message) => {
    expect(await create(change)).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
    expect(platform.state.databases.list()).toEqual([]);
  });

  describe("that run", () => {
    let database: Database;
    let path: string;
    beforeEach(async () => {
      database = await platform.state.databases.create({ accountId: account.id, handle: "db", diskSize: 20 });
      path = `/databases/${database.id}`;
    });

    it("change at once if no operation is needed", async () => {
      const changed = await call(platform, "PATCH", path, { enable_backups: false });
      const renamed = await call(platform, "PATCH", path, { handle: "other" });

      expect([changed.status, renamed.status]).toEqual([200, 200]);
      expect((await call(platform, "GET", path)).body).toMatchObject({ enable_backups: false, handle: "other" });
    });

    it("get new sizes by a restart with the changed ones", async () => {
      await operate(platform, path, { type: "restart", disk_size: 30, instance_profile: "c" });
      const { body } = await call(platform, "GET", path);
      const service = await call(platform, "GET", pathOf(body._links.service.href));

      expect(body._embedded.disk).toMatchObject({ size: 30, provisioned_iops: 3000 });
      expect(service.body).toMatchObject({ container_memory_limit_mb: 1024, instance_class: "c5" });
    });

    it("cannot get a smaller disk, or more IOPS than it supports", async () => {
      const smaller = await operate(platform, path, { type: "restart", disk_size: 10 });
      const faster = await operate(platform, path, { type: "restart", provisioned_iops: 10_001 });

      expect(smaller).toMatchObject({ status: 422, body: { message: expect.stringContaining("cannot be reduced") } });
      expect(faster).toMatchObject({ status: 422, body: { message: expect.stringContaining("need a disk of 21 GB") } });
    });

    it("leave a final backup if the policy keeps one and backups are on", async () => {
      const other = await platform.state.databases.create({
        accountId: account.id,
        handle: "other",
        enableBackups: false,
      });
      await operate(platform, path, { type: "deprovision" });
      await operate(platform, `/databases/${other.id}`, { type: "deprovision" });

      expect(platform.state.backups.list()).toMatchObject([{ databaseHandle: "db" }]);
      expect(platform.state.services.list()).toEqual([]);
    });

    it("leave no final backup if the policy keeps none", async () => {
      const values = { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };
      await platform.state.backupRetentionPolicies.create({ accountId: account.id, ...values });
      await operate(platform, path, { type: "deprovision" });

      expect(platform.state.backups.list()).toEqual([]);
    });

    it("get no replica when they are deleted meanwhile", async () => {
      platform.set({ operationMs: { replicate: 10 } });
      const body = { type: "replicate", handle: "copy", destination_account_id: Number(account.id) };
      const begun = await call(platform, "POST", `${path}/operations`, body);
      platform.state.databases.remove(database.id);
      clock.advance(10);
      const gone = await call(platform, "GET", `/operations/${begun.body.id}`);

      expect([begun.status, gone.status]).toEqual([201, 404]);
      expect(platform.state.databases.list()).toEqual([]);
    });

    it("get a replica, which exists after one operation and is ready after another", async () => {
      platform.set({ operationMs: { replicate: 10, "replica.provision": 20 } });
      const begun = await call(platform, "POST", `${path}/operations`, {
        type: "replicate",
        handle: "copy",
        destination_account_id: Number(account.id),
        container_size: 2048,
        disk_size: 25,
        provisioned_iops: 3000,
        instance_profile: "m",
      });
      const dependents = async () => (await call(platform, "GET", `${path}/dependents`)).body._embedded.databases;
      const none = await dependents();
      clock.advance(10);
      const [early] = await dependents();
      clock.advance(20);
      const [late] = await dependents();
      const refused = await operate(platform, path, { type: "deprovision" });

      expect(begun.status).toBe(201);
      expect(none).toEqual([]);
      expect(early).toMatchObject({ handle: "copy", _embedded: { last_operation: { type: "provision" } } });
      expect(early._embedded.last_operation.status).toBe("running");
      expect(late).toMatchObject({
        connection_url: expect.any(String),
        _embedded: { disk: { size: 25 }, last_operation: { status: "succeeded" } },
      });
      expect(late._links.initialize_from.href).toBe(`${platform.url}${path}`);
      expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining("copy") } });
    });

    it("get no replica when the operation fails, on another stack, or with a smaller disk", async () => {
      const far = await platform.state.accounts.create({ handle: "far", stackId: "2" });
      const replicate = (change: Record<string, unknown> = {}) =>
        operate(platform, path, {
          type: "replicate",
          handle: "copy",
          destination_account_id: Number(account.id),
          disk_size: 20,
          ...change,
        });
      platform.failNextOperation({ type: "replicate", message: "no room" });
      const failed = await replicate();
      const elsewhere = await replicate({ destination_account_id: Number(far.id) });
      const small = await replicate({ disk_size: 10 });

      expect(failed.body.status).toBe("failed");
      expect([elsewhere.status, small.status]).toEqual([422, 422]);
      expect(platform.state.databases.list()).toHaveLength(1);
    });
  });
});
