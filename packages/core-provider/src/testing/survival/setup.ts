import type { Values } from "../marks.ts";
import type { SimulatedPlatform } from "../simulated.ts";
import type { RunningProvider } from "../start-provider.ts";

/** A request that reached a simulated platform. */
export interface ReachedRequest {
  readonly method: string;
  readonly path: string;
  /** The pattern that the path matched, as `/iam/v2/service-accounts/{id}`. */
  readonly route: string;
  readonly query?: string;
  readonly requestBody?: unknown;
  /** The fault that it met. The journal contains a delayed request only after its effect. */
  readonly fault?: string;
}

/** The fault of a write. `slow` delays it, so that something can happen meanwhile. */
export type WriteFault = "resetBefore" | "resetAfter" | "status400" | "status403" | "status500" | "slow";

/** A simulated platform with fault injection that shows the existing objects. */
export interface FaultyPlatform extends SimulatedPlatform {
  readonly journal: SimulatedPlatform["journal"] & { readonly entries: readonly ReachedRequest[] };
  /** The stores of objects by kind. */
  readonly state: object;
  failNext(fault: {
    readonly method?: string;
    readonly path?: RegExp;
    readonly kind: WriteFault;
    readonly after?: number;
    readonly times?: number;
    readonly met?: () => void;
  }): void;
  /** Cancels pending faults. */
  forgetFaults(): void;
}

/** A simulated platform on which one trial after another begins in the same situation. */
export interface RestorablePlatform extends FaultyPlatform {
  readonly journal: FaultyPlatform["journal"] & { clear(): void };
  /** Everything that exists. */
  snapshot(): object;
  /** Replaces everything that exists with a snapshot. */
  restore(snapshot: object): Promise<void>;
}

/** How the platform of a package is started for trials, and what counts there. */
export interface SurvivalSetup<P extends FaultyPlatform> {
  /** Starts an empty platform. Its delays should be short. */
  startPlatform(): Promise<P>;
  /** Starts the plugin's process on it, with an environment; a second one takes over when the first is killed. */
  startProvider(platform: P, env?: Readonly<Record<string, string>>): Promise<RunningProvider>;
  /** Whether a request may change something. Default: every one but a GET. */
  readonly isWrite?: (request: ReachedRequest) => boolean;
  /** Stores that record events instead of existing objects. */
  readonly history?: readonly string[];
}

/**
 * Starts a platform, prepares the prerequisites, and continues with both. The platform stops if one of these steps
 * fails.
 */
export async function startWorld<P extends SimulatedPlatform, L, T>(
  { startPlatform }: { startPlatform(): Promise<P> },
  prepare: (platform: P) => Promise<L>,
  goOn: (platform: P, prepared: L) => Promise<T>,
): Promise<T> {
  const platform = await startPlatform();
  try {
    return await goOn(platform, await prepare(platform));
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** The inputs of a resource through its life. */
export interface Life {
  readonly inputs: Values;
  /** Inputs that change it in place (optional). */
  readonly changed?: Values;
  /**
   * Inputs to which another program can change it after `changed`. Set it if the platform cannot undo `changed`.
   * Defaults to `inputs`.
   */
  readonly drifted?: Values;
  /** Inputs that replace it (optional). */
  readonly replaced?: Values;
  /** Returns the import ID. If set, the import is also tested with invalid responses. */
  readonly importId?: (id: string) => string;
  /** Removes the object on the simulator before its resource is deleted, because the platform cannot delete it. */
  readonly remove?: (id: string) => void;
  /** A second object replaces it on the platform, and it no longer exists. */
  readonly superseded?: true;
  /**
   * Creates another object like the newest one outside the program. Set it if the platform allows several equal
   * objects, which only the list of existing objects distinguishes.
   */
  readonly twin?: () => Promise<unknown>;
  /** The platform does not report what `changed` changes, or `inputs` leave that to the platform. */
  readonly changesUnseen?: true;
  /** A refresh still finds it after its delete: the delete keeps the setting, or the default is one of its values. */
  readonly foundAfterDelete?: true;
  /** It is a setting that always exists: a colleague who creates it sets the same one. */
  readonly shared?: true;
}
