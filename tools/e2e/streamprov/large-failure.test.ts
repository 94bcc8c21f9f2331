import { withoutCheckpoints } from "@org/pulumi-run";
import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** The engine accepts 16 MB of headers, in which the values of a failed creation travel as base64. */
const tooLarge = 13_000_000;

test("an object whose creation fails with more values than an error can carry is kept, and the next up finishes it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const description = "x".repeat(tooLarge);
  const program = async () => {
    new streamprov.ApiKey("app", {
      description,
      owner: { id: platform.credentials.userId, kind: "User", apiVersion: "iam/v2" },
      managedResource: {
        id: cluster.id,
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: cluster.environmentId },
      },
    });
  };
  await using stack = await stackFor(platform, { program, env: withoutCheckpoints });
  const keys = () => platform.state.apiKeys.list().filter(({ displayName }) => displayName.startsWith("app-"));

  platform.failNext({ path: /\/kafka\/v3\/clusters\/[^/]+\/topics$/, kind: "status500", times: 1_000 });
  const failure = await failureOf(stack.up());

  const [key] = keys();
  expect(failure).toContain("description is too large to be saved with this error");
  const [kept] = await stack.resources();
  expect(kept).toMatchObject({ id: key?.id, initErrors: [expect.stringContaining("does not accept it")] });
  expect(JSON.stringify(kept?.outputs?.["secret"])).toContain(key?.secret);

  platform.forgetFaults();
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ update: 1 });
  expect(keys()).toEqual([key]);
  expect((await stack.resources())[0]?.outputs?.["description"]).toHaveLength(tooLarge);
});
