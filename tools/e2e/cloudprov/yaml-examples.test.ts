import { testAuthority } from "@org/cloudprov-simulator";
import { expect, test } from "vitest";
import { writeUploads } from "../stack/uploads.ts";
import { previewYamlExamples } from "../stack/yaml-examples.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** Values of the configuration variables that the reference's examples read. */
const values = {
  aclId: "acl-5yyu6jcw",
  apiAppId: "app-poe0pyex",
  apiId: "api-62ud9woa",
  apiKeyId: "AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN",
  authorityCertificate: testAuthority().cert.trim(),
  ckafkaInstanceId: "ckafka-vv7wpvae",
  clbId: "lb-7a0t6zqb",
  clusterId: "cls-n2h4jbtk",
  eipId: "eip-nyvf60va",
  eniId: "eni-dqu3ra5k",
  firstTemplateId: "ipm-makf7k9e",
  groupId: "33333",
  imageId: "img-9qabwvbn",
  instanceAddress: "203.0.113.10",
  instanceId: "bgp-00000ry7",
  keyId: "skey-17634f05",
  listenerId: "lbl-hh141sn9",
  machineId: "ins-0cxjwrog",
  mysqlId: "cdb-c1nl9rpv",
  natGatewayId: "nat-1asg3t63",
  password: "Secret-12345",
  pagesBucket: "pages-1250000000",
  pluginId: "plugin-hnqntalp",
  policyId: "17698703",
  postgresqlPassword: "Secret-123",
  redisPassword: "Secret-123",
  roleId: "4611686018427397919",
  rootPassword: "Secret-12345",
  routeTableId: "rtb-b050fg94",
  ruleId: "loc-agg236ys",
  secondTemplateId: "ipm-0b7kd2ph",
  securityGroupId: "sg-4rp7adsx",
  serviceId: "service-q3f533ja",
  shopAddress: "203.0.113.7",
  storageId: "disk-41s6jwy4",
  strategyId: "IPStrategy-4kz2ljfi",
  subnetId: "subnet-b8j03v0c",
  targetGroupId: "lbtg-7mxq2z4e",
  templateId: "ppm-nwrggd14",
  usagePlanId: "usagePlan-gyeafpab",
  visitsBucket: "visits-1250000000",
  vpcId: "vpc-8vazrwjv",
};

test("the reference's YAML examples of all resources can be previewed", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await writeUploads(stack);
  const { shown, count } = await previewYamlExamples(stack, values);
  // The stack is created too.
  expect(shown).toContain(`+ ${count + 1} to create`);
});
