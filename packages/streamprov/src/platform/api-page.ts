import type { PlatformPage } from "@org/core-provider";

/** The section of the platform's API reference about a group of operations, such as `API Keys (iam/v2)`. */
export function apiPage(group: string): PlatformPage {
  const anchor = group.replaceAll(" ", "-").replaceAll("/", "");
  return { title: group, url: `https://docs.confluent.io/cloud/current/api.html#tag/${anchor}` };
}
