import type { Journal } from "@org/simulator";
import type { Conditions } from "../platform/conditions.ts";
import type { OperationAim } from "../report/operation-aim.ts";
import type { PackageName } from "./package-name.ts";

/** A provider package as it is measured: what it makes, on what platform, and what is wanted of it. */
export interface ProviderPackage {
  readonly name: PackageName;
  /** What its stacks are made of, in the plural: `topics`. */
  readonly objects: string;
  /** How many make a stack: two numbers for every run, and one that only the full run measures. */
  readonly counts: readonly [few: number, many: number, most: number];
  /**
   * How many make a stack that is too large to be made for each run: it is written as a state file, and its objects are
   * put on the platform.
   */
  readonly fromStateFile?: number;
  /** The platform's known limit in requests per second, if it is measured with a limit. */
  readonly limitPerSecond: number;
  /** Its example project. */
  readonly quickstart?: Quickstart;
  /** Its aims, in addition to those of every package. */
  readonly aims: readonly OperationAim[];
  /** Starts its platform. Called in the simulator's process only. */
  start(pace: Pace): Promise<PackagePlatform>;
}

/** Whether everything exists at once, or takes the time of {@link Quickstart.pace}. */
export type Pace = "at-once" | "slow";

/** The example project of a package. */
export interface Quickstart {
  /** Its folder in `examples/`. */
  readonly example: string;
  /** What takes how long on the slow platform, in words: `3 s for a cluster`. */
  readonly pace: string;
  /** About how long an up and a destroy of it may take there. Default: no matter. */
  readonly seconds?: number;
}

/** A simulated platform, with a place for objects to be made in. */
export interface PackagePlatform {
  readonly journal: Journal;
  readonly connection: Connection;
  /** Makes it answer as is said from now on. */
  set(conditions: Conditions): void;
  /**
   * An object of a stack, always the same for the same number. The provider that does nothing must have its type too,
   * in `floor/`.
   */
  object(number: number): DeclaredObject;
  /** Puts the object of that number there, as if a stack had made it. Needed with {@link ProviderPackage.fromStateFile}. */
  place?(number: number): Promise<void>;
  /** How many of these objects there are. */
  count(): number;
  /** What each of its limiters has seen since the journal was cleared. */
  limiters(): readonly LimiterCount[];
  close(): Promise<void>;
}

/** The address and the credentials for a stack. */
export interface Connection {
  readonly config?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A resource of a stack. Goes from process to process as JSON. */
export interface DeclaredObject {
  /** `KafkaTopic` */
  readonly type: string;
  /** Its logical name. */
  readonly name: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The inputs that are secret. */
  readonly secret?: readonly string[];
}

/** The requests that a limiter of the platform has accepted and rejected. */
export interface LimiterCount {
  readonly taken: number;
  readonly refused: number;
}
