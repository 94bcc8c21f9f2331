/** The known differences between an operation of a simulator and that of the platform: a sentence each. */
export interface Differences {
  /** Behavior of the platform that the simulator lacks. */
  readonly simplified?: string | undefined;
  /** Behavior that programs may depend on, and that only documents of the platform describe. */
  readonly documentedOnly?: string | undefined;
}

/** The differences among the members of a definition. */
export function differencesOf({ simplified, documentedOnly }: Differences): Differences {
  return { simplified, documentedOnly };
}
