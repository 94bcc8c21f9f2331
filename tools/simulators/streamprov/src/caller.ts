/** Who makes a call that was let in. */
export interface Caller {
  /** A user, service account or identity pool: `u-...`, `sa-...`, `pool-...`; empty where nobody has to be known. */
  readonly principalId: string;
  /** The caller belongs to the other organization. */
  readonly isOther?: true;
  /** The number of the server that answers; absent where there is only one. */
  readonly node?: number;
}
