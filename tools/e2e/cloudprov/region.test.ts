import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("another region creates everything there and loses nothing here", async () => {
  await using platform = await startPlatform({ visibilityLagMs: 0 });
  const { credentials, domain } = platform;
  const { secretId, secretKey } = credentials;
  const program = (region: string) => async () => {
    const provider = new cloudprov.Provider("there", { domain, protocol: "HTTP", secretId, secretKey, region });
    new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] }, { provider });
  };
  const regions = () => platform.state.addressTemplates.list().map(({ region }) => region);
  await using stack = await stackFor(platform, { signIn: "without" });
  await stack.up({ program: program("ap-guangzhou") });
  expect(regions()).toEqual(["ap-guangzhou"]);

  const moved = await stack.up({ program: program("ap-shanghai") });

  expect(changesIn(moved.summary.resourceChanges)).toEqual({ replace: 2 });
  expect(regions()).toEqual(["ap-shanghai"]);
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(regions()).toEqual([]);
});
