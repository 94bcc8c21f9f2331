import type { AppprovSimulator } from "@org/appprov-simulator";
import { connectedStack, type StackOptions, type TestStack } from "../stack/stack.ts";

/** Makes an empty stack for a platform. The provider is signed in by a token; `env` may say otherwise. */
export function stackFor(platform: AppprovSimulator, options: StackOptions = {}): Promise<TestStack> {
  const { url, authUrl, credentials } = platform;
  const env = {
    APTIBLE_API_ROOT_URL: url,
    APTIBLE_AUTH_ROOT_URL: authUrl,
    APTIBLE_ACCESS_TOKEN: credentials.accessToken,
  };
  return connectedStack({ provider: "appprov", ownVariables: /^APTIBLE_/, env }, options);
}
