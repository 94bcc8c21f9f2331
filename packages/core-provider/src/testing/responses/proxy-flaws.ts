import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { type Census, censusOf, differenceOf } from "../survival/census.ts";
import { removeResource } from "../survival/remove-resource.ts";
import type { Life } from "../survival/setup.ts";
import type { TestedResource } from "../tested-resource.ts";
import type { AlterablePlatform, ForeignResponse, ResponseSetup } from "./alterable-platform.ts";
import { failureOf } from "./failure-of.ts";

const page = "<html><head><title>Not Found</title></head><body>There is no such site.</body></html>";

/** Responses of proxies, gateways and captive portals, one for each attempt of a request. */
const foreignAnswers: readonly (readonly ForeignResponse[])[] = [
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
 * @returns one sentence for each defect; empty if there are none.
 */
export async function proxyFlaws<P extends AlterablePlatform>(
  setup: ResponseSetup<P>,
  { name: type }: ResourceDefinition<never>,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const platform = await setup.startPlatform();
  try {
    const life = await prepare(platform);
    await using host = await setup.startProvider(platform);
    const census = (): Census => censusOf(platform.state, setup.history);
    const it = host.resource(type, "it");
    await it.create(life.inputs);
    await it.read();

    const flaws: string[] = [];
    for (const verb of ["read", "delete"] as const) {
      for (const answers of foreignAnswers) {
        const before = { state: it.kept, census: census() };
        const { message, asked } = await withForeignAnswers(platform, answers, () => failureOf(it[verb]()));
        // An operation without requests cannot learn about the responses.
        if (asked > 0) flaws.push(...flawsOf(verb, message, before, { it, census }));
        if (it.state === undefined) return flaws;
      }
    }
    await readOnceReachable(it);
    await removeResource(it, life);
    return flaws;
  } finally {
    await platform.close();
  }
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
    ...(it.state === undefined ? [`${verb} takes it out of the state`] : []),
    ...(isDeepStrictEqual(it.kept, before.state) ? [] : [`${verb} changes the state`]),
    ...(difference === undefined ? [] : [`after ${verb} there are ${difference}`]),
  ];
}

async function withForeignAnswers(
  platform: AlterablePlatform,
  answers: readonly ForeignResponse[],
  act: () => Promise<string | undefined>,
) {
  const asked = new Map<string, number>();
  let all = 0;
  platform.interceptRequests(({ method, path }) => {
    const key = `${method} ${path}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    all++;
    return answers[times % answers.length];
  });
  try {
    return { message: await act(), asked: all };
  } finally {
    platform.interceptRequests();
  }
}
