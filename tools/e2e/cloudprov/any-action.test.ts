import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as cloudprov from "@org/cloudprov";
import { LeapingClock } from "@org/cloudprov-simulator";
import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { example } from "../stack/example.ts";
import { failureOf } from "../stack/failure-of.ts";
import { run } from "../stack/stack.ts";
import { longestGoodbyeMs, startUp } from "../stack/terminal-up.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform, writesTo } from "./platform.ts";
import { stackFor } from "./stack.ts";

const project = "cloudprov-any-action";
const program = example(project);

test("the guide shows the unchanged program of the example", async () => {
  const [guide, source] = await Promise.all(
    ["packages/cloudprov/guides/any-action.md", `examples/${project}/index.ts`].map((path) =>
      readFile(join(import.meta.dirname, "../../..", path), "utf8"),
    ),
  );
  const shown = [...(guide ?? "").matchAll(/```ts\n(.*?)```/gs)].flatMap(([, code = ""]) => code);
  const own = shown.filter((code) => /service: "/.test(code));

  expect(own).toHaveLength(3);
  expect(own.filter((code) => source?.includes(code) !== true)).toEqual([]);
});

test("what the package has no resources for lives through create, refresh, update and destroy", async () => {
  await using platform = await startPlatform({ queueMs: 300 });
  await platform.state.dnsDomains.create({ name: "example.com" });
  await using stack = await stackFor(platform, { project });
  const { securityGroups, queues, dnsRecords } = platform.state;

  await liveWhole({
    platform,
    stack,
    program,
    changed: {
      program: async () => {
        const changes = {
          groupName: "shop",
          officeNetwork: "203.0.113.0/24",
          visibilityTimeout: "60",
          address: "192.0.2.2",
        };
        for (const [name, value] of Object.entries(changes)) pulumi.runtime.setConfig(`${project}:${name}`, value);
        return program();
      },
      updates: 4,
    },
  });

  expect([...securityGroups.list(), ...queues.list(), ...dnsRecords.list()]).toEqual([]);
});

test("creations whose answers are lost are found again, and drift is found and mended", async () => {
  await using platform = await startPlatform();
  await platform.state.dnsDomains.create({ name: "example.com" });
  await using stack = await stackFor(platform, { project, program });
  const { securityGroups, queues, dnsRecords } = platform.state;
  const lost = ["CreateSecurityGroup", "ModifySecurityGroupPolicies", "CreateCmqQueue", "CreateRecord"];
  for (const action of lost) platform.failNext({ path: new RegExp(`/${action}$`), kind: "resetAfter" });

  const created = await stack.up();

  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 6 });
  expect(platform.journal.entries.filter(({ fault }) => fault !== undefined)).toHaveLength(lost.length);
  expect([securityGroups.list().length, queues.list().length, dnsRecords.list().length]).toEqual([1, 2, 1]);
  expect(created.outputs["groupId"]?.value).toBe(securityGroups.list()[0]?.id);
  await stack.refresh({ expectNoChanges: true });

  const [group] = securityGroups.list();
  const [record] = dnsRecords.list();
  securityGroups.change(group?.id ?? "", { Ingress: [] });
  dnsRecords.remove(record?.id ?? "");
  expect(changesIn((await stack.refresh()).summary.resourceChanges)).toEqual({ update: 1, delete: 1 });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ update: 1, create: 1 });
  expect(securityGroups.list()[0]?.Ingress).toMatchObject([{ Port: "443" }, { Port: "22" }]);
  expect(dnsRecords.list()).toMatchObject([{ subDomain: "www", value: "192.0.2.1" }]);
  await stack.destroy();
  expect(platform.journal.violations).toEqual([]);
});

test("an interrupt soon ends the wait for a queue, and the next up continues with the same one", async () => {
  const clock = new LeapingClock();
  await using platform = await startPlatform({ queueMs: 600_000, clock });
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, queueInYaml);

  const up = startUp(stack);
  await up.until(() => platform.calls({ action: "DescribeCmqQueueDetail" }).length >= 3);
  const interruptedAt = performance.now();
  up.interrupt({ group: true });
  const code = await up.end;

  expect(code).not.toBe(0);
  expect(performance.now() - interruptedAt, up.output()).toBeLessThan(longestGoodbyeMs);
  expect((await stack.resources()).map(({ id }) => id)).toContain("orders");

  clock.advance(600_000);
  await run(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.calls({ action: "CreateCmqQueue" })).toHaveLength(1);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(platform.state.queues.list()).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});

test("an object that moves to a specific resource stays the same object, and actions accept its ID", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  const before = contentsOf(platform);
  const byActions = (options: pulumi.CustomResourceOptions) => async () => {
    new cloudprov.ActionResource("office", template, options);
  };
  const typed = (options: pulumi.CustomResourceOptions) => async () => {
    new cloudprov.AddressTemplate("office", { name: "office", addresses: ["198.51.100.0/24"] }, options);
  };
  await stack.up({ program: byActions({}) });
  const [{ id } = { id: "" }] = platform.state.addressTemplates.list();
  platform.journal.clear();

  const alias = { type: "cloudprov:index/actionResource:ActionResource" };
  const moved = await stack.up({ program: typed({ aliases: [alias] }) });
  expect(changesIn(moved.summary.resourceChanges)).toEqual({ update: 1 });
  expect((await stack.resources()).map((one) => [one.type, one.id])).toContainEqual([
    "cloudprov:index/addressTemplate:AddressTemplate",
    id,
  ]);
  expect(changesIn((await stack.up({ program: typed({}) })).summary.resourceChanges)).toEqual({});

  // The way back is that of any object that is there already.
  await stack.up({ program: typed({ retainOnDelete: true }) });
  const imported = await stack.up({ program: byActions({ import: id }) });
  expect(changesIn(imported.summary.resourceChanges)).toMatchObject({ import: 1, delete: 1 });

  expect(writesTo(platform)).toEqual([]);
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

const template = {
  service: "vpc",
  version: "2017-03-12",
  properties: { AddressTemplateName: "office", Addresses: ["198.51.100.0/24"] },
  create: { action: "CreateAddressTemplate", id: ["AddressTemplate.AddressTemplateId"] },
  read: {
    action: "DescribeAddressTemplates",
    parameters: { Filters: [{ Name: "address-template-id", Values: ["{id}"] }] },
    at: "AddressTemplateSet",
    map: { Addresses: "AddressSet" },
  },
  delete: { action: "DeleteAddressTemplate", parameters: { AddressTemplateId: "{id}" } },
};

const queueInYaml = `resources:
  orders:
    type: cloudprov:index:ActionResource
    properties:
      service: tdmq
      version: 2020-02-17
      properties:
        QueueName: orders
      create:
        action: CreateCmqQueue
        id: ["{properties.QueueName}"]
      read:
        action: DescribeCmqQueueDetail
        parameters:
          QueueName: "{id}"
        at: QueueDescribe
      delete:
        action: DeleteCmqQueue
        parameters:
          QueueName: "{id}"
      ready:
        member: Status
        pending: [0]
        done: [1]
`;

test("an import that would replace the object is refused with the way out, and a refresh says that it reads nothing", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { project: "import" });
  const theirs = await platform.state.addressTemplates.create({ name: "office", members: ["198.51.100.0/24"] });
  const imported = (addresses: readonly string[], options: pulumi.CustomResourceOptions) => async () => {
    const properties = { ...template.properties, Addresses: addresses };
    new cloudprov.ActionResource("office", { ...template, properties }, options);
  };
  const option = { import: theirs.id };

  const refused = await failureOf(stack.up({ program: imported(["203.0.113.0/24"], option) }));
  expect(refused).toContain("cannot be imported, because properties.Addresses");
  const [{ urn = "" } = {}] = await stack.resources();
  const wayOut = `\`pulumi state delete ${urn}\``;
  expect(refused).toContain(wayOut);

  expect((await stack.refresh()).stdout).toContain(wayOut);
  const again = await failureOf(stack.up({ program: imported(["203.0.113.0/24"], {}) }));
  expect(again).toContain(wayOut);
  expect(await failureOf(stack.destroy())).toContain(wayOut);
  expect(platform.state.addressTemplates.list()).toEqual([theirs]);

  await stack.up({ program: imported(["198.51.100.0/24"], option) });
  expect(changesIn((await stack.up({ program: imported(["198.51.100.0/24"], {}) })).summary.resourceChanges)).toEqual(
    {},
  );
  await stack.destroy();
  expect(platform.state.addressTemplates.list()).toEqual([]);
});
