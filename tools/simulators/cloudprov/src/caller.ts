/** Who makes a signed call. */
export interface Caller {
  /** The number of the main account that owns the user or the role. */
  readonly accountId: string;
  readonly arn: string;
  /** The number of the user; of a role its ID and the name of the session. */
  readonly userId: string;
  readonly principalId: string;
  readonly type: "RootAccount" | "CAMUser" | "CAMRole";
  /** Whether the keys are temporary. */
  readonly temporary: boolean;
}
