import { field, fromWire, type Operation } from "@org/core-provider";
import { pageOf } from "../../platform/answers.ts";
import { askOnce } from "../../platform/ask-once.ts";
import type { KafkaListing, KafkaService } from "../../platform/kafka.ts";
import { untilPhase } from "../../platform/waits.ts";
import { type MirrorKey, mirrorPath, readMirror } from "./mirror.ts";

/** What a program asks for, with what the platform calls it, and the verb that leads there. */
const wanted = {
  ACTIVE: { status: "ACTIVE", verb: "resume" },
  PAUSED: { status: "PAUSED", verb: "pause" },
  PROMOTED: { status: "STOPPED", verb: "promote" },
  FAILED_OVER: { status: "STOPPED", verb: "failover" },
} as const;

/** What a program may ask of a mirror topic. */
type MirrorStatus = keyof typeof wanted;

/** Whether a program may ask for a status. */
export function isWanted(status: unknown): boolean {
  return typeof status === "string" && Object.hasOwn(wanted, status);
}

const stopped = ["STOPPED", "PROMOTED", "FAILED_OVER"];

/** Whether a topic mirrors nothing any more: the platform does not tell why. */
export function isStopped(status: unknown): boolean {
  return stopped.includes(String(status));
}

/** What of the statuses that the platform alone brings about can be ended: what it cannot mirror is failed over. */
function canEnd(from: unknown, to: unknown): boolean {
  if (isStopped(from) || !isStopped(to)) return false;
  return from === "PENDING_STOPPED" || to === "FAILED_OVER";
}

/** How a mirror topic is, and what it is to be. */
export const mirrorStatuses = field.string({
  computed: true,
  values: ["ACTIVE", "PAUSED", "PROMOTED", "FAILED_OVER"],
  equality: (before, after) => isStopped(before) && isStopped(after),
  refuseChange: {
    because:
      "a mirror topic goes from ACTIVE to PAUSED and back, and from either to PROMOTED or FAILED_OVER, which is for good; what the platform cannot mirror can still be failed over",
    allowed: { ACTIVE: ["PAUSED", "PROMOTED", "FAILED_OVER"], PAUSED: ["ACTIVE", "PROMOTED", "FAILED_OVER"] },
    test: (before, after) => !canEnd(before, after),
  },
  docs: "How the mirror is: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or what holds it up, such as `SOURCE_UNAVAILABLE`.",
  inputDocs:
    "`PAUSED` halts the mirror, and `ACTIVE` goes on with it. `PROMOTED` makes an ordinary topic of it once it has everything from the source, `FAILED_OVER` at once. Left out, it stays as it is.",
});

const alteredFacts = {
  name: field.string({
    output: true,
    answered: "always",
    wire: "mirror_topic_name",
    docs: "Name of the mirror topic.",
  }),
  code: field.integer({ output: true, wire: "error_code", docs: "Why it was refused, as a number." }),
  message: field.string({ output: true, wire: "error_message", docs: "Why it was refused." }),
};
const alteredAnswer = pageOf(alteredFacts);

/** Brings a mirror topic into a status, and waits until it is there. */
export async function bringMirrorTo(
  op: Operation,
  { service, key, status }: { readonly service: KafkaService; readonly key: MirrorKey; readonly status: MirrorStatus },
): Promise<void> {
  const { status: end, verb } = wanted[status];
  const what = `mirror topic "${key.name}"`;
  const read = () => readMirror(service, key);
  const isOnItsWay = (now: string) => now === end || (end === "STOPPED" && now === "PENDING_STOPPED");
  // A new one may not be seen for a while.
  const before = await untilPhase(op, {
    what: `${what} to be seen`,
    read,
    phase: (found) => found && "seen",
    pending: [],
    done: ["seen"],
  });
  const from = before?.status ?? end;
  if (!isOnItsWay(from)) {
    const tookEffect = async () => isOnItsWay((await read())?.status ?? "");
    const refusal = await askOnce(op, () => tell(service, key, verb), tookEffect);
    // What an earlier attempt has done already is refused, too.
    if (refusal !== undefined && !(await tookEffect()))
      throw new Error(`the platform refuses to ${verb} the ${what}, which is ${from}: ${refusal}`);
  }
  await untilPhase(op, {
    what: `${what} to be ${status}`,
    read,
    phase: (found) => found?.status,
    pending: [from, ...(end === "STOPPED" ? ["PENDING_STOPPED"] : [])].filter((one) => one !== end),
    done: [end],
  });
}

/** Returns why the platform refuses; undefined when it does not, or when the response does not say. */
async function tell(service: KafkaService, key: MirrorKey, verb: string): Promise<string | undefined> {
  const answer = await service.client.post<unknown>(`${mirrorPath(service, { link: key.link })}:${verb}`, {
    body: { mirror_topic_names: [key.name] },
    idempotent: false,
  });
  // The mirror's status tells what came of it, so a response without these facts is as good.
  if (alteredAnswer(answer) !== undefined) return undefined;
  const { data } = answer as KafkaListing;
  const altered = data.map((one) => fromWire(alteredFacts, one)).find(({ name }) => name === key.name);
  return altered && altered.code !== 0 ? `${altered.message} (error ${altered.code})` : undefined;
}
