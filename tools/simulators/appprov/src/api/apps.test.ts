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

const create = async (handle = "app") =>
  (await call(platform, "POST", `/accounts/${account.id}/apps`, { handle })).body as { readonly id: number };
const deploy = (id: number, image: string, more: Record<string, unknown> = {}) =>
  operate(platform, `/apps/${id}`, { type: "deploy", settings: { APTIBLE_DOCKER_IMAGE: image }, ...more });
const servicesOf = async (id: number) => {
  const { body } = await call(platform, "GET", `/apps/${id}/services`);
  return body._embedded.services as { readonly id: number; readonly process_type: string }[];
};
const logOf = (id: number) => platform.state.operations.get(String(id))?.log;

describe("apps", () => {
  it("are created, read, renamed and deprovisioned", async () => {
    const { id } = await create();
    const renamed = await call(platform, "PUT", `/apps/${id}`, { handle: "other" });
    const read = await call(platform, "GET", `/apps/${id}`);
    await operate(platform, `/apps/${id}`, { type: "deprovision" });

    expect(renamed.status).toBe(200);
    expect(read.body).toMatchObject({ handle: "other", git_repo: expect.stringContaining("env/app") });
    expect(read.body._links.account.href).toBe(`${platform.url}/accounts/${account.id}`);
    expect((await call(platform, "GET", `/apps/${id}`)).status).toBe(404);
    expect(platform.journal.violations).toEqual([]);
  });

  it("must have unique handles in an environment", async () => {
    await create();
    const again = await call(platform, "POST", `/accounts/${account.id}/apps`, { handle: "app" });

    expect(again).toMatchObject({ status: 422, body: { message: "Validation failed: Handle has already been taken" } });
  });

  it("get their services from the first deployed image", async () => {
    platform.set({ images: { "shop:2": { processTypes: ["cmd", "worker"] } } });
    const { id } = await create();
    const none = await servicesOf(id);
    await deploy(id, "shop:1");
    const one = await servicesOf(id);
    await deploy(id, "shop:2");
    const two = await servicesOf(id);
    const read = await call(platform, "GET", `/apps/${id}`);

    expect(none).toEqual([]);
    expect(one).toMatchObject([
      { process_type: "cmd", container_count: 1, container_memory_limit_mb: 1024, instance_class: "m5" },
    ]);
    expect(two.map(({ process_type }) => process_type)).toEqual(["cmd", "worker"]);
    expect(two[0]?.id).toBe(one[0]?.id);
    expect(read.body._embedded.services).toHaveLength(2);
  });

  it("merge their variables and settings; an empty value removes one", async () => {
    const { id } = await create();
    await deploy(id, "shop", { env: { A: "1", B: "2" } });
    await operate(platform, `/apps/${id}`, {
      type: "configure",
      env: { A: "", C: "3" },
      sensitive_settings: { APTIBLE_PRIVATE_REGISTRY_USERNAME: "me", APTIBLE_PRIVATE_REGISTRY_PASSWORD: "" },
    });
    const { body } = await call(platform, "GET", `/apps/${id}`);
    const follow = (link: string) => call(platform, "GET", new URL(body._links[link].href).pathname);

    expect((await follow("current_configuration")).body.env).toEqual({ B: "2", C: "3" });
    expect((await follow("current_setting")).body).toMatchObject({
      settings: { APTIBLE_DOCKER_IMAGE: "shop" },
      sensitive_settings: { APTIBLE_PRIVATE_REGISTRY_USERNAME: "me" },
    });
  });

  it("are not deployed without an image, or with one that is missing or private", async () => {
    platform.set({
      images: {
        "no:such": { missing: true },
        private: { credentials: { username: "me", password: "right" } },
      },
    });
    const { id } = await create();
    const credentials = (password: string) => ({
      sensitive_settings: {
        APTIBLE_PRIVATE_REGISTRY_USERNAME: "me",
        APTIBLE_PRIVATE_REGISTRY_PASSWORD: password,
      },
    });
    const none = await operate(platform, `/apps/${id}`, { type: "deploy", env: { A: "1" } });
    const missing = await deploy(id, "no:such");
    const wrong = await deploy(id, "private", credentials("wrong"));
    const before = await call(platform, "GET", `/apps/${id}`);
    const right = await deploy(id, "private", credentials("right"));

    expect([none, missing, wrong, right].map(({ body }) => body.status)).toEqual([
      "failed",
      "failed",
      "failed",
      "succeeded",
    ]);
    expect(logOf(missing.body.id)).toContain("manifest unknown");
    expect(logOf(wrong.body.id)).toContain("unauthorized");
    expect(before.body._links).not.toHaveProperty("current_setting");
    expect(before.body._links).not.toHaveProperty("current_configuration");
  });
});

describe("services", () => {
  let id: number;
  beforeEach(async () => {
    const app = await create();
    await deploy(app.id, "shop");
    id = (await servicesOf(app.id))[0]?.id ?? 0;
  });

  it("can be scaled, even to zero, and keep missing values", async () => {
    await operate(platform, `/services/${id}`, {
      type: "scale",
      container_count: 0,
      container_size: 2048,
      instance_profile: "r",
    });
    const scaled = await call(platform, "GET", `/services/${id}`);
    await operate(platform, `/services/${id}`, { type: "scale", container_count: 3 });
    const again = await call(platform, "GET", `/services/${id}`);

    expect(scaled.body).toMatchObject({ container_count: 0, container_memory_limit_mb: 2048, instance_class: "r5" });
    expect(again.body).toMatchObject({ container_count: 3, container_memory_limit_mb: 2048, instance_class: "r5" });
  });

  it("cannot be scaled to invalid sizes", async () => {
    const size = await operate(platform, `/services/${id}`, { type: "scale", container_size: 1000 });
    const profile = await operate(platform, `/services/${id}`, { type: "scale", instance_profile: "x" });

    expect([size.status, profile.status]).toEqual([422, 422]);
    expect(platform.state.operations.list().filter(({ type }) => type === "scale")).toEqual([]);
  });

  it("apply their settings at once", async () => {
    const changed = await call(platform, "PUT", `/services/${id}`, { force_zero_downtime: true, stop_timeout: 30 });
    const read = await call(platform, "GET", `/services/${id}`);

    expect(changed.status).toBe(200);
    expect(read.body).toMatchObject({ force_zero_downtime: true, naive_health_check: false, stop_timeout: 30 });
  });

  describe("can have one sizing policy, which", () => {
    const horizontal = {
      autoscaling: "horizontal",
      min_containers: 1,
      max_containers: 4,
      min_cpu_threshold: 0.1,
      max_cpu_threshold: 0.9,
    };
    const path = () => `/services/${id}/service_sizing_policies`;
    const policies = async () =>
      (await call(platform, "GET", path())).body._embedded.service_sizing_policies as Record<string, unknown>[];

    it("can be created, replaced and deleted", async () => {
      const none = await policies();
      const missing = await call(platform, "PUT", path(), horizontal);
      const posted = await call(platform, "POST", path(), horizontal);
      const second = await call(platform, "POST", path(), horizontal);
      const [first] = await policies();
      const put = await call(platform, "PUT", path(), { autoscaling: "vertical", scaling_enabled: true });
      const [replaced] = await policies();
      const removed = await call(platform, "DELETE", `/services/${id}/service_sizing_policy`);
      const again = await call(platform, "DELETE", `/services/${id}/service_sizing_policy`);

      expect(none).toEqual([]);
      expect(posted).toMatchObject({ status: 201, body: "" });
      expect([missing, second, put, removed, again].map(({ status }) => status)).toEqual([404, 422, 200, 204, 404]);
      expect(first).toMatchObject({ autoscaling: "horizontal", scaling_enabled: true, maximum_memory: null });
      expect(first?.["min_cpu_threshold"]).toBe(Math.fround(0.1));
      expect(replaced).toMatchObject({ autoscaling: "vertical", min_containers: null });
      expect(await policies()).toEqual([]);
    });

    it("is enabled from the start, and can keep values that a change omits", async () => {
      platform.set({ policyChanges: "keep" });
      await call(platform, "POST", path(), { ...horizontal, scaling_enabled: false, percentile: 50 });
      expect(await policies()).toMatchObject([{ scaling_enabled: true }]);
      await call(platform, "PUT", path(), { ...horizontal, max_containers: 9 });
      expect(await policies()).toMatchObject([{ max_containers: 9, percentile: 50, scaling_enabled: true }]);
    });

    it.each([
      ["horizontal without its bounds", { autoscaling: "horizontal" }],
      ["vertical with bounds", { ...horizontal, autoscaling: "vertical" }],
      ["with a zero", { ...horizontal, min_containers: 0 }],
      ["upside down", { ...horizontal, min_containers: 5 }],
    ])("is rejected when it is %s", async (_, body) => {
      expect((await call(platform, "POST", path(), body)).status).toBe(422);
      expect(await policies()).toEqual([]);
    });
  });
});
