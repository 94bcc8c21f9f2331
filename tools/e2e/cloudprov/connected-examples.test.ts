import { testAuthority } from "@org/cloudprov-simulator";
import { withoutCheckpoints } from "@org/pulumi-run";
import { test } from "vitest";
import { liveConnectedExamples } from "../stack/connected-examples.ts";
import { writeUploads } from "../stack/uploads.ts";
import { kept, startPlatform, watched } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the reference's connected examples can be created and destroyed", async () => {
  await using platform = await startPlatform({ gatewayTaskMs: 100, releaseMs: 300, docBuildMs: 300 });
  await using stack = await stackFor(platform, { env: withoutCheckpoints });
  await writeUploads(stack);
  const { id: schedulingDomain } = await platform.state.schedulingDomains.create({});
  const { id: instanceId } = await platform.state.advancedIps.create({});
  const { id: machineId } = await platform.state.machines.create({});
  const { id: imageId } = await platform.state.images.create({ name: "Ubuntu" });
  await liveConnectedExamples(
    { platform: watched(platform), stack, kept },
    {
      pagesBucket: "pages-1250000000",
      visitsBucket: "visits-1250000000",
      machineId,
      password: "Secret-12345",
      rootPassword: "Secret-12345",
      imageId,
      shopAddress: "203.0.113.7",
      schedulingDomain,
      instanceId,
      instanceAddress: "203.0.113.10",
      storefrontKey: "storefront_2",
      postgresqlPassword: "Secret-123",
      redisPassword: "Secret-123",
      authorityCertificate: testAuthority().cert.trim(),
    },
  );
});
