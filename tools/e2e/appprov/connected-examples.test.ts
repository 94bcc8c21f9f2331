import { withoutCheckpoints } from "@org/pulumi-run";
import { test } from "vitest";
import { liveConnectedExamples } from "../stack/connected-examples.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the reference's connected examples can be created and destroyed", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: withoutCheckpoints });
  await liveConnectedExamples({ platform, stack });
});
