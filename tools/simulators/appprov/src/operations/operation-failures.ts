import type { Plan } from "@org/simulator";
import type { Operation } from "../records.ts";

/** A failure of selected operations. */
export interface TargetedOperationFailure extends Plan {
  /** Only operations of this type, such as `deploy`. Default: any. */
  readonly type?: string;
  /** Only operations on objects of this kind, such as `database`. Default: any. */
  readonly kind?: Operation["kind"];
  /** Only operations on an object with this handle (a service: its process type). Default: any. */
  readonly handle?: string;
  /** The last line of the log. */
  readonly message: string;
  /** The log before that line. Default: some lines about the progress. */
  readonly log?: string;
}

/** Whether a failure applies to an operation. */
export function isMeantFor(plan: TargetedOperationFailure, { type, kind, resourceHandle }: Operation): boolean {
  return (
    (plan.type ?? type) === type && (plan.kind ?? kind) === kind && (plan.handle ?? resourceHandle) === resourceHandle
  );
}
