import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { LoudLog } from "../stack/loud-log.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("no secret is in what the CLI prints at its highest verbosity, or in the state", async () => {
  await using platform = await startPlatform();
  const { secretId, secretKey, roleArn } = platform.credentials;
  const assumeRoles = JSON.stringify([{ roleArn, sessionName: "deploy" }]);
  const secrets = {
    "cloudprov:secretId": secretId,
    "cloudprov:secretKey": secretKey,
    "cloudprov:assumeRoles": assumeRoles,
  };
  const program = async () => {
    const partner = new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });
    const found = cloudprov.getApiGatewayApiKeysOutput({ apiKeyId: partner.id });
    return { secret: partner.accessKeySecret, found: found.lists };
  };
  await using stack = await stackFor(platform, { program, signIn: "without", secrets });
  const log = new LoudLog();

  await stack.stack.up(log.options);
  const keys = platform.state.gatewayKeys.list();
  const sessions = platform.state.sessions.list();
  const plainState = await stack.stateFile();
  await stack.stack.refresh(log.options);
  await stack.stack.destroy(log.options);

  expect(keys).toHaveLength(1);
  expect(sessions.length).toBeGreaterThan(0);
  const hidden = [
    secretKey,
    ...keys.map(({ secret }) => secret),
    ...sessions.flatMap(({ secretKey: temporary, token }) => [temporary, token]),
  ];
  // The log is what it should be: the plugin's requests are in it.
  expect(log.text).toMatch(/CreateApiKey http/);
  expect(log.telling(hidden)).toEqual([]);
  expect(hidden.filter((one) => plainState.includes(one))).toEqual([]);
});

test("no secret of an object of any kind appears, regardless of where the program and the platform put it", async () => {
  const [first, second] = ["hidden-words-1", "hidden-words-2"];
  await using platform = await startPlatform();
  const program = (description: string) => async () => {
    const web = new cloudprov.ActionResource("web", {
      service: "vpc",
      version: "2017-03-12",
      properties: { GroupName: "web" },
      secretProperties: { GroupDescription: description },
      create: { action: "CreateSecurityGroup", id: ["SecurityGroup.SecurityGroupId"] },
      read: { action: "DescribeSecurityGroups", parameters: { SecurityGroupIds: ["{id}"] }, at: "SecurityGroupSet" },
      update: [{ action: "ModifySecurityGroupAttribute", parameters: { SecurityGroupId: "{id}" } }],
      delete: { action: "DeleteSecurityGroup", parameters: { SecurityGroupId: "{id}" } },
      outputs: ["SecurityGroupDesc"],
      secretOutputs: ["CreatedTime"],
    });
    const found = cloudprov.getActionOutput({
      service: "vpc",
      version: "2017-03-12",
      action: "DescribeSecurityGroups",
      parameters: { SecurityGroupIds: [web.id] },
      at: "SecurityGroupSet",
      secretMembers: ["SecurityGroupDesc"],
    });
    return { told: web.values, found: pulumi.secret(found.secretResult) };
  };
  await using stack = await stackFor(platform);
  const log = new LoudLog();

  await stack.stack.up({ ...log.options, program: program(first) });
  await stack.stack.up({ ...log.options, program: program(second) });
  const plainState = await stack.stateFile();
  await stack.stack.refresh(log.options);
  await stack.stack.destroy(log.options);

  expect(platform.calls({ action: "ModifySecurityGroupAttribute" })).toHaveLength(1);
  expect(log.text).toMatch(/ModifySecurityGroupAttribute http/);
  expect(log.telling([first, second])).toEqual([]);
  expect([first, second].filter((one) => plainState.includes(one))).toEqual([]);
});
