import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

const clock = new ManualClock();
let platform: StreamprovSimulator;
let base: string;
beforeEach(async () => {
  platform = await startSimulator({ clock });
  const { id: environmentId } = await platform.state.environments.create({ displayName: "e" });
  const { id } = await platform.state.kafkaClusters.create({ environmentId, displayName: "c" });
  base = `/connect/v1/environments/${environmentId}/clusters/${id}`;
});
afterEach(() => platform.close());

const config = {
  name: "orders",
  "connector.class": "DatagenSource",
  "kafka.api.key": "key",
  "kafka.api.secret": "secret",
  "kafka.topic": "orders",
  quickstart: "ORDERS",
  "output.data.format": "JSON",
  "tasks.max": "1",
};
const create = (body: Record<string, unknown> = {}) =>
  control(platform, "POST", `${base}/connectors`, { name: "orders", config, ...body });
const call = (method: string, path: string, body?: unknown) =>
  control(platform, method, `${base}/connectors/orders${path}`, body);

describe("a connector", () => {
  it("is returned without an ID and with its passwords masked, and is listed with all requested parts", async () => {
    const created = await create();
    const listed = await control(platform, "GET", `${base}/connectors?expand=info,status,id`);
    const names = await control(platform, "GET", `${base}/connectors`);

    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: "orders",
      type: "source",
      config: { "kafka.api.key": "****************" },
    });
    expect(created.body).not.toHaveProperty("id");
    expect(Object.keys(listed.body.orders)).toEqual(["id", "info", "status"]);
    expect(listed.body.orders.id).toEqual({ id: expect.stringMatching(/^lcc-/), id_type: "ID" });
    expect(listed.body.orders.info.config).toMatchObject({ quickstart: "ORDERS", "cloud.provider": "aws" });
    expect(names.body).toEqual(["orders"]);
  });

  it("is rejected with wrong settings, a name that is taken, and a class that does not exist", async () => {
    const wrong = await create({ config: { ...config, quickstart: "NONE" } });
    const unknown = await create({ config: { ...config, "connector.class": "None" } });
    await create();
    const twice = await create();

    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining("quickstart")]);
    expect([unknown.status, unknown.body.error_code]).toEqual([500, 500]);
    expect([twice.status, twice.body.message]).toEqual([400, "Connector orders already exists"]);
    expect(platform.state.connectors.list()).toHaveLength(1);
  });

  it("starts, pauses, resumes, and restarts with other settings", async () => {
    platform.set({ provisionMs: { connector: 3_000 }, connectorMs: 1_000 });
    const states: string[] = [];
    const see = async (ms: number) => {
      clock.advance(ms);
      states.push((await call("GET", "/status")).body.connector.state);
    };
    await create();
    await see(0);
    await see(3_000);
    await call("PUT", "/pause");
    await see(1_000);
    await call("PUT", "/resume");
    await see(1_000);
    await call("PUT", "/config", config);
    await see(0);

    expect(states).toEqual(["PROVISIONING", "RUNNING", "PAUSED", "RUNNING", "PROVISIONING"]);
  });

  it("fails with a trace", async () => {
    platform.set({ provisionFailure: { connector: "no access to orders" } });
    await create();

    const { body } = await call("GET", "/status");

    expect(body.connector).toMatchObject({ state: "FAILED", trace: "no access to orders" });
  });

  it("is a second one when settings are put under another name", async () => {
    await create();
    const put = await control(platform, "PUT", `${base}/connectors/others/config`, { ...config, name: "others" });

    expect(put.status).toBe(200);
    expect(platform.state.connectors.list().map(({ name }) => name)).toEqual(["orders", "others"]);
  });

  it("is deleted with its cluster, and is not found in another environment", async () => {
    await create();
    const elsewhere = await control(platform, "GET", `${base.replace(/env-\w+/, "env-other")}/connectors`);
    const deleted = await call("DELETE", "");
    const gone = await call("GET", "");

    expect([elsewhere.status, elsewhere.body.error.message]).toEqual([404, "account not found"]);
    expect([deleted.status, deleted.body]).toEqual([200, { error: null }]);
    expect([gone.status, gone.body.error.code]).toEqual([404, 404]);
  });
});

describe("the offsets of a connector", () => {
  it("are altered one request at a time, of the named partitions, or all put back", async () => {
    platform.set({ connectorMs: 1_000 });
    const at = (table: string, pos: number) => ({ partition: { table }, offset: { pos } });
    await create({ offsets: [at("a", 1), at("b", 1)] });

    const asked = await call("POST", "/offsets/request", { type: "PATCH", offsets: [at("b", 2)] });
    const second = await call("POST", "/offsets/request", { type: "DELETE" });
    const pending = await call("GET", "/offsets/request/status");
    clock.advance(1_000);
    const applied = await call("GET", "/offsets/request/status");
    const after = await call("GET", "/offsets");
    await call("POST", "/offsets/request", { type: "DELETE" });
    clock.advance(1_000);

    expect([asked.status, second.status]).toEqual([202, 400]);
    expect(pending.body.status).toEqual({ phase: "PENDING" });
    expect(applied.body).toMatchObject({ status: { phase: "APPLIED" }, request: asked.body });
    expect(after.body.offsets).toEqual([at("a", 1), at("b", 2)]);
    expect((await call("GET", "/offsets")).body.offsets).toEqual([]);
  });
});
