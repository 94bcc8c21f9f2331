/** A failure for chosen calls. */
export interface TargetedActionFailure {
  /** Only calls of this service, as `vpc`. Default: any. */
  readonly service?: string;
  /** Only calls of this action, as `CreateAddressTemplate`. Default: any. */
  readonly action?: string;
  /** Only calls in this region. Default: any. */
  readonly region?: string;
  /** The code answered, as `InternalError`. */
  readonly code: string;
  /** Default: a sentence about the code. */
  readonly message?: string;
  /** Whether the work is done all the same. Default false. */
  readonly afterEffect?: boolean;
  /** For how many calls. Default 1. */
  readonly times?: number;
}

/** The failures that tests plan for chosen calls. */
export class ActionFailures {
  #plans: { readonly plan: TargetedActionFailure; left: number }[] = [];

  /** Plans a failure. The first plan that fits counts. */
  add(plan: TargetedActionFailure): void {
    this.#plans.push({ plan, left: plan.times ?? 1 });
  }

  /** The failure planned for a call, if any; it counts as used. */
  take(service: string, action: string, region: string): TargetedActionFailure | undefined {
    const found = this.#plans.find(
      ({ plan }) =>
        (plan.service ?? service) === service &&
        (plan.action ?? action) === action &&
        (plan.region ?? region) === region,
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
