import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { type Census, censusOf, differenceOf } from "../survival/census.ts";
import { withCreated } from "../survival/created-resource.ts";
import { removeResource } from "../survival/remove-resource.ts";
import type { Life } from "../survival/setup.ts";
import type { TestedResource } from "../tested-resource.ts";
import type { AlterablePlatform, ForeignResponse, ResponseSetup } from "./alterable-platform.ts";
import { failureOf } from "./failure-of.ts";

const page = "<html><head><title>Not Found</title></head><body>There is no such site.</body></html>";

/** Responses of proxies, gateways and captive portals, one for each attempt of a request. */
const foreignResponses: readonly (readonly ForeignResponse[])[] = [
  [
    { status: 404, type: "text/html", raw: page },
    { status: 404 },
    { status: 404, json: { message: "Not Found" } },
    { status: 410, type: "text/html", raw: page },
    { status: 200, type: "text/html", raw: "<!doctype html><title>Sign in</title><form></form>" },
  ],
  [
    { status: 403, type: "text/html", raw: page },
    { status: 302, headers: { Location: "http://127.0.0.1:9/sign-in" } },
  ],
];

/**
 * Replaces every response of the platform while a resource is refreshed and while it is deleted. Each attempt of a
 * request gets another response, a redirect at last. None of them may be accepted as the platform's. The object must
 * stay in the state and on the platform, and the message must name the host and the status.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export function proxyFlaws<P extends AlterablePlatform>(
  setup: ResponseSetup<P>,
  { name: type }: ResourceDefinition<never>,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  return withCreated(setup, type, prepare, async ({ platform, life, it }) => {
    const census = (): Census => censusOf(platform.state, setup.history);
    await it.read();

    const flaws: string[] = [];
    for (const verb of ["read", "delete"] as const) {
      for (const responses of foreignResponses) {
        const before = { state: it.kept, census: census() };
        const { message, sent } = await withForeignResponses(platform, responses, () => failureOf(it[verb]()));
        // An operation without requests cannot learn about the responses.
        if (sent > 0) flaws.push(...flawsOf(verb, message, before, { it, census }));
        if (it.state === undefined) return flaws;
      }
    }
    await readOnceReachable(it);
    await removeResource(it, life);
    return flaws;
  });
}

/** Reads until it succeeds: a failed listing fails all reads for some seconds. */
async function readOnceReachable(it: TestedResource): Promise<void> {
  for (let attempts = 30; ; attempts--) {
    try {
      await it.read();
      return;
    } catch (error) {
      if (attempts === 0) throw error;
      await sleep(500);
    }
  }
}

function flawsOf(
  verb: "read" | "delete",
  message: string | undefined,
  before: { readonly state: unknown; readonly census: Census },
  { it, census }: { readonly it: TestedResource; readonly census: () => Census },
): string[] {
  const difference = differenceOf(census(), before.census);
  return [
    ...(message === undefined ? [`${verb} succeeds`] : []),
    ...(message === undefined || /(127\.0\.0\.1|localhost):\d+/.test(message)
      ? []
      : [`${verb} names no host: ${message}`]),
    ...(message === undefined || /\b(404|410|200|403|302)\b/.test(message)
      ? []
      : [`${verb} names no status: ${message}`]),
    ...(it.state === undefined ? [`${verb} removes it from the state`] : []),
    ...(isDeepStrictEqual(it.kept, before.state) ? [] : [`${verb} changes the state`]),
    ...(difference === undefined ? [] : [`after ${verb} there are ${difference}`]),
  ];
}

async function withForeignResponses(
  platform: AlterablePlatform,
  responses: readonly ForeignResponse[],
  act: () => Promise<string | undefined>,
) {
  const sent = new Map<string, number>();
  let all = 0;
  platform.interceptRequests(({ method, path }) => {
    const key = `${method} ${path}`;
    const times = sent.get(key) ?? 0;
    sent.set(key, times + 1);
    all++;
    return responses[times % responses.length];
  });
  try {
    return { message: await act(), sent: all };
  } finally {
    platform.interceptRequests();
  }
}
