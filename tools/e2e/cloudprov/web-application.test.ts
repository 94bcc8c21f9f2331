import { testAuthority } from "@org/cloudprov-simulator";
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
  await using stack = await stackFor(platform, {
    program: example("cloudprov-web-application"),
    config: { domain: "example.com", imageId, certificate: cert.trim() },
    secrets: { ...passwords, certificateKey: key.trim() },
  });
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

  // Nobody reads a secret.
  const secrets = [...Object.values(passwords), key.slice(40, 80)];
  const plainState = await stack.stateFile();
  expect(secrets.filter((secret) => stack.transcript.text.includes(secret) || plainState.includes(secret))).toEqual([]);

  // Nothing is left behind.
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
