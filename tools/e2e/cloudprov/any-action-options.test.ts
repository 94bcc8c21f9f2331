import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const vpc = { service: "vpc", version: "2017-03-12" };

const task = {
  id: "TaskId",
  action: "DescribeTaskResult",
  parameters: { TaskId: "{task:number}" },
  member: "Result",
  done: ["SUCCESS"],
  failed: ["FAILED"],
};

/** A public address, which a task creates. */
async function address() {
  new cloudprov.ActionResource("address", {
    ...vpc,
    properties: { AddressName: "web" },
    create: { action: "AllocateAddresses", id: ["AddressSet"], clientToken: true, task },
    read: { action: "DescribeAddresses", parameters: { AddressIds: ["{id}"] }, at: "AddressSet" },
    delete: { action: "ReleaseAddresses", parameters: { AddressIds: ["{id}"] }, task },
  });
}

test("the next up creates an object again whose task failed, also after an interrupted wait", async () => {
  await using platform = await startPlatform({ failedTasks: ["AllocateAddresses"] });
  await using stack = await stackFor(platform, { program: address });
  const { addresses } = platform.state;

  expect(await failureOf(stack.up())).toContain("ended in the state FAILED");
  expect((await stack.resources()).map(({ type }) => type)).not.toContain(
    "cloudprov:index/actionResource:ActionResource",
  );

  platform.failNextAction({ action: "DescribeTaskResult", code: "InvalidParameter", times: 2 });
  expect(await failureOf(stack.up())).toContain("stays in the state");
  expect(await failureOf(stack.up())).toContain("reads the object again and recreates it");

  platform.set({ failedTasks: [] });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ create: 1 });
  expect(addresses.list()).toMatchObject([{ name: "web" }]);
  expect(platform.calls({ action: "AllocateAddresses" })).toHaveLength(3);
  await stack.destroy();
  expect(addresses.list()).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});

/** A record whose value the platform returns with a final dot. */
function alias(value: string, more: Partial<cloudprov.ActionResourceArgs> = {}) {
  const record = { Domain: "{id[0]}", RecordId: "{id[1]:number}" };
  return async () => {
    new cloudprov.ActionResource("www", {
      service: "dnspod",
      version: "2021-03-23",
      properties: { Domain: "example.com", SubDomain: "www", RecordType: "CNAME", RecordLine: "默认", Value: value },
      create: { action: "CreateRecord", id: ["{properties.Domain}", "RecordId"] },
      read: {
        action: "DescribeRecord",
        parameters: record,
        at: "RecordInfo",
        map: { Domain: "{id[0]}" },
        goneCodes: ["InvalidParameter.RecordIdInvalid"],
      },
      delete: { action: "DeleteRecord", parameters: record },
      ...more,
    });
  };
}

test("a normalized value causes a warning that names it and the remedy, and no change once it is compared as a domain", async () => {
  await using platform = await startPlatform();
  await platform.state.dnsDomains.create({ name: "example.com" });
  await using stack = await stackFor(platform, { program: alias("Web.example.org") });

  const began = performance.now();
  const { stdout } = await stack.up();
  expect(performance.now() - began).toBeLessThan(25_000);
  expect(stdout.replaceAll(/\s+/g, " ")).toContain(
    'returns another value of properties.Value. To treat both values as equal, set compareAs: { "Value": "domain" } in your program',
  );

  const compared = { compareAs: { Value: "domain" } } as const;
  const later = await stack.up({ program: alias("Web.example.org", compared) });
  expect(changesIn(later.summary.resourceChanges)).toEqual({ update: 1 });
  await stack.refresh({ expectNoChanges: true });
  const again = await stack.up({ program: alias("Web.example.org", compared) });
  expect(changesIn(again.summary.resourceChanges)).toEqual({});
  expect(platform.calls({ action: "CreateRecord" })).toHaveLength(1);

  expect(
    await failureOf(stack.preview({ program: alias("web", { compareAs: { Value: "prefix" as "json" } }) })),
  ).toContain("compareAs.Value must be case-insensitive, domain, json, public-key or whitespace");
  await stack.destroy();
  expect(platform.journal.violations).toEqual([]);
});

/** A security group with tags, whose description an update sets. */
function group(tags: Record<string, string>) {
  return async () => {
    const web = new cloudprov.ActionResource("web", {
      ...vpc,
      properties: { GroupName: "web", GroupDescription: "Web servers" },
      create: {
        action: "CreateSecurityGroup",
        members: ["GroupName"],
        parameters: { GroupDescription: "" },
        id: ["SecurityGroup.SecurityGroupId"],
      },
      read: {
        action: "DescribeSecurityGroups",
        parameters: { SecurityGroupIds: ["{id}"] },
        at: "SecurityGroupSet",
        map: { GroupName: "SecurityGroupName", GroupDescription: "SecurityGroupDesc" },
        also: [
          {
            action: "DescribeSecurityGroupPolicies",
            parameters: { SecurityGroupId: "{id}" },
            at: "SecurityGroupPolicySet.Version",
            as: "RuleVersion",
          },
        ],
      },
      update: [
        {
          members: ["GroupDescription"],
          action: "ModifySecurityGroupAttribute",
          parameters: { SecurityGroupId: "{id}" },
        },
      ],
      delete: { action: "DeleteSecurityGroup", parameters: { SecurityGroupId: "{id}" } },
      tags,
      tagResource: "qcs::cvm:{region}:uin/:sg/{id}",
      outputs: ["RuleVersion"],
    });
    return { id: web.id, version: web.values.apply((values) => values?.["RuleVersion"]) };
  };
}

test("tags change in place, and a second request completes the object", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { program: group({ team: "web" }) });
  const { securityGroups } = platform.state;

  const created = await stack.up();
  expect(created.outputs["version"]?.value).toBe("0");
  expect(securityGroups.list()).toMatchObject([{ name: "web", description: "Web servers" }]);
  await stack.refresh({ expectNoChanges: true });

  const changed = await stack.up({ program: group({ team: "shop", stage: "test" }) });
  expect(changesIn(changed.summary.resourceChanges)).toEqual({ update: 1 });
  expect(changed.outputs["id"]?.value).toBe(created.outputs["id"]?.value);
  expect(platform.calls({ action: "CreateSecurityGroup" })).toHaveLength(1);
  expect(platform.calls({ action: "ModifyResourceTags" })).toHaveLength(2);
  await stack.destroy();
  expect(securityGroups.list()).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});

test("a secret that only the create returns stays in the state as a secret", async () => {
  await using platform = await startPlatform();
  const key = async () => {
    const { secretValues } = new cloudprov.ActionResource("key", {
      service: "apigateway",
      version: "2018-08-08",
      properties: { SecretName: "key", AccessKeyType: "auto" },
      create: {
        action: "CreateApiKey",
        id: ["Result.AccessKeyId"],
        secretOutputs: ["Result.AccessKeySecret"],
      },
      read: {
        action: "DescribeApiKeysStatus",
        parameters: { Filters: [{ Name: "AccessKeyId", Values: ["{id}"] }] },
        at: "Result.ApiKeySet",
      },
      ignoreDrift: ["AccessKeyType"],
      delete: { action: "DeleteApiKey", parameters: { AccessKeyId: "{id}" } },
    });
    return { secret: secretValues.apply((values) => values?.["Result.AccessKeySecret"]) };
  };
  await using stack = await stackFor(platform, { program: key });

  const { outputs } = await stack.up();
  const { secret } = outputs;
  expect(secret).toEqual({ value: expect.stringMatching(/.{10}/), secret: true });
  await stack.refresh({ expectNoChanges: true });
  const again = await stack.up();
  expect(changesIn(again.summary.resourceChanges)).toEqual({});
  expect(again.outputs["secret"]).toEqual(secret);
  expect(await stack.stateFile()).not.toContain(String(secret?.value));
  expect(platform.journal.violations).toEqual([]);
});
