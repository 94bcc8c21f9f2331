import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  interrupted,
  operationBodiesOf,
  type StartOptions,
  startSimulatedProvider,
} from "../simulated-provider.ts";

/** A simulator with an environment, and inputs of a database in it. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ pageSize: 5, ...settings });
  const account = await simulated.platform.state.accounts.create({ handle: "production" });
  const database = simulated.host.resource("Database", "orders");
  const inputs = (changes: Values = {}): Values => ({ envId: Number(account.id), handle: "orders", ...changes });
  const versions = simulated.platform.state.databaseImages.list().filter((one) => one.type === "postgresql");
  return { ...simulated, account, database, inputs, versions };
}

/** A create that is interrupted after its provision has started. */
const toInterrupt = ({ platform, inputs }: Awaited<ReturnType<typeof given>>) => ({
  ...{ type: "Database", name: "orders", inputs: inputs() },
  once: () => operationBodiesOf(platform, "database").length > 0,
});

describe("creating a Database", () => {
  it("provisions it with its defaults, and leaves no diff", async () => {
    await using test = await given({ operationMs: { provision: 400 } });

    const { id, outputs } = await test.database.create(test.inputs());

    expect(operationBodiesOf(test.platform, "database")).toEqual([
      { type: "provision", disk_size: 10, container_size: 1024, provisioned_iops: 3000, instance_profile: "m" },
    ]);
    expect(outputs).toMatchObject({
      databaseId: Number(id),
      aptibleDatabaseId: id,
      databaseType: "postgresql",
      containerProfile: "m",
      version: test.versions.find((one) => one.recommended)?.version,
    });
    const url = test.platform.state.databases.get(id)?.credentials.find((one) => one.isDefault)?.connectionUrl;
    expect(outputs["defaultConnectionUrl"]).toEqual(secret(url));
    expect(outputs["connectionUrls"]).toMatchObject({ value: expect.arrayContaining([url]) });
    expect((await test.database.preview(test.inputs())).action).toBe("same");
    await test.database.read();
    expect((await test.database.preview(test.inputs({ version: "" }))).action).toBe("same");
  });

  it("finds the image of a version on any page", async () => {
    await using test = await given();
    const image = test.versions.at(-1);
    const { outputs } = await test.database.create(test.inputs({ version: image?.version, enableBackups: false }));
    expect(outputs).toMatchObject({
      version: image?.version,
      databaseImageId: Number(image?.id),
      enableBackups: false,
    });
    expect((await test.database.preview(test.inputs({ version: image?.version, enableBackups: false }))).action).toBe(
      "same",
    );
  });

  it("of a version that does not exist creates nothing, and lists the versions", async () => {
    await using test = await given();
    const error = await failure(test.database.create(test.inputs({ version: "1.0" })));
    expect(error.message).toContain('there is no version "1.0" of postgresql');
    expect(error.message).toContain(test.versions[0]?.version);
    expect(test.platform.state.databases.list()).toEqual([]);
  });

  it("keeps it in the state when its provision fails; it can be refreshed, and the next up provisions it again", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "No capacity" });

    const error = await failure(test.database.create(test.inputs()));

    expect(error.message).toContain("No capacity");
    expect(await test.database.read()).toMatchObject({ initErrors: [expect.any(String)] });
    const { outputs } = await test.database.update(test.inputs());
    expect(outputs["containerSize"]).toBe(1024);
    expect(test.platform.state.databases.list()).toHaveLength(1);
  });

  it("waits for the running provision after an interrupt", async () => {
    await using test = await given({ operationMs: { provision: 1500 } });
    await using database = await interrupted(test, toInterrupt(test));
    await database.it.update(test.inputs());
    expect(operationBodiesOf(test.platform, "database")).toHaveLength(1);
  });

  it("provisions it with another size after a failed provision", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "No capacity" });
    await failure(test.database.create(test.inputs({ diskSize: 500 })));

    await test.database.update(test.inputs({ diskSize: 20 }));

    expect(operationBodiesOf(test.platform, "database").slice(1)).toMatchObject([{ type: "provision", disk_size: 20 }]);
    expect((await test.database.preview(test.inputs({ diskSize: 20 }))).action).toBe("same");
  });

  it("sets the program's new size after an interrupt", async () => {
    await using test = await given({ operationMs: { provision: 1500 } });
    await using database = await interrupted(test, toInterrupt(test));
    const { outputs } = await database.it.update(test.inputs({ diskSize: 20 }));
    expect(operationBodiesOf(test.platform, "database").slice(1)).toEqual([{ type: "restart", disk_size: 20 }]);
    expect(outputs["diskSize"]).toBe(20);
  });

  it("succeeds when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.database.create(test.inputs());
    expect((await test.database.preview(test.inputs())).action).toBe("same");
  });

  it("adopts it when the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/databases$/, kind: "resetAfter" });
    const { id } = await test.database.create(test.inputs());
    expect(test.platform.state.databases.list().map((one) => one.id)).toEqual([id]);
  });

  it("with a taken handle shows how to import the existing database, and does not adopt it", async () => {
    await using test = await given();
    const { id } = await test.platform.state.databases.create({ accountId: test.account.id, handle: "orders" });
    const error = await failure(test.database.create(test.inputs()));
    expect(error.message).toMatch(/422.*unprocessable_entity.*[Hh]andle/);
    expect(error.message).toContain(`\`pulumi import appprov:index/database:Database orders ${id}\``);
    expect(test.database.id).toBeUndefined();
  });
});

describe("checking a Database", () => {
  it.each([
    ["handle", { handle: "My DB" }],
    ["databaseType", { databaseType: "oracle" }],
    ["containerSize", { containerSize: 2000 }],
    ["containerProfile", { containerProfile: "x" }],
    ["diskSize", { diskSize: 16_001 }],
    ["diskSize", { diskSize: 0 }],
    ["timeouts.delete", { timeouts: { delete: "5" } }],
  ])("rejects a wrong %s", async (path, changes) => {
    await using test = await given();
    const { failures } = await test.database.check(test.inputs(changes));
    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("accepts unknown values", async () => {
    await using test = await given();
    const inputs = test.inputs({ envId: unknown, handle: unknown, containerSize: unknown, version: unknown });
    expect((await test.database.check(inputs)).failures).toEqual([]);
    expect((await test.database.preview(inputs)).outputs["defaultConnectionUrl"]).toEqual(secret(unknown));
  });
});

describe("changing a Database", () => {
  it("resizes it by one restart with the changed values", async () => {
    await using test = await given();
    await test.database.create(test.inputs());
    await test.database.update(test.inputs({ diskSize: 20, containerProfile: "r" }));
    expect(operationBodiesOf(test.platform, "database").slice(1)).toEqual([
      { type: "restart", disk_size: 20, instance_profile: "r" },
    ]);
    expect(test.database.outputs).toMatchObject({ diskSize: 20, containerProfile: "r", containerSize: 1024 });
  });

  it("turns backups on or off without an operation", async () => {
    await using test = await given();
    await test.database.create(test.inputs());
    await test.database.update(test.inputs({ enableBackups: false }));
    expect(bodiesOf(test.platform, "PATCH", /\/databases\/\d+$/)).toEqual([{ enable_backups: false }]);
    expect(operationBodiesOf(test.platform, "database")).toHaveLength(1);
  });

  it("shows the platform's error when the disk shrinks", async () => {
    await using test = await given();
    await test.database.create(test.inputs({ diskSize: 20 }));
    const error = await failure(test.database.update(test.inputs({ diskSize: 10 })));
    expect(error.message).toContain("Disk size cannot be reduced");
  });

  it("hides the password in the log of a failed operation", async () => {
    await using test = await given();
    const { id } = await test.database.create(test.inputs());
    const address = test.platform.state.databases.get(id)?.credentials[0]?.connectionUrl ?? "";
    const { password } = new URL(address);
    test.platform.failNextOperation({ type: "restart", message: "no", log: `${address} and ${password}` });
    const error = await failure(test.database.update(test.inputs({ diskSize: 20 })));
    expect(error.message).toContain("[hidden] and [hidden]");
    expect(error.message).not.toContain(password);
  });

  it("rejects another version at preview", async () => {
    await using test = await given();
    const [first, second] = test.versions;
    await test.database.create(test.inputs({ version: first?.version }));
    const error = await failure(test.database.preview(test.inputs({ version: second?.version })));
    expect(error.message).toMatch(/^version cannot be changed, because .* dump and a restore$/);
    expect((await test.database.preview(test.inputs())).action).toBe("same");
  });

  it("accepts a new version when a new handle replaces it", async () => {
    await using test = await given();
    const [first, second] = test.versions;
    const { id } = await test.database.create(test.inputs({ version: first?.version }));
    const image = { imageId: String(second?.id) };
    test.platform.state.databases.change(id, image);
    expect((await test.database.read())?.outputs["version"]).toBe(second?.version);
    const moved = test.inputs({ version: first?.version, handle: "purchases" });
    expect((await test.database.preview(moved)).action).toBe("replace");
  });

  it.each([
    ["handle", { handle: "purchases" }],
    ["databaseType", { databaseType: "redis" }],
    ["envId", { envId: 7 }],
  ])("replaces it when %s changes, and warns that the data is deleted", async (property, changes) => {
    await using test = await given();
    await test.database.create(test.inputs());
    expect((await test.database.preview(test.inputs(changes))).diff).toMatchObject({
      replaces: [property],
      deleteBeforeReplace: property === "databaseType",
    });
    const said = test.host.logs.map(({ message }) => message).join("\n");
    expect(said).toContain("deleted with its data");
    // The warning mentions the alternative without data loss.
    expect(said.includes("aptible db:rename")).toBe(property === "handle");
  });

  it("fails when it is deleted while it restarts", async () => {
    await using test = await given();
    const { id } = await test.database.create(test.inputs());
    test.platform.set({ operationMs: { restart: 600_000 } });
    const update = failure(test.database.update(test.inputs({ diskSize: 20 })));
    await expect.poll(() => operationBodiesOf(test.platform, "database").length).toBe(2);
    for (const one of test.platform.state.operations.list()) test.platform.state.operations.remove(one.id);
    test.platform.state.databases.remove(id);
    expect((await update).message).toMatch(/the restart operation \d+ of Database "orders" does not exist anymore/);
  });
});

describe("deleting a Database", () => {
  it("deprovisions it", async () => {
    await using test = await given({ operationMs: { deprovision: 300 } });
    await test.database.create(test.inputs());
    await test.database.delete();
    expect(test.platform.state.databases.list()).toEqual([]);
  });

  it("succeeds when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.database.create(test.inputs());
    test.platform.state.databases.remove(id);
    await test.database.delete();
    expect(test.database.state).toBeUndefined();
  });
});

describe("importing a Database", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["its environment's handle and its own", () => "production/orders"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const { id } = await test.platform.state.databases.create({
      accountId: test.account.id,
      handle: "orders",
      provisionedIops: 3000,
      profile: "m",
    });
    const imported = await test.database.import(importId(id));
    expect(imported.id).toBe(id);
    expect((await test.database.preview(imported.inputs)).action).toBe("same");
    expect((await test.database.preview(test.inputs())).action).toBe("same");
  });

  it("by the ID of a replica explains that, and lists the databases", async () => {
    await using test = await given();
    const accountId = test.account.id;
    const primary = await test.platform.state.databases.create({ accountId, handle: "orders" });
    const replica = await test.platform.state.databases.create({
      accountId,
      handle: "copy",
      initializeFromId: primary.id,
    });
    const attempt = async (importId: string) => (await failure(test.database.import(importId))).message;
    expect(await attempt(replica.id)).toMatch(
      /is not a Database: it is a Replica.*Available: production\/orders \(\d+\)/,
    );
    expect(await attempt("production/copy")).toMatch(/"copy" is not a Database: it is a Replica.*Available: orders/);
    expect(await attempt(accountId)).toMatch(/there is no Database with the ID.*Available: production\/orders/);
  });
});
