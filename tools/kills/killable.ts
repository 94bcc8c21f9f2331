import type { PulumiFn } from "@pulumi/pulumi/automation/index.js";

/** A simulated platform, as far as kills need it. */
export interface KillablePlatform {
  readonly journal: { readonly entries: readonly unknown[]; readonly violations: readonly unknown[] };
  /** The stores of objects by kind. */
  readonly state: object;
  close(): Promise<void>;
}

/** A platform with a program that runs on it. */
export interface KillableWorld {
  readonly platform: KillablePlatform;
  /** The connection of a stack to the platform. */
  readonly connection: {
    readonly config?: Readonly<Record<string, string>>;
    readonly secrets?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>>;
  };
  readonly program: PulumiFn;
  /** The same program after a change that updates some resources in place. */
  readonly changed: PulumiFn;
}

/** A provider whose runs are killed. */
export interface Killable {
  readonly provider: string;
  /** Starts an empty platform on which everything takes some time. */
  start(): Promise<KillableWorld>;
  /** Files that the program reads, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Stores that record what happened rather than what exists. */
  readonly history: readonly string[];
  /** Stores of objects that have neither a name nor a creation time: without creation notes, no search can find them. */
  readonly indistinguishable?: readonly string[];
  /** Types of resources that `pulumi up --replace` replaces. */
  readonly replaces: RegExp;
}
