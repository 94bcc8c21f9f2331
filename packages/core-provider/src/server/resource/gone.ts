import type { Operation } from "../../definition/operation.ts";
import type { Inputs, State } from "./bookkeeping.ts";
import type { ResourceContext } from "./context.ts";
import { UnreadError } from "./finishing.ts";
import { readOutputs } from "./reading.ts";

/**
 * Why an object could not be changed that somebody has deleted: what became of the change says so, and a read confirms
 * it that may take it out of the state. Undefined when it is there, or nobody can tell.
 */
export async function deletedMeanwhile(
  context: ResourceContext,
  op: Operation,
  { id, args, state }: { readonly id: string; readonly args: Inputs; readonly state: State },
  error: unknown,
): Promise<Error | undefined> {
  if (op.signal.aborted || !(error instanceof UnreadError || context.saysGone(error))) return undefined;
  const read = { id, args: args.values, state: state.values, purpose: "refresh", unready: false } as const;
  const isThere = await readOutputs(context, op, read).then(
    (outputs) => outputs !== undefined,
    () => true,
  );
  if (isThere) return undefined;
  return new Error(
    `${context.definition.name} ${id} is gone from the platform: somebody has deleted it. Run \`pulumi refresh\`, which takes it out of the state, and then \`pulumi up\`, which makes it anew. The change ended with: ${(error as Error).message}`,
    { cause: error },
  );
}
