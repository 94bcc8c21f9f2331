import { expectation, fromWire, type Operation, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { requestOnce } from "../../platform/request-once.ts";
import { untilPhase } from "../../platform/waits.ts";

/** The offset of a connector in one partition, as in the program. */
export interface GivenOffset {
  readonly partition: Readonly<Record<string, string>>;
  readonly offset: Readonly<Record<string, string>>;
}

/** The same as in requests, where numbers and booleans are not texts. */
interface SentOffset {
  readonly partition: Body;
  readonly offset: Body;
}

/** Offsets as in requests, without empty ones. */
export function sentOffsets(given: readonly GivenOffset[] = []): SentOffset[] {
  const typed = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typedValue(value)]));
  return given
    .filter(({ partition, offset }) => Object.keys({ ...partition, ...offset }).length > 0)
    .map(({ partition, offset }) => ({ partition: typed(partition), offset: typed(offset) }));
}

const truths = new Set(["t", "T", "true", "TRUE", "True"]);
const untruths = new Set(["f", "F", "false", "FALSE", "False"]);

/** Converts a text to a 64-bit integer with all its digits, a fraction or a boolean, or leaves it a text. */
function typedValue(text: string): unknown {
  if (/^[+-]?\d+$/.test(text)) {
    const number = BigInt(text.replace(/^\+/, ""));
    if (number === BigInt.asIntN(64, number)) return exact.rawJSON(String(number));
  }
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) && /[.e]/i.test(text) && Number.isFinite(Number(text))) {
    return Number(text);
  }
  if (truths.has(text)) return true;
  return untruths.has(text) ? false : text;
}

/** Writes a number in JSON with exactly the given digits. */
const exact = JSON as unknown as { rawJSON(text: string): unknown };

/** The fields of the response to an offset request. */
const requestFacts = {
  requestedAt: responseField.string({ returned: "always", wire: "requested_at" }),
};
/** The fields of the status of the latest offset request. */
const standFacts = {
  requestedAt: responseField.string({
    returned: "always",
    wire: "request.requested_at",
  }),
  phase: responseField.string({ returned: "always", wire: "status.phase" }),
  message: responseField.string({ wire: "status.message" }),
};
const requestResponse = expectation(requestFacts);
const standResponse = expectation(standFacts);

/** Moves a connector to other offsets in the given partitions; without any, resets all partitions. */
export async function alterOffsets(
  op: Operation & Clients,
  connector: { readonly path: string; readonly name: string },
  offsets: readonly GivenOffset[] | undefined,
): Promise<void> {
  const path = `${connector.path}/offsets/request`;
  const sent = sentOffsets(offsets);
  const body = sent.length > 0 ? { type: "PATCH", offsets: sent } : { type: "DELETE" };
  const latest = async () => {
    const found = await ifExists(op.cloud.get<Body>(`${path}/status`, { expects: standResponse }), isNotFound);
    return found && fromWire(standFacts, found);
  };
  const before = (await latest())?.requestedAt;
  // Every request stops the connector, so it is repeated only if the first one did not arrive.
  const tookEffect = async () => (await latest())?.requestedAt !== before;
  const answer = await requestOnce(op, () => op.cloud.post<unknown>(path, { body, idempotent: false }), tookEffect);
  const asked = requestResponse(answer) === undefined ? fromWire(requestFacts, answer).requestedAt : undefined;
  const isEarlier = ({ requestedAt }: { readonly requestedAt: string }) =>
    asked === undefined ? requestedAt === before : Date.parse(requestedAt) < Date.parse(asked);
  await untilPhase(op, {
    what: `the offsets of connector "${connector.name}" to be altered`,
    read: latest,
    // The status may still be the one of an earlier request.
    phase: (found) => (found === undefined || isEarlier(found) ? "PENDING" : found.phase),
    pending: ["PENDING", "PENDING_VALIDATION"],
    done: ["APPLIED"],
    reason: (found) => found?.message || undefined,
  });
}
