import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { example } from "../stack/example.ts";
import { giveEnvironment, objectsOn, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const environment = "production";

test.each([
  { name: "appprov-web-database", project: {}, secrets: {}, makes: 5 },
  { name: "appprov-managed-certificate", project: { environment, domain: "www.example.com" }, secrets: {}, makes: 3 },
  { name: "appprov-logs", project: { environment }, secrets: { datadogApiKey: "a-datadog-key" }, makes: 3 },
  { name: "appprov-replica", project: { environment }, secrets: {}, makes: 3 },
])(
  "the example $name comes up, stays as it is, and leaves nothing behind",
  async ({ name, project, secrets, makes }) => {
    await using platform = await startPlatform({ operationMs: { default: 200 } });
    await giveEnvironment(platform);
    const before = objectsOn(platform);
    const ofProject = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}:${key}`, String(value)]));
    await using stack = await stackFor(platform, {
      project: name,
      program: example(name),
      config: ofProject(project),
      secrets: ofProject(secrets),
    });

    const created = await stack.up();

    expect(changesIn(created.summary.resourceChanges)).toEqual({ create: makes });
    expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
    await stack.refresh({ expectNoChanges: true });
    await stack.destroy();
    expect(objectsOn(platform)).toEqual(before);
    expect(platform.journal.violations).toEqual([]);
  },
);
