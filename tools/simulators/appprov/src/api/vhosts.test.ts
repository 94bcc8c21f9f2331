import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account } from "../records.ts";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { call, operate } from "../testing/client.ts";

let platform: AppprovSimulator;
let account: Account;
let serviceId: string;
beforeEach(async () => {
  platform = await startSimulator();
  account = await platform.state.accounts.create({ handle: "env" });
  await platform.state.apps.create({ accountId: account.id, handle: "app", dockerImage: "image" });
  serviceId = platform.state.services.list()[0]?.id ?? "";
});
afterEach(() => platform.close());

const create = (change: Record<string, unknown> = {}, service = serviceId) =>
  call(platform, "POST", `/services/${service}/vhosts`, {
    type: "http",
    internal: false,
    ip_whitelist: [],
    default: false,
    acme: false,
    shared: false,
    ...change,
  });

describe("endpoints", () => {
  it("are created, and have a domain after provisioning", async () => {
    const created = await create({ default: true, platform: "alb", container_port: 8080 });
    const path = `/vhosts/${created.body.id}`;
    await operate(platform, path, { type: "provision" });
    const read = await call(platform, "GET", path);
    await operate(platform, path, { type: "deprovision" });

    expect(created).toMatchObject({ status: 201, body: { external_host: null, virtual_domain: expect.any(String) } });
    expect(read.body).toMatchObject({
      type: "http",
      default: true,
      container_port: 8080,
      container_ports: [],
      external_host: expect.any(String),
      acme_configuration: null,
    });
    expect(read.body._links).not.toHaveProperty("current_setting");
    expect((await call(platform, "GET", path)).status).toBe(404);
    expect(platform.journal.violations).toEqual([]);
  });

  it("on an alb have no algorithm until one is set, and accept 0 as no port", async () => {
    const { body } = await create({ platform: "alb", container_port: 0 });
    expect(body).toMatchObject({ load_balancing_algorithm_type: null, container_port: null });
    const chosen = { load_balancing_algorithm_type: "weighted_random" };
    expect((await call(platform, "PUT", `/vhosts/${body.id}`, chosen)).body).toMatchObject(chosen);
  });

  it("show operations only in a listing, as drains do, and not in their documents", async () => {
    const { body } = await create();
    await operate(platform, `/vhosts/${body.id}`, { type: "provision" });
    const drain = { accountId: account.id, handle: "logs", drainType: "tail" };
    const { id } = await platform.state.logDrains.create(drain);
    const listing = await call(platform, "GET", `/vhosts/${body.id}/operations`);

    expect(listing.body._embedded.operations).toMatchObject([{ type: "provision", status: "succeeded" }]);
    for (const path of [`/vhosts/${body.id}`, `/log_drains/${id}`]) {
      expect((await call(platform, "GET", path)).body).not.toHaveProperty("_embedded");
    }
  });

  it("merge their settings when they are provisioned; an empty value removes one", async () => {
    const { body } = await create();
    const path = `/vhosts/${body.id}`;
    await operate(platform, path, { type: "provision", settings: { FORCE_SSL: "true", IDLE_TIMEOUT: "60" } });
    await operate(platform, path, { type: "provision", settings: { FORCE_SSL: "", IDLE_TIMEOUT: "90" } });
    const read = await call(platform, "GET", path);
    const setting = await call(platform, "GET", new URL(read.body._links.current_setting.href).pathname);

    expect(setting.body.settings).toEqual({ IDLE_TIMEOUT: "90" });
  });

  it("reject settings that are out of bounds, and record those that do not exist", async () => {
    const { body } = await create();
    const provision = async (settings: Record<string, string>) =>
      (await operate(platform, `/vhosts/${body.id}`, { type: "provision", settings })).status;

    expect(await provision({ IDLE_TIMEOUT: "29" })).toBe(422);
    expect(await provision({ SSL_PROTOCOLS_OVERRIDE: "SSLv3" })).toBe(422);
    expect(await provision({ FORCE_SSL: "no" })).toBe(422);
    expect(await provision({ FORCE_SSL: "false" })).not.toBe(422);
    expect(platform.journal.violations).toEqual([]);
    expect(await provision({ COLOUR: "blue" })).toBe(400);
    expect(platform.journal.violations).toHaveLength(1);
  });

  it("with a managed certificate return the DNS records, the legacy one first", async () => {
    const { body } = await create({ acme: true, user_domain: "shop.example.com" });
    const dns = body.acme_configuration.challenges.find((one: { method: string }) => one.method === "dns01");

    expect(body.virtual_domain).toBe("shop.example.com");
    expect(dns.from.name).toBe("_acme-challenge.shop.example.com");
    expect(dns.to).toMatchObject([{ legacy: true }, { legacy: false, name: expect.any(String) }]);
  });

  it("are changed, list by list", async () => {
    const { body } = await create({ type: "tcp", container_ports: [80, 81], ip_whitelist: ["10.0.0.0/8"] });
    const path = `/vhosts/${body.id}`;
    const changed = await call(platform, "PUT", path, { container_ports: [82], ip_whitelist: [] });
    const read = await call(platform, "GET", path);

    expect(changed.status).toBe(200);
    expect(read.body).toMatchObject({ container_ports: [82], ip_whitelist: [], type: "tcp" });
  });

  it("of databases have no platform and no domain", async () => {
    const database = await platform.state.databases.create({ accountId: account.id, handle: "db" });
    const service = database.serviceId ?? "";

    expect((await create({ type: "tcp" }, service)).status).toBe(201);
    expect((await create({ type: "tcp", platform: "elb" }, service)).status).toBe(422);
    expect((await create({ type: "tcp", default: true }, service)).status).toBe(422);
  });

  it.each([
    ["a second default domain of one app", { default: true }, "Only one default domain"],
    ["a default domain with a domain", { default: true, user_domain: "a.example.com" }, "User domain must be blank"],
    ["a default domain with a managed certificate", { default: true, acme: true }, "Acme is not available"],
    ["a managed certificate without a domain", { acme: true }, "User domain can't be blank"],
    ["one port on a type with several", { type: "tcp", container_port: 80 }, "Container port is not available"],
    ["several ports on a type with one", { container_ports: [80] }, "Container ports are not available"],
    ["a port that there is not", { container_port: 65_536 }, "must be from 1 to 65535"],
    ["a platform that apps do not have", { platform: "nlb" }, "Platform nlb is not available"],
    ["sharing without a domain", { shared: true }, "Shared needs a domain"],
    ["a shared domain with a wildcard", { shared: true, user_domain: "*.example.com" }, "must not have wildcards"],
    ["an unknown way to balance", { load_balancing_algorithm_type: "dice" }, "Load balancing algorithm type"],
    ["an address filter that is invalid", { ip_whitelist: ["everybody"] }, "Ip whitelist"],
  ])("are rejected with %s", async (_, change, message) => {
    await create({ default: true });
    const refused = await create(change);

    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
    expect(platform.state.vhosts.list()).toHaveLength(1);
  });

  it("are listed by service, app and environment", async () => {
    const { body } = await create();
    const appId = platform.state.apps.list()[0]?.id;
    for (const path of [`/services/${serviceId}`, `/apps/${appId}`, `/accounts/${account.id}`]) {
      const list = await call(platform, "GET", `${path}/vhosts`);
      expect(list.body._embedded.vhosts).toMatchObject([{ id: body.id }]);
    }
  });
});
