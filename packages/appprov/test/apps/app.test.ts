import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  interrupted,
  operationBodiesOf,
  operationsOf,
  type StartOptions,
  startSimulatedProvider,
} from "../simulated-provider.ts";

const image = "registry.example.com/web:1";
const images = { [image]: { processTypes: ["web", "worker"] } };
const horizontal = {
  autoscalingType: "horizontal",
  minContainers: 2,
  maxContainers: 6,
  minCpuThreshold: 0.1,
  maxCpuThreshold: 0.7,
};

/** A simulator with an environment, and inputs of an app in it. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ images, ...settings });
  const account = await simulated.platform.state.accounts.create({ handle: "production" });
  const app = simulated.host.resource("App", "web");
  const inputs = (changes: Values = {}): Values => ({ envId: Number(account.id), handle: "web", ...changes });
  const deployed = (changes: Values = {}) =>
    inputs({
      dockerImage: image,
      config: { LEVEL: "info", FLAG: "on" },
      services: [{ processType: "web" }],
      ...changes,
    });
  const serviceOf = (processType: string) =>
    simulated.platform.state.services.list().find((one) => one.processType === processType);
  return { ...simulated, account, app, inputs, deployed, serviceOf };
}

const scales = (test: Awaited<ReturnType<typeof given>>) =>
  bodiesOf(test.platform, "POST", /\/services\/\d+\/operations$/);
const releases = (test: Awaited<ReturnType<typeof given>>) => operationBodiesOf(test.platform, "app");

type Test = Awaited<ReturnType<typeof given>>;

describe("creating an App", () => {
  it("without an image or a configuration runs no operation", async () => {
    await using test = await given();

    const { id, outputs } = await test.app.create(test.inputs());

    expect(outputs).toMatchObject({ appId: Number(id), aptibleAppId: id, gitRepo: expect.stringContaining("web.git") });
    expect(operationsOf(test.platform)).toEqual([]);
    expect((await test.app.preview(test.inputs())).action).toBe("same");
  });

  it("with only a configuration configures it", async () => {
    await using test = await given();
    await test.app.create(test.inputs({ config: { LEVEL: "info", EMPTY: "" } }));
    expect(releases(test)).toEqual([{ type: "configure", env: { LEVEL: "info" } }]);
    expect((await test.app.preview(test.inputs({ config: { LEVEL: "info", EMPTY: "" } }))).action).toBe("same");
  });

  it("with an image deploys it once, and configures and scales its services", async () => {
    await using test = await given({ operationMs: { deploy: 300, scale: 300 } });
    const inputs = test.deployed({
      services: [
        { processType: "web", containerCount: 3, containerProfile: "r", forceZeroDowntime: true, stopTimeout: 60 },
        { processType: "worker", stopTimeout: 0, autoscalingPolicies: [horizontal], containerCount: 2 },
      ],
    });

    const { outputs } = await test.app.create(inputs);

    expect(releases(test)).toEqual([
      { type: "deploy", env: { LEVEL: "info", FLAG: "on" }, settings: { APTIBLE_DOCKER_IMAGE: image } },
    ]);
    expect(scales(test)).toHaveLength(2);
    expect(scales(test)).toContainEqual({
      type: "scale",
      container_count: 3,
      container_size: 1024,
      instance_profile: "r",
    });
    expect(bodiesOf(test.platform, "PUT", /\/services\/\d+$/)).toEqual([
      { force_zero_downtime: true, naive_health_check: false, restart_free_scaling: false, stop_timeout: 60 },
    ]);
    expect(outputs["services"]).toHaveLength(2);
    expect((await test.app.preview(inputs)).action).toBe("same");
    await test.app.read();
    expect((await test.app.preview(inputs)).action).toBe("same");
  });

  it("does not scale a service that has the requested size", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    expect(scales(test)).toEqual([]);
  });

  it("keeps the registry's credentials secret", async () => {
    const credentials = { username: "robot-user", password: "registry-password" };
    await using test = await given({ images: { [image]: { credentials } } });
    const inputs = test.inputs({
      dockerImage: image,
      privateRegistryUsername: secret(credentials.username),
      privateRegistryPassword: secret(credentials.password),
    });

    const { outputs } = await test.app.create(inputs);

    expect(outputs["privateRegistryPassword"]).toEqual(secret(credentials.password));
    expect(outputs["privateRegistryUsername"]).toEqual(secret(credentials.username));
    expect(JSON.stringify(test.host.logs)).not.toContain(credentials.password);
  });

  it("keeps it in the state when its deployment fails, and shows the end of the log without its values", async () => {
    await using test = await given();
    test.platform.failNextOperation({
      type: "deploy",
      message: "Release command failed",
      log: "connecting with LEVEL=hush-hush-value",
    });
    const inputs = test.deployed({ config: { LEVEL: "hush-hush-value" } });

    const error = await failure(test.app.create(inputs));

    expect(error.message).toMatch(/the deploy operation \d+ of App "web" failed.*`aptible operation:logs \d+`/);
    expect(error.message).toContain("Release command failed");
    expect(error.message).not.toContain("hush-hush-value");
    expect(test.app.id).toBe(test.platform.state.apps.list()[0]?.id);
    expect(test.platform.journal.foreign).toEqual([]);

    const { action, outputs } = await test.app.update(inputs);
    expect(action).toBe("update");
    expect(outputs["dockerImage"]).toBe(image);
    expect(test.platform.state.apps.list()).toHaveLength(1);
  });

  it("deploys another image and the configuration in one operation after a failed deployment", async () => {
    await using test = await given({ images: { ...images, wrong: { missing: true } } });
    await failure(test.app.create(test.deployed({ dockerImage: "wrong" })));

    await test.app.update(test.deployed());

    expect(releases(test).slice(1)).toEqual([
      { type: "deploy", env: { LEVEL: "info", FLAG: "on" }, settings: { APTIBLE_DOCKER_IMAGE: image } },
    ]);
    expect((await test.app.preview(test.deployed())).action).toBe("same");
  });

  it("waits for the running deployment after an interrupt, and does not start another one", async () => {
    await using test = await given({ operationMs: { deploy: 1500 } });
    const once = () => releases(test).length > 0;

    await using app = await interrupted(test, { type: "App", name: "web", inputs: test.deployed(), once });

    expect(app.error.message).toContain("was interrupted");
    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^the deploy operation \d+ of App "web" continues on the platform.*operation:follow \d+/),
    );
    const { outputs } = await app.it.update(test.deployed());
    expect(outputs["dockerImage"]).toBe(image);
    expect(releases(test)).toHaveLength(1);
  });

  it("succeeds when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const inputs = test.deployed({ services: [{ processType: "web", containerCount: 2, stopTimeout: 60 }] });
    await test.app.create(inputs);
    expect((await test.app.preview(inputs)).action).toBe("same");
  });

  it("adopts it when the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/apps$/, kind: "resetAfter" });
    const { id } = await test.app.create(test.inputs());
    expect(test.platform.state.apps.list().map((one) => one.id)).toEqual([id]);
  });

  it("waits for the running operation when the response is lost", async () => {
    await using test = await given({ operationMs: { deploy: 800 } });
    test.platform.failNext({ method: "POST", path: /\/apps\/\d+\/operations$/, kind: "resetAfter" });
    await test.app.create(test.deployed());
    expect(operationsOf(test.platform)).toEqual(["app deploy"]);
  });

  it("finds the operation when the response is lost and the operation has ended", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/apps\/\d+\/operations$/, kind: "resetAfter", times: 2 });
    await test.app.create(test.deployed());
    await test.app.update(test.deployed({ dockerImage: "web:2", services: [] }));
    expect(operationsOf(test.platform)).toEqual(["app deploy", "app deploy"]);
  });

  it("repeats the request when it is lost, and ignores the operation before it", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    test.platform.failNext({ method: "POST", path: /\/apps\/\d+\/operations$/, kind: "resetBefore" });
    await test.app.update(test.deployed({ dockerImage: "web:2", services: [] }));
    expect(operationsOf(test.platform)).toEqual(["app deploy", "app deploy"]);
  });

  it("does not repeat the request when the response is lost and the operation becomes visible late", async () => {
    await using test = await given({ visibilityLagMs: 600 });
    test.platform.failNext({ method: "POST", path: /\/apps\/\d+\/operations$/, kind: "resetAfter" });
    await test.app.create(test.deployed());
    expect(operationsOf(test.platform)).toEqual(["app deploy"]);
  });

  it("tolerates a few failed polls", async () => {
    await using test = await given({ operationMs: { deploy: 600 } });
    test.platform.failNext({ method: "GET", path: /\/operations\/\d+$/, kind: "status503" });
    await test.app.create(test.deployed());
    expect(releases(test)).toHaveLength(1);
  });

  it("names the operation that it can no longer follow", async () => {
    await using test = await given({ operationMs: { deploy: 600_000 } });
    const create = failure(test.app.create(test.deployed()));
    await expect.poll(() => releases(test)).toHaveLength(1);
    test.platform.tokens.revoke(test.platform.credentials.accessToken);
    expect((await create).message).toMatch(
      /the deploy operation \d+ of App "web" could not be followed: 401.*continues on the platform.*operation:follow \d+/,
    );
  });

  it("names the process type that the image does not define, and lists the others", async () => {
    await using test = await given();
    const error = await failure(test.app.create(test.deployed({ services: [{ processType: "wrker" }] })));
    expect(error.message).toMatch(/"wrker".*Available: web and worker\. Did you mean worker\?/);

    await test.app.update(test.deployed({ services: [{ processType: "worker", containerCount: 2 }] }));

    expect(operationsOf(test.platform)).toEqual(["app deploy", "service scale"]);
  });

  it("in an environment that does not exist lists the environments", async () => {
    await using test = await given();
    const error = await failure(test.app.create(test.inputs({ envId: 99 })));
    expect(error.message).toMatch(/there is no environment with the envId 99.*Available: production \(\d+\)/);
  });

  it("shows the operation as progress", async () => {
    await using test = await given({ operationMs: { deploy: 3000 } });
    await test.app.create(test.deployed());
    const shown = test.host.logs.map(({ message }) => message).join("\n");
    expect(shown).toMatch(/deploy operation \d+: running; follow it with `aptible operation:follow \d+` \(\ds\)/);
  });
});

describe("checking an App", () => {
  const service = (changes: Values) => ({ services: [{ processType: "web", ...changes }] });

  it.each([
    ["handle", { handle: "Web" }],
    ["dockerImage", { dockerImage: "", privateRegistryUsername: "u", privateRegistryPassword: "p" }],
    ["privateRegistryPassword", { dockerImage: image, privateRegistryUsername: "u" }],
    ["services[0].containerMemoryLimit", service({ containerMemoryLimit: 1000 })],
    ["services[0].containerProfile", service({ containerProfile: "m5" })],
    ["services[0].containerCount", service({ containerCount: -1 })],
    ["services[1].processType", { services: [{ processType: "web" }, { processType: "web" }] }],
    ["services[0].autoscalingPolicies", service({ autoscalingPolicies: [horizontal, horizontal] })],
    [
      "services[0].autoscalingPolicies[0].maxContainers",
      service({ autoscalingPolicies: [{ ...horizontal, maxContainers: 0 }] }),
    ],
    [
      "services[0].autoscalingPolicies[0].minContainers",
      service({ autoscalingPolicies: [{ autoscalingType: "vertical", minContainers: 2, maxContainers: 0 }] }),
    ],
    [
      "services[0].autoscalingPolicies[0].postScaleUpCooldownSeconds",
      service({ autoscalingPolicies: [{ ...horizontal, postScaleUpCooldownSeconds: -1 }] }),
    ],
    [
      "services[0].serviceSizingPolicies",
      service({ autoscalingPolicies: [horizontal], serviceSizingPolicies: [horizontal] }),
    ],
    ["envId", { envId: 0 }],
    ["timeouts.update", { timeouts: { update: "1 hour" } }],
  ])("rejects a wrong %s", async (path, changes) => {
    await using test = await given();
    const { failures } = await test.app.check(test.inputs(changes));
    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("accepts unknown values", async () => {
    await using test = await given();
    const inputs = test.inputs({
      dockerImage: unknown,
      privateRegistryUsername: unknown,
      privateRegistryPassword: unknown,
      config: unknown,
      services: [{ processType: unknown, containerMemoryLimit: unknown, autoscalingPolicies: unknown }],
    });
    expect((await test.app.check(inputs)).failures).toEqual([]);
    expect((await test.app.preview(inputs)).action).toBe("create");
    const credentials = { privateRegistryUsername: unknown, privateRegistryPassword: unknown };
    expect((await test.app.check(test.inputs(credentials))).failures).toEqual([]);
  });

  it("warns about the former name of policies", async () => {
    await using test = await given();
    await test.app.check(test.inputs(service({ serviceSizingPolicies: [horizontal] })));
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/serviceSizingPolicies is deprecated/);
  });
});

describe("changing an App", () => {
  it("deploys a new image and the configuration in one operation", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    await test.app.update(test.deployed({ dockerImage: "web:2", config: { LEVEL: "debug" } }));
    expect(releases(test).slice(1)).toEqual([
      { type: "deploy", env: { LEVEL: "debug", FLAG: "" }, settings: { APTIBLE_DOCKER_IMAGE: "web:2" } },
    ]);
  });

  it("configures when only the configuration changes, and removes missing variables", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    const { outputs } = await test.app.update(test.deployed({ config: { LEVEL: "debug", FLAG: "" } }));
    expect(releases(test).slice(1)).toEqual([{ type: "configure", env: { LEVEL: "debug", FLAG: "" } }]);
    expect(outputs["config"]).toEqual({ LEVEL: "debug" });
  });

  it("sends both credentials when one changes", async () => {
    await using test = await given();
    const credentials = { privateRegistryUsername: secret("robot"), privateRegistryPassword: secret("first-one") };
    await test.app.create(test.deployed(credentials));
    await test.app.update(test.deployed({ ...credentials, privateRegistryPassword: secret("second-one") }));
    expect(releases(test).slice(1)).toEqual([
      {
        type: "deploy",
        sensitive_settings: {
          APTIBLE_PRIVATE_REGISTRY_USERNAME: "robot",
          APTIBLE_PRIVATE_REGISTRY_PASSWORD: "second-one",
        },
      },
    ]);
  });

  it("scales only the changed service", async () => {
    await using test = await given();
    const both = (containerCount: number) =>
      test.deployed({ services: [{ processType: "worker" }, { processType: "web", containerCount }] });
    await test.app.create(both(1));
    await test.app.update(both(0));
    expect(operationsOf(test.platform)).toEqual(["app deploy", "service scale"]);
    expect(test.serviceOf("web")?.containerCount).toBe(0);
  });

  it("configures a service without scaling it", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    await test.app.update(test.deployed({ services: [{ processType: "web", simpleHealthCheck: true }] }));
    expect(operationsOf(test.platform)).toEqual(["app deploy"]);
    expect(test.serviceOf("web")?.naiveHealthCheck).toBe(true);
  });

  it("configures services before a deployment, and those of the new image after it", async () => {
    await using test = await given({ images: { ...images, next: { processTypes: ["web", "clock"] } } });
    await test.app.create(test.deployed());
    const services = [
      { processType: "web", forceZeroDowntime: true },
      { processType: "clock", containerCount: 0, stopTimeout: 20 },
    ];
    await test.app.update(test.deployed({ dockerImage: "next", services }));
    const order = test.platform.journal
      .find({ path: /\/(services\/\d+|operations)$/ })
      .flatMap(({ method, path }) => (method === "GET" ? [] : [`${method} ${path.replace(/\d+/g, "")}`]));
    expect(order.slice(-4)).toEqual([
      "PUT /services/",
      "POST /apps//operations",
      "PUT /services/",
      "POST /services//operations",
    ]);
    expect(test.serviceOf("clock")).toMatchObject({ containerCount: 0, stopTimeout: 20 });
  });

  it("does not change services that are missing in the program, even if it managed them before", async () => {
    await using test = await given();
    const both = [{ processType: "web" }, { processType: "worker", containerCount: 4 }];
    await test.app.create(test.deployed({ services: both }));
    expect((await test.app.preview(test.deployed({ services: [...both].reverse() }))).action).toBe("same");
    await test.app.update(test.deployed());
    await test.app.update(test.deployed({ services: [] }));
    expect(test.serviceOf("worker")?.containerCount).toBe(4);
    expect(operationsOf(test.platform)).toEqual(["app deploy", "service scale"]);
  });

  it("renames it in place, and warns where the old name stays", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    await test.app.update(test.deployed({ handle: "site" }));
    expect(test.platform.state.apps.list()[0]?.handle).toBe("site");
    expect(operationsOf(test.platform)).toEqual(["app deploy"]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toContain("aptible restart --app=site");
  });

  it("keeps the old state when it fails, so that the next up tries again", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    test.platform.failNextOperation({ type: "deploy", message: "no" });
    await failure(test.app.update(test.deployed({ dockerImage: "web:2" })));
    expect(test.app.outputs["dockerImage"]).toBe(image);
    expect((await test.app.update(test.deployed({ dockerImage: "web:2" }))).outputs["dockerImage"]).toBe("web:2");
  });

  it("does not repeat the deployment when a later step failed", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    const inputs = test.deployed({ dockerImage: "web:2", services: [{ processType: "web", containerCount: 3 }] });
    test.platform.failNextOperation({ type: "scale", message: "no capacity" });
    await failure(test.app.update(inputs));

    await test.app.update(inputs);

    expect(operationsOf(test.platform)).toEqual(["app deploy", "app deploy", "service scale", "service scale"]);
    expect(test.app.outputs["dockerImage"]).toBe("web:2");
  });

  it("is reverted with the program when a later step failed", async () => {
    await using test = await given();
    const before = test.deployed({ services: [{ processType: "web", containerCount: 2 }] });
    await test.app.create(before);
    const services = [{ processType: "web", containerCount: 3 }];
    test.platform.failNextOperation({ type: "scale", message: "no capacity" });
    await failure(test.app.update(test.deployed({ dockerImage: "web:2", config: { LEVEL: "debug" }, services })));

    await test.app.update(before);

    expect(releases(test).at(-1)).toEqual({
      type: "deploy",
      env: { LEVEL: "info", FLAG: "on" },
      settings: { APTIBLE_DOCKER_IMAGE: image },
    });
    expect(scales(test)).toHaveLength(2);
    expect(test.app.outputs).toMatchObject({ dockerImage: image, config: { LEVEL: "info", FLAG: "on" } });
    expect((await test.app.preview(before)).action).toBe("same");
  });

  it("configures again after a failed configuration, and does not deploy", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    test.platform.failNextOperation({ type: "configure", message: "no" });
    await failure(test.app.update(test.deployed({ config: { LEVEL: "debug" } })));
    await test.app.update(test.deployed({ config: { LEVEL: "debug" } }));
    expect(releases(test).slice(2)).toEqual([{ type: "configure", env: { LEVEL: "debug", FLAG: "" } }]);
  });

  it("hides the values of the configuration in the log of a failed scale operation", async () => {
    await using test = await given();
    const config = { LEVEL: "hush-hush-value" };
    await test.app.create(test.deployed({ config }));
    test.platform.failNextOperation({ type: "scale", message: "exited", log: "started with LEVEL=hush-hush-value" });
    const services = [{ processType: "web", containerCount: 3 }];
    const error = await failure(test.app.update(test.deployed({ config, services })));
    expect(error.message).toContain("started with LEVEL=[hidden]");
  });

  it("keeps the stopTimeout when the program leaves it to the platform", async () => {
    await using test = await given();
    const services = (stopTimeout: number) => ({ services: [{ processType: "web", stopTimeout }] });
    await test.app.create(test.deployed(services(60)));
    expect((await test.app.preview(test.deployed(services(0)))).action).toBe("same");
  });

  it("replaces it when the environment changes", async () => {
    await using test = await given();
    await test.app.create(test.inputs());
    expect(await test.app.diff(test.inputs({ envId: 7 }))).toMatchObject({ replaces: ["envId"] });
  });

  it("removes a variable that somebody added with the next change", async () => {
    await using test = await given();
    const { id } = await test.app.create(test.deployed());
    const configuration = await test.platform.state.configurations.create({
      appId: id,
      env: { LEVEL: "info", FLAG: "on", EXTRA: "1" },
    });
    test.platform.state.apps.change(id, { configurationId: configuration.id });
    await test.app.read();
    await test.app.update(test.deployed());
    expect(releases(test).slice(1)).toEqual([{ type: "configure", env: { LEVEL: "info", FLAG: "on", EXTRA: "" } }]);
  });
});

describe("an App that somebody else has changed", () => {
  const before = {
    dockerImage: image,
    config: { LEVEL: "info" },
    privateRegistryUsername: secret("robot"),
    privateRegistryPassword: secret("first-password"),
  };
  const theirs = {
    config: { env: { LEVEL: "debug", STRIPE_KEY: "their-key" } },
    dockerImage: { settings: { APTIBLE_DOCKER_IMAGE: "web:theirs" } },
    privateRegistryUsername: { sensitive_settings: { APTIBLE_PRIVATE_REGISTRY_USERNAME: "their-robot" } },
    privateRegistryPassword: { sensitive_settings: { APTIBLE_PRIVATE_REGISTRY_PASSWORD: "their-password" } },
  };
  const afterTheirs = {
    config: { LEVEL: "debug", STRIPE_KEY: "their-key" },
    dockerImage: "web:theirs",
    privateRegistryUsername: secret("their-robot"),
    privateRegistryPassword: secret("their-password"),
  };
  const ours = {
    config: { LEVEL: "warn" },
    dockerImage: "web:ours",
    privateRegistryUsername: secret("our-robot"),
    privateRegistryPassword: secret("our-password"),
  };
  const names = Object.keys(ours) as (keyof typeof ours)[];
  const cases = names.flatMap((ignored) =>
    names.filter((changed) => changed !== ignored).map((changed) => ({ ignored, changed })),
  );

  /** Runs an operation as somebody else. */
  async function operate({ platform, app }: Test, body: Values) {
    const response = await fetch(`${platform.url}/apps/${app.id}/operations`, {
      method: "POST",
      headers: { authorization: `Bearer ${platform.credentials.accessToken}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    await expect.poll(() => platform.state.operations.list().at(-1)?.status).toMatch(/succeeded|failed/);
  }

  describe.each(["restart", "configure"])("and whose %s operation failed", (type) => {
    it.each(cases)("keeps its ignored $ignored when $changed changes", async ({ ignored, changed }) => {
      await using test = await given();
      await test.app.create(test.inputs(before));
      await operate(test, { type: "deploy", ...theirs[ignored] });
      test.platform.failNextOperation({ type, message: "no" });
      await operate(test, { type });

      // Without a refresh, the preview cannot know what somebody else has set.
      const ignoring = { ignoreChanges: [ignored], unlikePreview: true };
      const { outputs } = await test.app.update(test.inputs({ ...before, [changed]: ours[changed] }), ignoring);

      expect(outputs).toMatchObject({ ...before, [changed]: ours[changed], [ignored]: afterTheirs[ignored] });
    });
  });

  it.each([
    ["refreshes", true],
    ["does not refresh", false],
  ])("keeps its ignored variables when another one changes and the user %s", async (_what, refreshes) => {
    await using test = await given();
    const inputs = (LEVEL: string) => test.inputs({ ...before, config: { LEVEL, "A.KEY": "ours" } });
    await test.app.create(inputs("info"));
    await operate(test, { type: "configure", env: { "A.KEY": "theirs", STRIPE_KEY: "their-key" } });
    const ignoring = { ignoreChanges: ['config["A.KEY"]', "config.STRIPE_KEY"], unlikePreview: true };
    if (refreshes) await test.app.read(ignoring);

    const { outputs } = await test.app.update(inputs("warn"), ignoring);

    expect(outputs["config"]).toEqual({ LEVEL: "warn", "A.KEY": "theirs", STRIPE_KEY: "their-key" });
  });

  it("hides its variables in the log of a failed operation", async () => {
    await using test = await given();
    await test.app.create(test.inputs(before));
    await operate(test, { type: "configure", ...theirs.config });
    test.platform.failNextOperation({ type: "deploy", message: "no", log: "started with STRIPE_KEY=their-key" });

    const error = await failure(test.app.update(test.inputs({ ...before, dockerImage: "web:ours" })));

    expect(error.message).toContain("started with STRIPE_KEY=[hidden]");
  });

  it("sends everything again that its own failed operation was to set", async () => {
    await using test = await given();
    await test.app.create(test.inputs(before));
    test.platform.failNextOperation({ type: "deploy", message: "no" });
    await failure(test.app.update(test.inputs(ours)));

    const { outputs } = await test.app.update(test.inputs(ours));

    expect(outputs).toMatchObject(ours);
    expect((await test.app.preview(test.inputs(ours))).action).toBe("same");
  });
});

describe("an image named by APTIBLE_DOCKER_IMAGE in config", () => {
  const named = (test: Test, changes: Values = {}) =>
    test.inputs({ config: { APTIBLE_DOCKER_IMAGE: image, LEVEL: "info" }, ...changes });

  it("is deployed like dockerImage, and is not a variable of the containers", async () => {
    await using test = await given();
    const inputs = named(test, { services: [{ processType: "web", containerCount: 2 }] });

    const { outputs } = await test.app.create(inputs);

    expect(releases(test)).toEqual([
      { type: "deploy", env: { LEVEL: "info" }, settings: { APTIBLE_DOCKER_IMAGE: image } },
    ]);
    expect(outputs).toMatchObject({ config: inputs["config"], dockerImage: "" });
    await test.app.read();
    expect((await test.app.preview(inputs)).action).toBe("same");
  });

  it("can move to dockerImage without a deployment, and a new image deploys", async () => {
    await using test = await given();
    await test.app.create(named(test));
    const moved = test.inputs({ config: { LEVEL: "info" }, dockerImage: image });
    await test.app.update(moved);
    expect((await test.app.preview(moved)).action).toBe("same");
    expect(operationsOf(test.platform)).toEqual(["app deploy"]);

    await test.app.update(named(test));
    await test.app.update(named(test, { config: { APTIBLE_DOCKER_IMAGE: "web:2", LEVEL: "info" } }));
    expect(releases(test).slice(1)).toEqual([{ type: "deploy", settings: { APTIBLE_DOCKER_IMAGE: "web:2" } }]);
    expect(test.app.outputs).toMatchObject({ config: { APTIBLE_DOCKER_IMAGE: "web:2" } });
  });

  it("that an older tool deployed is imported without a diff, and is replaced by a new image", async () => {
    await using test = await given();
    const variables = { APTIBLE_DOCKER_IMAGE: image, LEVEL: "info" };
    const at = { accountId: test.account.id, handle: "web", env: variables };
    await test.platform.state.apps.create({ ...at, dockerImage: image, processTypes: ["web"] });
    const [app] = test.platform.state.apps.list();
    test.platform.state.apps.change(app?.id ?? "", { settingId: undefined });

    const { inputs } = await test.app.import("production/web");
    expect(inputs["config"]).toEqual(variables);
    expect((await test.app.preview(inputs)).action).toBe("same");

    await test.app.update({ ...inputs, config: { ...variables, APTIBLE_DOCKER_IMAGE: "web:2" } });
    expect(releases(test)).toEqual([
      { type: "deploy", env: { APTIBLE_DOCKER_IMAGE: "", LEVEL: "info" }, settings: { APTIBLE_DOCKER_IMAGE: "web:2" } },
    ]);
  });

  it("is rejected at preview if dockerImage differs", async () => {
    await using test = await given();
    const { failures } = await test.app.check(named(test, { dockerImage: "web:2" }));
    expect(failures.map(({ property }) => property)).toEqual(["dockerImage"]);
    expect((await test.app.check(named(test, { dockerImage: image }))).failures).toEqual([]);
    expect((await test.app.check(named(test, { dockerImage: unknown }))).failures).toEqual([]);
  });
});

describe("a redeployTrigger", () => {
  it("deploys the same image again only when it changes", async () => {
    await using test = await given();
    const inputs = (redeployTrigger: unknown) => test.deployed({ redeployTrigger } as Values);
    await test.app.create(inputs("build 1"));
    expect((await test.app.preview(inputs("build 1"))).action).toBe("same");
    await test.app.update(inputs("build 2"));
    expect(releases(test).slice(1)).toEqual([{ type: "deploy" }]);
    await test.app.read();
    expect((await test.app.preview(inputs("build 2"))).action).toBe("same");
    await test.app.update(inputs({ commit: "abc", number: 3 }));
    await test.app.update(test.deployed());
    expect(operationsOf(test.platform)).toEqual(Array(4).fill("app deploy"));
    expect((await test.app.preview(test.deployed())).action).toBe("same");
  });

  it("without an image is rejected at preview", async () => {
    await using test = await given();
    const { failures } = await test.app.check(test.inputs({ redeployTrigger: 1 }));
    expect(failures.map(({ property }) => property)).toEqual(["redeployTrigger"]);
  });
});

describe("a setting of endpoints in config", () => {
  it("causes a warning at preview that names both properties", async () => {
    await using test = await given();
    await test.app.check(test.inputs({ config: { FORCE_SSL: "true", LEVEL: "info" } }));
    expect(test.host.logs.map(({ message }) => message)).toEqual([
      expect.stringMatching(/config\.FORCE_SSL .*forceSsl of an Endpoint/),
    ]);
  });
});

describe("an autoscaling policy", () => {
  const withPolicy = (policy: Values | undefined, more: Values = {}) => ({
    services: [
      { processType: "web", containerCount: 2, ...(policy ? { autoscalingPolicies: [policy] } : {}), ...more },
    ],
  });

  it("is created with its defaults, changed, and deleted", async () => {
    await using test = await given();
    const path = /service_sizing_policies$/;
    const create = test.deployed(withPolicy(horizontal));
    await test.app.create(create);
    expect(bodiesOf(test.platform, "POST", path)).toMatchObject([
      {
        autoscaling: "horizontal",
        min_containers: 2,
        max_cpu_threshold: 0.7,
        percentile: 99,
        minimum_memory: 2048,
        use_horizontal_scale: false,
      },
    ]);
    await test.app.read();
    expect((await test.app.preview(create)).action).toBe("same");

    await test.app.update(test.deployed(withPolicy({ ...horizontal, maxContainers: 8 })));
    expect(bodiesOf(test.platform, "PUT", path)).toMatchObject([{ max_containers: 8, scaling_enabled: true }]);

    await test.app.update(test.deployed(withPolicy(undefined)));
    expect(test.platform.state.serviceSizingPolicies.list()).toEqual([]);
    expect(operationsOf(test.platform)).toEqual(["app deploy", "service scale"]);
  });

  it.each(["reset", "keep"] as const)(
    "loses properties that the program removes, on a platform that would %s missing ones",
    async (policyChanges) => {
      await using test = await given({ policyChanges });
      await test.app.create(test.deployed(withPolicy({ autoscalingType: "vertical", maximumMemory: 7168 })));
      for (const policy of [{ autoscalingType: "vertical" }, horizontal, { autoscalingType: "vertical" }]) {
        const inputs = test.deployed(withPolicy(policy));
        await test.app.update(inputs);
        await test.app.read();
        expect((await test.app.preview(inputs)).action).toBe("same");
      }
      expect(test.platform.state.serviceSizingPolicies.list()).toMatchObject([
        { values: { autoscaling: "vertical", maximum_memory: null, min_containers: null } },
      ]);
    },
  );

  it("for vertical scaling omits the properties of horizontal scaling", async () => {
    await using test = await given();
    const inputs = test.deployed(withPolicy({ autoscalingType: "vertical", maximumMemory: 7168 }));
    await test.app.create(inputs);
    const [body] = bodiesOf(test.platform, "POST", /service_sizing_policies$/) as [Values];
    expect(body).toMatchObject({ autoscaling: "vertical", maximum_memory: 7168, scale_up_step: 1 });
    expect(body).not.toHaveProperty("min_containers");
    await test.app.read();
    expect((await test.app.preview(inputs)).action).toBe("same");
  });

  it("changes the size of its service without causing drift", async () => {
    await using test = await given();
    await test.app.create(test.deployed(withPolicy(horizontal)));
    test.platform.state.services.change(test.serviceOf("web")?.id ?? "", { containerCount: 5 });
    await test.app.read();
    expect((await test.app.preview(test.deployed(withPolicy(horizontal)))).action).toBe("same");
    await test.app.update(test.deployed(withPolicy(horizontal, { stopTimeout: 30 })));
    expect(test.serviceOf("web")).toMatchObject({ containerCount: 5, stopTimeout: 30 });
  });

  it("keeps the scaled size when the program changes another property of it", async () => {
    await using test = await given();
    await test.app.create(test.deployed(withPolicy(horizontal)));
    test.platform.state.services.change(test.serviceOf("web")?.id ?? "", { containerCount: 5 });
    await test.app.update(test.deployed(withPolicy(horizontal, { containerMemoryLimit: 2048 })));
    expect(test.serviceOf("web")).toMatchObject({ containerCount: 5, containerMemoryLimitMb: 2048 });
  });

  it.each([
    ["fractions that lose precision in 32 bits", { ...horizontal, percentile: 99.9, maxCpuThreshold: 1 / 3 }],
    ["a property that its type does not have", { ...horizontal, maximumMemory: 4096 }],
  ])("with %s leaves no diff", async (_what, policy) => {
    await using test = await given();
    const inputs = test.deployed(withPolicy(policy));
    await test.app.create(inputs);
    await test.app.read();
    expect((await test.app.preview(inputs)).action).toBe("same");
  });

  it("is created once when the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /service_sizing_policies$/, kind: "resetAfter" });
    await test.app.create(test.deployed(withPolicy(horizontal)));
    expect(test.platform.state.serviceSizingPolicies.list()).toHaveLength(1);
  });

  it("works under its former name", async () => {
    await using test = await given();
    const former = test.deployed({ services: [{ processType: "web", serviceSizingPolicies: [horizontal] }] });
    const { outputs } = await test.app.create(former);
    expect(outputs["services"]).toMatchObject([
      { serviceSizingPolicies: [{ maxContainers: 6, scalingEnabled: true }] },
    ]);
    expect((await test.app.preview(former)).action).toBe("same");
    const now = test.deployed({ services: [{ processType: "web", autoscalingPolicies: [horizontal] }] });
    expect((await test.app.preview(now)).action).toBe("same");
  });
});

describe("deleting an App", () => {
  it("deprovisions it, and succeeds when the app and the operation do not exist afterwards", async () => {
    await using test = await given({ operationMs: { deprovision: 300 } });
    await test.app.create(test.deployed());
    await test.app.delete();
    expect(test.platform.state.apps.list()).toEqual([]);
  });

  it("succeeds when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.app.create(test.inputs());
    test.platform.state.apps.remove(id);
    await test.app.delete();
    expect(operationsOf(test.platform)).toEqual([]);
  });

  it("keeps it in the state when the operation fails", async () => {
    await using test = await given();
    const { id } = await test.app.create(test.inputs());
    test.platform.failNextOperation({ type: "deprovision", message: "it is locked" });
    const error = await failure(test.app.delete());
    expect(error.message).toContain("it is locked");
    expect(test.app.id).toBe(id);
  });
});

describe("importing an App", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["its environment's handle and its own", () => "production/web"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const accountId = test.account.id;
    const fields = { accountId, handle: "web", dockerImage: image, processTypes: ["web"], env: { LEVEL: "info" } };
    const { id } = await test.platform.state.apps.create(fields);

    const imported = await test.app.import(importId(id));

    expect(imported.id).toBe(id);
    expect(imported.inputs).toMatchObject({ envId: Number(accountId), dockerImage: image, config: { LEVEL: "info" } });
    expect((await test.app.preview(imported.inputs)).action).toBe("same");
    expect((await test.app.preview(test.inputs({ dockerImage: image, config: { LEVEL: "info" } }))).action).toBe(
      "same",
    );
  });

  it("that does not exist lists the existing apps", async () => {
    await using test = await given();
    const { id } = await test.platform.state.apps.create({ accountId: test.account.id, handle: "web" });
    const attempt = async (importId: string) => (await failure(test.app.import(importId))).message;
    expect(await attempt("production/wep")).toContain(`Available: web (${id}). Did you mean web?`);
    expect(await attempt("prod/web")).toMatch(/no environment with the handle "prod".*production/);
    expect(await attempt("1")).toContain(
      `there is no App with the ID 1, or the credentials have no permission to see it. Available: production/web (${id})`,
    );
    // The ID of an object of another kind.
    expect(await attempt(test.account.id)).toContain(`Available: production/web (${id})`);
  });

  it.each(["web", "-1", "0", "a/b/c", "1.5"])("by %j is rejected without a request", async (importId) => {
    await using test = await given();
    await failure(test.app.import(importId));
    expect(test.platform.journal.count({})).toBe(0);
  });
});

describe("refreshing an App", () => {
  it("removes it from the state when it was deleted", async () => {
    await using test = await given();
    const { id } = await test.app.create(test.inputs());
    test.platform.state.apps.remove(id);
    expect(await test.app.read()).toBeUndefined();
  });

  it("detects a service that somebody scaled", async () => {
    await using test = await given();
    await test.app.create(test.deployed());
    test.platform.state.services.change(test.serviceOf("web")?.id ?? "", { containerCount: 5 });
    await test.app.read();
    await test.app.update(test.deployed());
    expect(test.serviceOf("web")?.containerCount).toBe(1);
  });
});
