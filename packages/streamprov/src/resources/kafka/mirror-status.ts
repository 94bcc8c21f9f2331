import { CodedError, field, fromWire, type Operation, responseField } from "@org/core-provider";
import type { KafkaListing, KafkaService } from "../../platform/kafka.ts";
import { requestOnce } from "../../platform/request-once.ts";
import { pageOf } from "../../platform/responses.ts";
import { untilPhase } from "../../platform/waits.ts";
import { type Mirror, type MirrorKey, mirrorPath, readMirror, requireMirror } from "./mirror.ts";

/** The statuses that a program can set, with the platform's status and the verb of the request. */
const wanted = {
  ACTIVE: { status: "ACTIVE", verb: "resume" },
  PAUSED: { status: "PAUSED", verb: "pause" },
  PROMOTED: { status: "STOPPED", verb: "promote" },
  FAILED_OVER: { status: "STOPPED", verb: "failover" },
} as const;

/** A status that a program can set. */
type MirrorStatus = keyof typeof wanted;

/** Whether a program can set a status. */
export function isWanted(status: unknown): boolean {
  return typeof status === "string" && Object.hasOwn(wanted, status);
}

const stopped = ["STOPPED", "PROMOTED", "FAILED_OVER"];

/** Whether a topic no longer mirrors. The platform does not return the reason. */
export function isStopped(status: unknown): boolean {
  return stopped.includes(String(status));
}

/** Whether a status that only the platform sets can be ended: a topic that it cannot mirror can be failed over. */
function canEnd(from: unknown, to: unknown): boolean {
  if (isStopped(from) || !isStopped(to)) return false;
  return from === "PENDING_STOPPED" || to === "FAILED_OVER";
}

/** The current and the wanted status of a mirror topic. */
export const mirrorStatuses = field.string({
  computed: true,
  values: ["ACTIVE", "PAUSED", "PROMOTED", "FAILED_OVER"],
  equality: (before, after) => isStopped(before) && isStopped(after),
  rejectChange: {
    because:
      "a mirror topic can change from ACTIVE to PAUSED and back, and from either to PROMOTED or FAILED_OVER permanently. A topic that the platform cannot mirror can be failed over",
    allowed: { ACTIVE: ["PAUSED", "PROMOTED", "FAILED_OVER"], PAUSED: ["ACTIVE", "PROMOTED", "FAILED_OVER"] },
    test: (before, after) => !canEnd(before, after),
  },
  docs: "Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`.",
  inputDocs:
    "`PAUSED` pauses the mirror, and `ACTIVE` resumes it. `PROMOTED` turns it into an ordinary topic once it has all data of the source, `FAILED_OVER` immediately. If unset, the status is kept.",
});

const alteredFacts = {
  name: responseField.string({
    returned: "always",
    wire: "mirror_topic_name",
  }),
  code: responseField.integer({ wire: "error_code" }),
  message: responseField.string({ wire: "error_message" }),
};
const alteredResponse = pageOf(alteredFacts);

/** Waits for a new topic, which may be missing for a while. */
function whenVisible(
  op: Operation,
  what: string,
  read: () => Promise<Mirror | undefined>,
): Promise<Mirror | undefined> {
  return untilPhase(op, {
    what: `${what} to be visible`,
    read,
    phase: (found) => found && "visible",
    pending: [],
    done: ["visible"],
  });
}

/** Changes the status of a mirror topic and waits for it. */
export async function bringMirrorTo(
  op: Operation,
  {
    service,
    key,
    status,
    isNew,
  }: {
    readonly service: KafkaService;
    readonly key: MirrorKey;
    readonly status: MirrorStatus;
    readonly isNew: boolean;
  },
): Promise<void> {
  const { status: end, verb } = wanted[status];
  const what = `mirror topic "${key.name}"`;
  const read = () => readMirror(service, key);
  const isOnItsWay = (now: string) => now === end || (end === "STOPPED" && now === "PENDING_STOPPED");
  const before = isNew ? await whenVisible(op, what, read) : await requireMirror(service, key);
  const from = before?.status ?? end;
  if (!isOnItsWay(from)) {
    const tookEffect = async () => isOnItsWay((await read())?.status ?? "");
    const refusal = await requestOnce(op, () => tell(service, key, verb), tookEffect);
    // The platform also rejects a change that an earlier attempt has made.
    if (refusal !== undefined && !(await tookEffect()))
      throw new CodedError(
        "request-rejected",
        `the platform rejected the request to ${verb} the ${what}, whose status is ${from}: ${refusal}`,
      );
  }
  await untilPhase(op, {
    what: `${what} to be ${status}`,
    read,
    phase: (found) => found?.status,
    pending: [from, ...(end === "STOPPED" ? ["PENDING_STOPPED"] : [])].filter((one) => one !== end),
    done: [end],
  });
}

/** Returns the reason of a rejection; undefined if the request succeeded, or the response does not say. */
async function tell(service: KafkaService, key: MirrorKey, verb: string): Promise<string | undefined> {
  const answer = await service.client.post<unknown>(`${mirrorPath(service, { link: key.link })}:${verb}`, {
    body: { mirror_topic_names: [key.name] },
    idempotent: false,
  });
  // The mirror's status shows the result, so other responses are accepted too.
  if (alteredResponse(answer) !== undefined) return undefined;
  const { data } = answer as KafkaListing;
  const altered = data.map((one) => fromWire(alteredFacts, one)).find(({ name }) => name === key.name);
  return altered && altered.code !== 0 ? `${altered.message} (error ${altered.code})` : undefined;
}
