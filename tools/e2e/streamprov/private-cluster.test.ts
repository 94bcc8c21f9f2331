import * as pulumi from "@pulumi/pulumi";
import { test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-private-cluster";

test("a private cluster is made end to end, grows in place, and goes", async () => {
  await using platform = await startPlatform({ provisionMs: { network: 300, kafkaCluster: 300 } });
  const config = {
    [`${name}:awsAccount`]: "012345678901",
    [`${name}:keyArn`]: "arn:aws:kms:eu-central-1:012345678901:key/abc123",
  };
  await using stack = await stackFor(platform, { project: name, config });

  await liveWhole({
    platform,
    stack,
    program: example(name),
    changed: {
      program: async () => {
        pulumi.runtime.setConfig(`${name}:ckus`, "3");
        return example(name)();
      },
      updates: 1,
    },
  });
});
