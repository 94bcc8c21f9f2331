import { applyChanges, defaultWireSettings, type WireSettings } from "@org/simulator";

/** What an image brings with it. An image that the settings do not name is public and has one process type, `cmd`. */
export interface Image {
  /** The process types that its process file names. Default: `cmd`. */
  readonly processTypes?: readonly string[];
  /** Who may pull it. Default: everybody. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /** Whether there is no such image. Default false. */
  readonly missing?: boolean;
}

/** Everything that can be set, at the start and at run time. Times are in milliseconds. */
export interface AppprovSettings extends WireSettings {
  /** How long an operation is `queued`. Default 0. */
  queueMs: number;
  /**
   * How long an operation is `running`. The most exact name counts: `database.provision`, then `provision`, then
   * `default`. The operations of a replica are also found as `replica.provision`, which is more exact still. Default 0.
   */
  operationMs: Readonly<Record<string, number>>;
  /**
   * Operations that begin while a message is set here end as `failed` with the message as the last line of their log.
   * Named as in `operationMs`. Default: none.
   */
  operationFailure: Readonly<Record<string, string | undefined>>;
  /** Whether an operation can still be read after it has removed its object. The platform removes both. Default false. */
  operationsOutliveResource: boolean;
  /** Whether operations leave a log. Default true. */
  operationLogs: boolean;
  /** How long the address of a log is good, in seconds. Default 300. */
  logUrlSeconds: number;
  /** The images that registries have, by name. */
  images: Readonly<Record<string, Image | undefined>>;
  /** The digits after the profile in `instance_class`: `5` makes `m5`. Default `5`. */
  instanceGeneration: string;
  /** Objects on a page of a list that is asked for without `per_page`. Default 40. */
  pageSize: number;
  /** Whether a new environment gets the hidden `tail` log drain. Default false. */
  tailDrains: boolean;
  /** Whether answers to a posted policy have no body. Default true. */
  emptyPolicyAnswers: boolean;
  /** What a change of a sizing policy does to the values that it leaves out. Nobody knows; default `reset`. */
  policyChanges: "reset" | "keep";
  /** IDs of environments in which the token may read and not change: 403. Default: none. */
  readOnlyAccounts: readonly string[];
  /** IDs of stacks on which the token may make no environment: 403. Default: none. */
  readOnlyStacks: readonly string[];
  /** The longest lifetime of a token, in seconds. Default 43,200. */
  tokenSeconds: number;
  /** Whether the account needs a second factor, so that user name and password alone are refused. Default false. */
  secondFactor: boolean;
  /** What stands for the token in the answer to a good sign-in. Default `token`. */
  accessTokenForm: "token" | "null" | "absent";
}

/** Settings as one gives them: whatever is left out keeps its value. */
export type AppprovOptions = Partial<AppprovSettings>;

/** A platform that answers at once, does everything at once and never fails. */
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
    emptyPolicyAnswers: true,
    policyChanges: "reset",
    readOnlyAccounts: [],
    readOnlyStacks: [],
    tokenSeconds: 43_200,
    secondFactor: false,
    accessTokenForm: "token",
  };
}

/**
 * Changes some settings in place. Of times, failures and images only the named ones change.
 *
 * @throws when a name is not that of a setting.
 */
export function changeSettings(settings: AppprovSettings, changes: AppprovOptions): void {
  applyChanges(settings, changes as Record<string, unknown>, ["operationMs", "operationFailure", "images"]);
}
