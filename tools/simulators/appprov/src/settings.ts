import { applyChanges, checkNames, defaultWireSettings, type WireSettings } from "@org/simulator";

/** A container image. An image that is missing in the settings is public, and has the process types of the app's
 * previous image, or else one, `cmd`. */
export interface Image {
  /** The process types in its Procfile. Default: `cmd`. */
  readonly processTypes?: readonly string[];
  /** Who may pull it. Default: everybody. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /** Whether the image does not exist. Default false. */
  readonly missing?: boolean;
}

/** The settings of the simulator, at the start and at run time. Times are in milliseconds. */
export interface AppprovSettings extends WireSettings {
  /** How long an operation is `queued`. Default 0. */
  queueMs: number;
  /**
   * How long an operation is `running`. The most specific name is used: `database.provision`, then `provision`, then
   * `default`. For operations of a replica, `replica.provision` is even more specific. Default 0.
   */
  operationMs: Readonly<Record<string, number>>;
  /**
   * Messages of failing operations, with names as in `operationMs`. An operation that starts while its message is set
   * fails, with the message as the last line of its log. Default: none.
   */
  operationFailure: Readonly<Record<string, string | undefined>>;
  /** Whether an operation still exists after it deleted its object. The platform deletes both. Default false. */
  operationsOutliveResource: boolean;
  /** Whether operations leave a log. Default true. */
  operationLogs: boolean;
  /** How long the address of a log is valid, in seconds. Default 300. */
  logUrlSeconds: number;
  /** The images that registries have, by name. */
  images: Readonly<Record<string, Image | undefined>>;
  /** The digits after the profile in `instance_class`: `5` makes `m5`. Default `5`. */
  instanceGeneration: string;
  /** Page size of lists without `per_page`. Default 40. */
  pageSize: number;
  /** Whether a new environment gets the hidden `tail` log drain. Default false. */
  tailDrains: boolean;
  /** Whether responses to a new policy have no body. Default true. */
  emptyPolicyResponses: boolean;
  /**
   * Whether a change of a sizing policy resets or keeps missing values. The platform does not document it. Default
   * `reset`.
   */
  policyChanges: "reset" | "keep";
  /** IDs of environments where the token has only read permission (403). Default: none. */
  readOnlyAccounts: readonly string[];
  /** IDs of stacks where the token must not create environments (403). Default: none. */
  readOnlyStacks: readonly string[];
  /** The longest lifetime of a token, in seconds. Default 43,200. */
  tokenSeconds: number;
  /** Whether the account has two-factor authentication, so that a password alone is rejected. Default false. */
  secondFactor: boolean;
  /** What the response to a successful sign-in contains as the token. Default `token`. */
  accessTokenForm: "token" | "null" | "absent";
}

/** Changes of settings. Missing settings keep their values. */
export type AppprovOptions = Partial<AppprovSettings>;

/** The defaults: a platform without delays and failures. */
export function defaultSettings(): AppprovSettings {
  return {
    ...defaultWireSettings(),
    queueMs: 0,
    operationMs: {},
    operationFailure: {},
    operationsOutliveResource: false,
    operationLogs: true,
    logUrlSeconds: 300,
    images: {},
    instanceGeneration: "5",
    pageSize: 40,
    tailDrains: false,
    emptyPolicyResponses: true,
    policyChanges: "reset",
    readOnlyAccounts: [],
    readOnlyStacks: [],
    tokenSeconds: 43_200,
    secondFactor: false,
    accessTokenForm: "token",
  };
}

/**
 * Changes some settings in place. Times, failures and images are merged by name.
 *
 * @param operations the names of operations, such as `database.provision`
 * @throws Error if a setting or an operation does not exist.
 */
export function changeSettings(
  settings: AppprovSettings,
  changes: AppprovOptions,
  operations: readonly string[],
): void {
  const grouped = ["operationMs", "operationFailure", "images"] as const;
  applyChanges(settings, changes as Record<string, unknown>, grouped, (changed) => {
    for (const at of ["operationMs", "operationFailure"] as const) {
      checkNames({ given: Object.keys(changed[at] ?? {}), known: operations, what: "operation", at });
    }
  });
}
