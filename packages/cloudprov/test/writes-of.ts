import type { CloudprovSimulator } from "@org/cloudprov-simulator";

/** The action and the body of all calls that are not reads, oldest first. */
export function writesOf(platform: CloudprovSimulator): readonly (readonly [action: string, body: unknown])[] {
  return platform
    .calls()
    .filter(({ action }) => !action.startsWith("Describe"))
    .map(({ action, requestBody }) => [action, requestBody]);
}
