import { CodedError } from "../../definition/coded-error.ts";
import type { Operation } from "../../definition/operation.ts";
import type { ResourceContext } from "./context.ts";
import { UnreadableError } from "./finishing.ts";
import { readOutputs } from "./reading.ts";
import type { Inputs, State } from "./state-metadata.ts";

/** The error for an object that was not updated or deleted, because the credentials may not see it. */
export function forbiddenError(
  context: ResourceContext,
  { id, urn, verb }: { readonly id: string; readonly urn: string; readonly verb: "updated" | "deleted" },
  cause: unknown,
): Error {
  return new CodedError(
    "no-permission",
    `${context.definition.name} ${id} was not ${verb}, because the credentials do not have permission. Restore their role and run the command again. If the object no longer exists, remove it from the state with \`pulumi state delete '${urn}'\`. The platform's response: ${(cause as Error).message}`,
    { cause },
  );
}

/**
 * Returns why an update failed because the object was deleted. The error must indicate it, and a read, which may remove
 * the object from the state, must confirm it. Undefined if the object exists or its state is unknown.
 */
export async function missingError(
  context: ResourceContext,
  op: Operation,
  { id, args, state }: { readonly id: string; readonly args: Inputs; readonly state: State },
  error: unknown,
): Promise<Error | undefined> {
  const mayBeGone = error instanceof UnreadableError || context.mayBeDeleted(error) || context.isForbidden(error);
  if (op.signal.aborted || !mayBeGone) return undefined;
  const read = { id, args: args.values, state: state.values, purpose: "refresh", unready: false } as const;
  const isThere = await readOutputs(context, op, read).then(
    (outputs) => outputs !== undefined,
    (reason: unknown) => (context.isForbidden(reason) ? ("hidden" as const) : true),
  );
  if (isThere === "hidden") return forbiddenError(context, { id, urn: op.urn, verb: "updated" }, error);
  if (isThere) return undefined;
  return new CodedError(
    "deleted-elsewhere",
    `${context.definition.name} ${id} no longer exists on the platform. Run \`pulumi refresh\` to remove it from the state, and then \`pulumi up\` to recreate it. The change failed with: ${(error as Error).message}`,
    { cause: error },
  );
}
