import type { Problem } from "@org/simulator";

/** A request for an action that the simulator has, with the members that it sends. */
export interface CheckedCall {
  /** The first label of the host. */
  readonly service: string;
  /** `X-TC-Version` */
  readonly version: string;
  /** `X-TC-Action` */
  readonly action: string;
  readonly params: unknown;
}

/**
 * Checks requests in addition to the simulator's own shapes. A request with problems is rejected and is listed in the
 * journal's violations.
 */
export type RequestCheck = (call: CheckedCall) => Promise<readonly Problem[]>;
