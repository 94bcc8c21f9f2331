import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account } from "../records.ts";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { call, operate } from "../testing/client.ts";

let platform: AppprovSimulator;
let account: Account;
beforeEach(async () => {
  platform = await startSimulator();
  account = await platform.state.accounts.create({ handle: "env" });
});
afterEach(() => platform.close());

const create = (kind: "log_drains" | "metric_drains", body: Record<string, unknown>) =>
  call(platform, "POST", `/accounts/${account.id}/${kind}`, { handle: "drain", ...body });

describe("log drains", () => {
  it("are created, provisioned and deprovisioned; the platform generates a password", async () => {
    const drain = { drain_type: "syslog_tls_tcp", drain_host: "logs.example.com", drain_port: 6514, drain_apps: false };
    const created = await create("log_drains", drain);
    const path = `/log_drains/${created.body.id}`;
    await operate(platform, path, { type: "provision" });
    const read = await call(platform, "GET", path);
    await operate(platform, path, { type: "deprovision" });

    expect(created.status).toBe(201);
    expect(read.body).toMatchObject({
      ...drain,
      status: "provisioned",
      drain_databases: true,
      drain_proxies: false,
      drain_password: expect.any(String),
      drain_username: null,
    });
    expect((await call(platform, "GET", path)).status).toBe(404);
    expect(platform.journal.violations).toEqual([]);
  });

  it("can use a database of the right type", async () => {
    const database = (type: string) => platform.state.databases.create({ accountId: account.id, handle: type, type });
    const right = await database("elasticsearch");
    const wrong = await database("redis");
    const drain = (id: string) =>
      create("log_drains", { drain_type: "elasticsearch_database", database_id: Number(id) });
    const refused = await drain(wrong.id);
    const created = await drain(right.id);

    expect(refused.status).toBe(422);
    expect(created.body._links.database.href).toBe(`${platform.url}/databases/${right.id}`);
  });

  it.each([
    ["of an unknown type", { drain_type: "carrier_pigeon" }, "Drain type is not included"],
    [
      "without what the type needs",
      { drain_type: "papertrail", drain_host: "a.example.com" },
      "drain_port can't be blank",
    ],
    [
      "with a URL for a host",
      { drain_type: "papertrail", drain_host: "https://a", drain_port: 1 },
      "must be a host name",
    ],
    ["with an invalid URL", { drain_type: "https_post", url: "example" }, "Url is invalid"],
  ])("are rejected %s", async (_, body, message) => {
    const refused = await create("log_drains", body);

    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
    expect(platform.state.logDrains.list()).toEqual([]);
  });

  it("stay with a failed status when their provision fails", async () => {
    const created = await create("log_drains", { drain_type: "datadog", drain_username: "key" });
    platform.failNextOperation({ kind: "log_drain", message: "unreachable" });
    await operate(platform, `/log_drains/${created.body.id}`, { type: "provision" });

    expect((await call(platform, "GET", `/log_drains/${created.body.id}`)).body.status).toBe("provision_failed");
  });
});

describe("metric drains", () => {
  it("are created, provisioned and deprovisioned, and return their configuration", async () => {
    const drain = {
      drain_type: "influxdb2",
      drain_configuration: { address: "https://example.com", authToken: "t", api_key: "t", bucket: "b", org: "o" },
    };
    const created = await create("metric_drains", drain);
    const path = `/metric_drains/${created.body.id}`;
    await operate(platform, path, { type: "provision" });
    const read = await call(platform, "GET", path);
    await operate(platform, path, { type: "deprovision" });

    expect(read.body).toMatchObject({ ...drain, status: "provisioned" });
    expect((await call(platform, "GET", path)).status).toBe(404);
    expect(platform.journal.violations).toEqual([]);
  });

  it("can use a database of the platform, without a configuration", async () => {
    const database = await platform.state.databases.create({ accountId: account.id, handle: "m", type: "influxdb" });
    const drain = { drain_type: "influxdb_database", database_id: Number(database.id) };
    const refused = await create("metric_drains", { ...drain, drain_configuration: {} });
    const created = await create("metric_drains", drain);

    expect(refused.status).toBe(422);
    expect(created.body).toMatchObject({ drain_configuration: {} });
    expect(created.body._links.database.href).toBe(`${platform.url}/databases/${database.id}`);
  });

  const influxdb = { address: "here", username: "u", password: "p", database: "d" };
  it.each([
    ["of an unknown type", { drain_type: "abacus" }, "Drain type is not included"],
    ["without what the type needs", { drain_type: "datadog" }, "api_key can't be blank"],
    ["with a database", { drain_type: "datadog", database_id: 1 }, "Database must be blank"],
    ["without an address", { drain_type: "influxdb", drain_configuration: influxdb }, "address is invalid"],
  ])("are rejected %s", async (_, body, message) => {
    const refused = await create("metric_drains", body);

    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
    expect(platform.state.metricDrains.list()).toEqual([]);
  });

  it("must have unique handles in an environment", async () => {
    const drain = { drain_type: "datadog", drain_configuration: { api_key: "k" } };
    await create("metric_drains", drain);

    expect((await create("metric_drains", drain)).status).toBe(422);
  });
});
