/** Who makes a call that was let in, and how they want objects shown. */
export interface Caller {
  /** Whether related objects are shown inside. Default of the platform: true. */
  readonly embed: boolean;
}
