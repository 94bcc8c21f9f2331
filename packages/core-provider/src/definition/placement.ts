type Values = Readonly<Record<string, unknown>>;

/**
 * What the provider's configuration selects for all objects of a resource, such as a Kafka cluster. If it selects
 * something else than before, requests about an object would reach another object with the same name.
 */
export interface Placement {
  /** What the state records of the selection, because an object's ID does not contain it. */
  readonly record?: (config: Values) => Readonly<Record<string, string>> | undefined;
  /** Compares the selection with where an object is: by its ID, and by the record in its state, if there is one. */
  readonly compare: (
    config: Values,
    object: { readonly id: string; readonly recorded: Readonly<Record<string, string>> },
  ) => Misplacement | undefined;
}

/** A selection that does not contain an object. */
export interface Misplacement {
  /** Where the object is: `the Kafka cluster lkc-abc123`. */
  readonly actual: string;
  /** The selection. */
  readonly selected: string;
  /** The setting that selects it: `kafkaId of the provider (environment KAFKA_ID)`. */
  readonly setting: string;
}
