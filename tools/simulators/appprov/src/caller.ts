/** The caller of an authenticated call, and how it requests objects to be shown. */
export interface Caller {
  /** Whether to embed related objects. The platform's default is true. */
  readonly embed: boolean;
}
