import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { run } from "../stack/stack.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("credentials that lose their rights fail a refresh and take nothing out of the state; what is gone leaves it", async () => {
  await using platform = await startPlatform();
  const { id: environmentId } = await platform.state.environments.create({ displayName: "shop" });
  const owner = { id: platform.credentials.userId, kind: "User", apiVersion: "iam/v2" };
  const program = async () => {
    const account = new streamprov.ServiceAccount("app", { displayName: "app" });
    for (const name of ["reader", "writer"]) {
      new streamprov.ApiKey(name, { displayName: name, owner, disableWaitForReady: true }, { dependsOn: [account] });
    }
    new streamprov.KafkaCluster("orders", {
      displayName: "orders",
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "eu-central-1",
      basic: {},
      environment: { id: environmentId },
    });
  };
  await using stack = await stackFor(platform);
  await stack.up({ program });
  const namesInState = async () =>
    (
      JSON.parse(await run(stack, ["stack", "export"])) as { deployment: { resources: { urn: string }[] } }
    ).deployment.resources
      .map(({ urn }) => urn.slice(urn.lastIndexOf("::") + 2))
      .sort();
  const before = await namesInState();

  platform.failNext({ kind: "status403", times: Number.POSITIVE_INFINITY });
  const { code, stdout, stderr } = await stack.cli(["refresh", "--yes", "--stack", "local"]);
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain("it is not taken for deleted, and stays in the state");
  expect(await namesInState()).toEqual(before);

  platform.forgetFaults();
  await stack.refresh({ expectNoChanges: true });

  // The platform answers 403 for this key alone, since it is gone.
  const [key] = platform.state.apiKeys.list().filter(({ displayName }) => displayName === "reader");
  platform.state.apiKeys.remove(key?.id ?? "");
  expect(changesIn((await stack.refresh()).summary.resourceChanges)).toEqual({ delete: 1 });
  expect(await namesInState()).toEqual(before.filter((name) => name !== "reader"));

  await stack.destroy();
});
