import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { run } from "../stack/stack.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const page = "<html><head><title>Not Found</title></head><body>There is no such site.</body></html>";

test("a proxy that answers everything with a 404 page deletes nothing and takes nothing out of the state", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const program = async () => {
    for (const name of ["reader", "writer", "auditor"]) new streamprov.ServiceAccount(name, { displayName: name });
    new streamprov.Environment("staging", { displayName: "staging" });
    for (const topicName of ["orders", "payments"]) {
      new streamprov.KafkaTopic(topicName, { topicName });
    }
  };
  await using stack = await stackFor(platform, configureKafka(cluster));
  await stack.up({ program });
  const exported = () => run(stack, ["stack", "export"]);
  const urnsInState = async () =>
    (JSON.parse(await exported()) as { deployment: { resources: { urn: string }[] } }).deployment.resources
      .map(({ urn }) => urn)
      .sort();
  const before = await urnsInState();
  const host = new URL(platform.url).host;

  platform.interceptRequests(() => ({ status: 404, type: "text/html", raw: page }));
  for (const command of ["refresh", "destroy"]) {
    const { code, stdout, stderr } = await stack.cli([command, "--yes", "--stack", "local"]);
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain(`The 404 Not Found response from ${host} does not come from the platform`);
    expect(stdout + stderr).toContain("text/html");
    expect(await urnsInState()).toEqual(before);
  }

  platform.interceptRequests();
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(platform.state.serviceAccounts.list().map(({ displayName }) => displayName)).not.toContain("reader");
});
