import { expectation, field, fromWire, type Operation } from "@org/core-provider";
import { askOnce } from "../../platform/ask-once.ts";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";

/** How far a connector has come in one partition, as a program gives it. */
export interface GivenOffset {
  readonly partition: Readonly<Record<string, string>>;
  readonly offset: Readonly<Record<string, string>>;
}

/** The same as requests hold it: texts that are numbers or truth values as such. */
interface SentOffset {
  readonly partition: Body;
  readonly offset: Body;
}

/** Offsets as requests hold them; one of nothing is left out. */
export function sentOffsets(given: readonly GivenOffset[] = []): SentOffset[] {
  const typed = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typedValue(value)]));
  return given
    .filter(({ partition, offset }) => Object.keys({ ...partition, ...offset }).length > 0)
    .map(({ partition, offset }) => ({ partition: typed(partition), offset: typed(offset) }));
}

const truths = new Set(["t", "T", "true", "TRUE", "True"]);
const untruths = new Set(["f", "F", "false", "FALSE", "False"]);

/** The value that a text stands for: a whole number of 64 bits with all its digits, a fraction, a truth value, a text. */
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

/** Writes a number of JSON with the digits that it is given. */
const exact = JSON as unknown as { rawJSON(text: string): unknown };

/** What is read of a request about offsets. */
const requestFacts = {
  requestedAt: field.string({ output: true, answered: "always", wire: "requested_at", docs: "When it was made." }),
};
/** What is read of how it stands with the last of them. */
const standFacts = {
  requestedAt: field.string({
    output: true,
    answered: "always",
    wire: "request.requested_at",
    docs: "When it was made.",
  }),
  phase: field.string({ output: true, answered: "always", wire: "status.phase", docs: "How it stands." }),
  message: field.string({ output: true, wire: "status.message", docs: "What is said of it." }),
};
const requestAnswer = expectation(requestFacts);
const standAnswer = expectation(standFacts);

/** Moves a connector to other offsets, of the partitions that are named; without any, all go back to where they began. */
export async function alterOffsets(
  op: Operation & Clients,
  connector: { readonly path: string; readonly name: string },
  offsets: readonly GivenOffset[] | undefined,
): Promise<void> {
  const path = `${connector.path}/offsets/request`;
  const sent = sentOffsets(offsets);
  const body = sent.length > 0 ? { type: "PATCH", offsets: sent } : { type: "DELETE" };
  const latest = async () => {
    const found = await unlessGone(op.cloud.get<Body>(`${path}/status`, { expects: standAnswer }), isNotFound);
    return found && fromWire(standFacts, found);
  };
  const before = (await latest())?.requestedAt;
  // Every request stops the connector, so a second one is sent only if the first did not arrive.
  const tookEffect = async () => (await latest())?.requestedAt !== before;
  const answer = await askOnce(op, () => op.cloud.post<unknown>(path, { body, idempotent: false }), tookEffect);
  const asked = requestAnswer(answer) === undefined ? fromWire(requestFacts, answer).requestedAt : undefined;
  const isEarlier = ({ requestedAt }: { readonly requestedAt: string }) =>
    asked === undefined ? requestedAt === before : Date.parse(requestedAt) < Date.parse(asked);
  await untilPhase(op, {
    what: `the offsets of connector "${connector.name}" to be altered`,
    read: latest,
    // The status may still be that of an earlier request.
    phase: (found) => (found === undefined || isEarlier(found) ? "PENDING" : found.phase),
    pending: ["PENDING", "PENDING_VALIDATION"],
    done: ["APPLIED"],
    reason: (found) => found?.message || undefined,
  });
}
