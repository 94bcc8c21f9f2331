import { testAuthority } from "@org/cloudprov-simulator";
import { withoutCheckpoints } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { example } from "../stack/example.ts";
import { startPlatform, writesTo } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the web application lives through create, no change, update and destroy", async () => {
  await using platform = await startPlatform({
    machineTaskMs: 300,
    loadBalancerTaskMs: 200,
    mysqlTaskMs: 300,
    certificateReviewMs: 300,
  });
  const { state } = platform;
  const { id: imageId } = await state.images.create({ name: "shop" });
  const { cert, key } = testAuthority().issue("www.example.com");
  const passwords = { rootPassword: "Root-12345", password: "Shop-12345" };
  const options = {
    program: example("cloudprov-web-application"),
    config: { domain: "example.com", imageId, certificate: cert.trim() },
    secrets: { ...passwords, certificateKey: key.trim() },
    env: withoutCheckpoints,
  };
  await using stack = await stackFor(platform, options);
  const before = contentsOf(platform);

  // create
  expect(changesIn((await stack.preview()).changeSummary)).toEqual({ create: 30 });
  const created = await stack.up();
  expect(created.outputs["address"]?.value).toBe("https://www.example.com/");
  expect(stack.transcript.text).toContain("is charged by the hour until it is deleted");

  // Visitors reach the servers through the name, the load balancer and its only listener.
  const [balancer] = state.loadBalancers.list();
  const [record] = state.dnsRecords.list().filter(({ type }) => type === "A");
  expect(record).toMatchObject({ subDomain: "www", value: balancer?.vip });
  expect(created.outputs["balancerAddress"]?.value).toBe(balancer?.vip);
  expect(state.balancerTargets.list().map(({ instanceId }) => instanceId)).toEqual(created.outputs["serverIds"]?.value);
  expect(
    state.machines
      .list()
      .map(({ zone }) => zone)
      .sort(),
  ).toEqual(["ap-guangzhou-2", "ap-guangzhou-3"]);

  // The servers can sign in to the database.
  const [account] = state.mysqlAccounts.list();
  const environments = state.machines.list().map(({ userData }) => Buffer.from(userData, "base64").toString());
  for (const one of environments) {
    expect(one).toContain(`DATABASE_USER=${account?.user}\nDATABASE_PASSWORD='${passwords.password}'\n`);
  }

  // A second run changes nothing, and a refresh finds nothing.
  platform.journal.clear();
  expect(changesIn((await stack.preview()).changeSummary)).toEqual({});
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
  await stack.refresh({ expectNoChanges: true });
  expect(writesTo(platform)).toEqual([]);

  // Settings change in place.
  await stack.setConfig("bandwidth", "50");
  await stack.setConfig("databaseMemory", "2000");
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ update: 2 });
  expect(state.loadBalancers.list()).toMatchObject([{ bandwidth: 50 }]);
  expect(state.mysqlInstances.list()).toMatchObject([{ memory: 2000 }]);

  // The preview warns that another first zone loses the data of the database.
  await stack.setConfig("zones", '["ap-guangzhou-4","ap-guangzhou-3"]');
  expect((await stack.preview()).stdout).toContain(
    "is deleted with its data: the replacement is a new, empty instance",
  );
  await stack.setConfig("zones", '["ap-guangzhou-3","ap-guangzhou-2"]');

  // Nobody reads a secret.
  const secrets = [...Object.values(passwords), key.slice(40, 80), ...environments].flatMap((secret) => [
    secret,
    Buffer.from(secret).toString("base64"),
  ]);
  const plainState = await stack.stateFile();
  expect(secrets.filter((secret) => stack.transcript.text.includes(secret) || plainState.includes(secret))).toEqual([]);

  // A second stack in the same account does not conflict with the first.
  const config = { ...options.config, domain: "example.org" };
  await using second = await stackFor(platform, {
    ...options,
    config,
    stackName: "Feature_1.staging-of-a-long-branch",
  });
  await second.up();
  expect(new Set(state.camRoles.list().map(({ name }) => name)).size).toBe(2);
  await second.destroy();

  // Nothing is left behind.
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
