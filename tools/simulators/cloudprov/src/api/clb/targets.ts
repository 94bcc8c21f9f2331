/** A target of a listener or rule: a machine, or an address of a network interface. */
export interface Target {
  /** Chosen by the simulator; the platform shows none. */
  readonly id: string;
  readonly listenerId: string;
  /** Empty for a target of a listener that passes connections on. */
  readonly ruleId: string;
  /** Empty for an address. */
  readonly instanceId: string;
  /** Empty for a machine. */
  readonly eniIp: string;
  readonly port: number;
  readonly weight: number;
  /** A label of the target, which filters can name. States that older simulators saved have no such member. */
  readonly tag?: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
}
