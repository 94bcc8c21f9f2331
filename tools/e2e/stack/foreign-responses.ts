import { expect } from "vitest";
import type { TestStack } from "./stack.ts";

const page = "<html><head><title>Not Found</title></head><body>There is no such site.</body></html>";

/** What proxies and captive portals answer in a platform's place, and what the message must say. */
const answers = [
  { answer: { status: 404, type: "text/html", raw: page }, says: ["404 Not Found response from", "text/html"] },
  {
    answer: { status: 302, headers: { Location: "http://127.0.0.1:9/sign-in" } },
    says: ["to another origin, http://127.0.0.1:9"],
  },
] as const;

/** A simulated platform in whose place something else can answer. */
interface InterceptedPlatform {
  interceptRequests(interception?: () => (typeof answers)[number]["answer"]): void;
}

/** Refreshes and destroys a stack while something else answers for its platform: both must fail, and the state stay. */
export async function expectNothingLost(stack: TestStack, platform: InterceptedPlatform): Promise<void> {
  const before = (await stack.resources()).map(({ urn, id }) => [urn, id]);
  try {
    for (const { answer, says } of answers) {
      platform.interceptRequests(() => answer);
      for (const command of ["refresh", "destroy"]) {
        const { code, stdout, stderr } = await stack.cli([command, "--yes", "--stack", "local"]);
        expect(code).not.toBe(0);
        for (const text of says) expect(stdout + stderr).toContain(text);
        expect((await stack.resources()).map(({ urn, id }) => [urn, id])).toEqual(before);
      }
    }
  } finally {
    platform.interceptRequests();
  }
}
