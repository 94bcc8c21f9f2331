import * as appprov from "@org/appprov";
import { expect, test } from "vitest";
import { errorsIn, expectOneSentence, problemsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { giveEnvironment, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("mistakes are found at preview, each once, with its property and what to do, before any request", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  const problemsOf = async (program: () => void) =>
    problemsIn(await failureOf(stack.preview({ program: async () => program() }))).sort();
  const envId = 1001;

  const environment = () => new appprov.Environment("shop", { handle: "Not Allowed", stackId: 0 });
  expect(await problemsOf(environment)).toEqual([
    expect.stringMatching(/handle must contain only lowercase letters/),
    expect.stringMatching(/stackId must be at least 1/),
  ]);

  const services = [
    { processType: "web", containerMemoryLimit: 1000 },
    { processType: "web" },
    { processType: "worker", autoscalingPolicies: [{ autoscalingType: "horizontal", minContainers: 2 }] },
  ];
  const image = { dockerImage: "web:1", privateRegistryUsername: "robot" };
  expect(await problemsOf(() => new appprov.App("web", { envId, handle: "web", ...image, services }))).toEqual([
    expect.stringMatching(/privateRegistryPassword is required/),
    expect.stringMatching(/services\[0\]\.containerMemoryLimit must be 512, 1024/),
    expect.stringMatching(/services\[1\]\.processType is used twice: "web"/),
    expect.stringMatching(/services\[2\]\.autoscalingPolicies\[0\]\.maxContainers is required/),
    expect.stringMatching(/services\[2\]\.autoscalingPolicies\[0\]\.maxCpuThreshold is required/),
    expect.stringMatching(/services\[2\]\.autoscalingPolicies\[0\]\.minCpuThreshold is required/),
  ]);

  const endpoint = { envId, resourceType: "app", resourceId: 1, managed: true, timeouts: { create: "1 hour" } };
  expect(await problemsOf(() => new appprov.Endpoint("web", endpoint))).toEqual([
    expect.stringMatching(/managed requires a domain/),
    expect.stringMatching(/processType is required when resourceType is app/),
    expect.stringMatching(/timeouts\.create must be a time span such as 30m/),
  ]);

  const drain = { envId, handle: "metrics", drainType: "datadog", databaseId: 5 };
  expect(await problemsOf(() => new appprov.MetricDrain("metrics", drain))).toEqual([
    expect.stringMatching(/apiKey is required when drainType is "datadog"/),
    expect.stringMatching(/databaseId is not allowed when drainType is "datadog"/),
  ]);
  // The provider asks only for the organization of the token.
  expect(platform.journal.entries.filter(({ path }) => path !== "/organizations")).toEqual([]);
});

test("a preview warns about a change that deletes backups", async () => {
  await using platform = await startPlatform();
  const program = (daily: number) => async () => {
    new appprov.Environment("staging", {
      handle: "staging",
      stackId: platform.credentials.sharedStackId,
      backupRetentionPolicies: [{ daily, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
    });
  };
  await using stack = await stackFor(platform);
  await stack.up({ program: program(7) });

  const { stdout } = await stack.preview({ program: program(1) });

  expect(stdout).toMatch(/warning: .*backupRetentionPolicies: .* deletes the backups .*daily 7 to 1/);
});

test("a misspelt property of a YAML program is named, with the one that was meant", async () => {
  await using platform = await startPlatform();
  const { envId } = await giveEnvironment(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(
    stack,
    `resources:
  web:
    type: appprov:index:App
    properties:
      envId: ${envId}
      handle: web
      dockerImages: web:1
`,
  );

  const { code, stdout, stderr } = await stack.cli(["preview", "--stack", "local"]);

  expect(code).not.toBe(0);
  expect(stdout + stderr).toMatch(/dockerImages/);
  expect(stdout + stderr).toMatch(/dockerImage\b/);
});

test("a misspelled property of a JavaScript program is one message, with the one that was meant", async () => {
  await using platform = await startPlatform();
  // A JavaScript program has no types.
  const args = JSON.parse('{ "handel": "shop", "stackId": 1 }');
  const program = async () => {
    new appprov.Environment("shop", args);
  };
  await using stack = await stackFor(platform, { program });

  expect(problemsIn(await failureOf(stack.preview()))).toEqual([
    expect.stringMatching(/handel is not a property; did you mean handle\? \[appprov\/invalid-input\]$/),
  ]);
});

test("missing credentials are one message of the preview, with the ways to set them", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    for (const handle of ["shop", "store"]) new appprov.Environment(handle, { handle, stackId: 1 });
  };
  await using stack = await stackFor(platform, { program, env: { APTIBLE_ACCESS_TOKEN: "", HOME: "/nowhere" } });

  const failure = await failureOf(stack.preview());

  expectOneSentence(failure);
  expect(errorsIn(failure)).toEqual([
    expect.stringMatching(/No credentials .*`aptible login`, or set APTIBLE_ACCESS_TOKEN, or APTIBLE_USERNAME and/),
  ]);
  expect(platform.journal.entries).toEqual([]);
});
