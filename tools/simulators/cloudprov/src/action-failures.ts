import type { Plan } from "@org/simulator";

/** A failure for chosen calls. */
export interface TargetedActionFailure extends Plan {
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
}

/** Whether a failure is meant for a call. */
export function isMeantFor(
  plan: TargetedActionFailure,
  call: { readonly service: string; readonly action: string; readonly region: string },
): boolean {
  return (
    (plan.service ?? call.service) === call.service &&
    (plan.action ?? call.action) === call.action &&
    (plan.region ?? call.region) === call.region
  );
}
