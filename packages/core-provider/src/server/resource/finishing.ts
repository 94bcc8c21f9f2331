import { CreationFailedError } from "../../definition/creation-failed-error.ts";
import { type HelpCode, helpOf } from "../../definition/help-code.ts";
import type { Operation } from "../../definition/operation.ts";
import type { Unsettled } from "../../definition/resource.ts";
import { withoutUnknown } from "../../value/without-unknown.ts";
import { partialFailure } from "../failure.ts";
import { causeOfEnd } from "../operation.ts";
import { withoutUncertain } from "./carried.ts";
import type { Extra, ResourceContext } from "./context.ts";
import { previewOutputs } from "./preview.ts";
import { type Differing, readBack } from "./read-back.ts";
import { readOutputs } from "./reading.ts";
import type { Inputs, State } from "./state-metadata.ts";

const defaultSettleSeconds = 30;

/** An object that is being created or changed. */
export interface WrittenObject {
  readonly id: string;
  readonly args: Inputs;
  /** Its outputs so far. */
  readonly known: Extra;
}

/** The written object cannot be read. */
export class UnreadableError extends Error {
  readonly helpCode: HelpCode = "not-visible";

  constructor() {
    super("the platform accepted the request, but the object cannot be read");
  }
}

/** Waits until the object can be used. @throws RpcError that keeps it in the state as one that is not ready. */
export async function waitUntilReady(context: ResourceContext, op: Operation, object: WrittenObject): Promise<void> {
  const { id, args, known } = object;
  try {
    await context.spec.ready?.(context.bound(op, { id, args: args.values, state: known }));
  } catch (error) {
    throw unfinishedCreate(context, op, object, error, { unready: true });
  }
}

/** Reads the object until it has the written values. */
export async function readAfterWrite(
  context: ResourceContext,
  op: Operation,
  { id, args, known }: WrittenObject,
  written: { readonly properties: readonly string[]; readonly removed: readonly string[] },
): Promise<Record<string, unknown>> {
  const read = () =>
    readOutputs(context, op, { id, args: args.values, state: known, purpose: "readBack", unready: false });
  const described = ({ outputs, unsettled }: Differing): Unsettled | undefined =>
    context.spec.unsettled?.({ properties: unsettled, args: args.values, before: known, outputs });
  const found = await readBack(
    context.fields,
    { wanted: args.values, properties: written.properties, removed: written.removed },
    read,
    {
      op,
      clock: context.around.clock,
      forMs: (context.spec.readBackSeconds ?? defaultSettleSeconds) * 1000,
      mayChange: (differing) => described(differing)?.mayChange ?? true,
    },
  );
  const { outputs, unsettled } = found;
  if (outputs === undefined) throw new UnreadableError();
  if (unsettled.length > 0)
    op.warn(
      described({ outputs, unsettled })?.warning ??
        `the platform accepted the request but returns another value of ${unsettled.join(", ")}`,
      "value-not-applied",
    );
  return outputs;
}

/** The failure that keeps an object whose creation has not ended. */
export function unfinishedCreate(
  context: ResourceContext,
  op: Operation,
  { id, args, known }: WrittenObject,
  error: unknown,
  { unready }: { readonly unready: boolean },
) {
  const echoed = withoutUnknown(previewOutputs(context.fields, args.values, known, new Set())) as Extra;
  const outputs = { ...known, ...echoed };
  const secrets = context.secrets(args, { values: known, secrets: new Set() });
  const cause = causeOfEnd(op, error);
  const reason = context.explain(cause, op.doing, secrets);
  const hasFailed = error instanceof CreationFailedError;
  const outlook = hasFailed
    ? `The ID ${id} stays in the state until the next \`pulumi up\`, which reads the object again and recreates it.`
    : `It exists with the ID ${id} and stays in the state; the next \`pulumi up\` continues from there.`;
  return partialFailure(
    {
      id,
      inputs: context.encodeInputs(args.values, args.defaulted, secrets),
      outputs: context.encodeOutputs(outputs, secrets, { urn: op.urn, unready }),
    },
    helpOf(cause),
    `${reason}\n${outlook}`,
    { refresh: hasFailed },
  );
}

/** The error of an update that may have taken effect partially: the state keeps the old outputs until the next read. */
export function partialUpdate(
  context: ResourceContext,
  op: Operation,
  update: {
    readonly id: string;
    readonly args: Inputs;
    readonly before: Inputs;
    readonly state: State;
    readonly changed: readonly string[];
    /** The write-only values that the handler has recorded. */
    readonly achieved: Extra;
  },
  error: unknown,
) {
  const { id, args, before, state, changed, achieved } = update;
  const secrets = context.secrets(args, before, state);
  const cause = causeOfEnd(op, error);
  const reason = context.explain(cause, op.doing, secrets);
  const outputs = withAchieved(withoutUncertain(context.fields, state.values, new Set(changed)), achieved);
  return partialFailure(
    {
      id,
      inputs: context.encodeInputs(args.values, args.defaulted, secrets),
      outputs: context.encodeOutputs(outputs, secrets, {
        urn: op.urn,
        imported: state.imported,
        unready: context.spec.readyAfterUpdate === true,
      }),
    },
    helpOf(cause),
    `${reason}\nPart of the change may have taken effect; the next \`pulumi up\` reads the object and continues from there.`,
    { refresh: true },
  );
}

function withAchieved(outputs: Extra, achieved: Extra): Extra {
  return Object.fromEntries(Object.entries({ ...outputs, ...achieved }).filter(([, value]) => value !== undefined));
}
