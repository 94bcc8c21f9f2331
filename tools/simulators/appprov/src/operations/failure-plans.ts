import type { Operation } from "../records.ts";

/** A failure for chosen operations. */
export interface TargetedOperationFailure {
  /** Only operations of this type, as `deploy`. Default: any. */
  readonly type?: string;
  /** Only operations on objects of this kind, as `database`. Default: any. */
  readonly kind?: Operation["kind"];
  /** Only operations on an object with this handle (a service: its process type). Default: any. */
  readonly handle?: string;
  /** The last line of the log. */
  readonly message: string;
  /** What the log says before it. Default: some lines about the progress. */
  readonly log?: string;
  /** For how many operations. Default 1. */
  readonly times?: number;
}

/** The failures that tests plan for chosen operations. */
export class FailurePlans {
  #plans: { readonly plan: TargetedOperationFailure; left: number }[] = [];

  /** Plans a failure. The first plan that fits counts. */
  add(plan: TargetedOperationFailure): void {
    this.#plans.push({ plan, left: plan.times ?? 1 });
  }

  /** The failure planned for an operation, if any; it counts as used. */
  take({ type, kind, resourceHandle }: Operation): TargetedOperationFailure | undefined {
    const found = this.#plans.find(
      ({ plan }) =>
        (plan.type ?? type) === type &&
        (plan.kind ?? kind) === kind &&
        (plan.handle ?? resourceHandle) === resourceHandle,
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#plans = this.#plans.filter((one) => one !== found);
    return found.plan;
  }

  /** Forgets the plans. */
  clear(): void {
    this.#plans = [];
  }
}
