import type { Values } from "../marks.ts";
import type { SimulatedPlatform } from "../simulated.ts";
import type { RunningProvider } from "../start-provider.ts";

/** A request that reached a simulated platform. */
export interface ReachedRequest {
  readonly method: string;
  readonly path: string;
  /** The pattern that the path matched, as `/iam/v2/service-accounts/{id}`. */
  readonly route: string;
}

/** What a trial does to a write. `slow` holds it back, so that something can happen meanwhile. */
export type WriteFault = "resetBefore" | "resetAfter" | "status400" | "status403" | "status500" | "slow";

/** A simulated platform that can be made to fail, and shows what exists. */
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
  /** Forgets what has not failed yet. */
  forgetFaults(): void;
}

/** How the platform of a package is started for trials, and what counts there. */
export interface SurvivalSetup<P extends FaultyPlatform> {
  /** Starts an empty platform of its own. Requests that it holds back should not take long. */
  startPlatform(): Promise<P>;
  /** Starts the plugin's process on it, with an environment; a second one takes over when the first is killed. */
  startProvider(platform: P, env?: Readonly<Record<string, string>>): Promise<RunningProvider>;
  /** Whether a request may change something. Default: every one but a GET. */
  readonly isWrite?: (request: ReachedRequest) => boolean;
  /** Stores that keep what has happened, not what exists. */
  readonly history?: readonly string[];
}

/** Starts a platform, prepares what must exist, and goes on with both. The platform ends when one of these fails. */
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
  /** Inputs that change it in place; left out when nothing does. */
  readonly changed?: Values;
  /** Inputs that replace it; left out when nothing does. */
  readonly replaced?: Values;
  /** The ID that imports it: given, its import is tried with wrong answers, too. */
  readonly importId?: (id: string) => string;
  /** Removes it behind everybody's back before its resource is deleted, since the platform has no deletion for it. */
  readonly remove?: (id: string) => void;
  /** A second one takes its place on the platform, and it is gone then. */
  readonly superseded?: true;
  /**
   * Makes one more like the newest of its kind, behind everybody's back. Given where the platform takes several that are
   * alike, and nothing but what was there before tells which of them a creation has made.
   */
  readonly twin?: () => Promise<unknown>;
  /** The platform does not report what `changed` changes, or `inputs` leave that to the platform. */
  readonly changesUnseen?: true;
  /** It is a setting that always exists: a colleague who creates it sets the same one. */
  readonly shared?: true;
  /** Its ID is not in the answer to its creation: after an interrupt it is imported, as the message of the next `up` says. */
  readonly importedAfterInterrupt?: true;
}
