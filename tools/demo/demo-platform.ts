import type { LocalStackOptions } from "@org/pulumi-run";

/** What the demo of a package shows: the life of its quickstart on a simulated platform. */
export interface Demo {
  /** Folder of the quickstart in `examples/`. */
  readonly example: string;
  /** Starts the platform that it runs on. */
  start(): Promise<DemoPlatform>;
  /** What the first `pulumi up` makes, in words. */
  readonly makes: string;
  /** An output of the stack that is shown after `up`. */
  readonly tells: { readonly title: string; readonly output: string };
  /** A change in place, made by the program's configuration. */
  readonly change: { readonly key: string; readonly value: string; readonly says: string };
}

/** A simulated platform, and how a stack reaches it. */
export interface DemoPlatform {
  /** What the demo needs of a simulator; every one has it. */
  readonly simulator: {
    readonly url: string;
    readonly state: Readonly<Record<string, { list(): readonly unknown[] }>>;
    readonly journal: { readonly requests: number; readonly violations: readonly unknown[] };
    close(): Promise<void>;
  };
  /** How slow it is, in words. */
  readonly pace: string;
  /** The address and the credentials for the provider. */
  readonly connection: Pick<LocalStackOptions, "config" | "secrets" | "env">;
  /** Kinds in the simulator's state that the platform keeps by design after `pulumi destroy`. */
  readonly history: readonly string[];
}
