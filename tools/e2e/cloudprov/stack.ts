import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { connectedStack, type StackOptions, type TestStack } from "../stack/stack.ts";

/** Makes an empty stack for a platform. The provider is signed in by keys; `without` leaves that to the test. */
export function stackFor(
  platform: CloudprovSimulator,
  options: StackOptions & { readonly signIn?: "without" } = {},
): Promise<TestStack> {
  const { signIn, ...others } = options;
  const { domain, cosDomain, credentials } = platform;
  const keys = {
    "cloudprov:secretId": credentials.secretId,
    "cloudprov:secretKey": credentials.secretKey,
  };
  const config = { "cloudprov:domain": domain, "cloudprov:cosDomain": cosDomain, "cloudprov:protocol": "HTTP" };
  return connectedStack(
    {
      provider: "cloudprov",
      ownVariables: /^(CLOUDPROV|TENCENTCLOUD|TKE)_/,
      config,
      ...(signIn === "without" ? {} : { secrets: keys }),
    },
    others,
  );
}
