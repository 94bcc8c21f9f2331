/** Plans for future requests. */
export interface Plan {
  /** For how many of those that it fits. Default 1. */
  readonly times?: number;
  /** How many of those that it fits go by before it counts. Default 0. */
  readonly after?: number;
}

/**
 * The plans that tests make for chosen requests, calls or operations.
 *
 * @example
 * const failures = new Plans<{ readonly action: string; readonly times?: number }>();
 * failures.add({ action: "CreateService", times: 2 });
 * failures.take((plan) => plan.action === action);
 */
export class Plans<P extends Plan> {
  #open: { readonly plan: P; left: number; ahead: number }[] = [];

  /** Adds a plan. Of several that fit, the first added counts until it is used up. */
  add(plan: P): void {
    this.#open.push({ plan, left: plan.times ?? 1, ahead: plan.after ?? 0 });
  }

  /** The plan that fits, if any; it counts as used once more. */
  take(fits: (plan: P) => boolean): P | undefined {
    const found = this.#open.find((one) => fits(one.plan) && !goesBy(one));
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#open = this.#open.filter((one) => one !== found);
    return found.plan;
  }

  /** How often plans are still to be used. */
  get left(): number {
    return this.#open.reduce((sum, one) => sum + one.left, 0);
  }

  /** Forgets the plans. */
  clear(): void {
    this.#open = [];
  }
}

function goesBy(one: { ahead: number }): boolean {
  one.ahead -= 1;
  return one.ahead >= 0;
}
