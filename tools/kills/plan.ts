import { seededRandom } from "@org/simulator";

/** The operation of a run that is killed. */
export const operations = ["up", "update", "replace", "destroy"] as const;
export type Operation = (typeof operations)[number];

/** The target; a backend is not killed, but rejects all later saves of the state. */
export type Victim = "plugin" | "CLI" | "backend";

/** One kill: the moment is a fraction of the time that the run takes undisturbed. */
export interface Kill {
  readonly victim: Victim;
  readonly at: number;
}

/** A run that is killed, once or twice, and then repeated until it succeeds. */
export interface KillPlan {
  readonly operation: Operation;
  /** The second one hits the repeated run. */
  readonly kills: readonly Kill[];
  /** The notes of creations are deleted before the last run, as on a fresh CI runner. */
  readonly losesNotes: boolean;
}

/** Plans that cover all operations in turn; the seed decides everything else. */
export function planKills({ count, seed }: { readonly count: number; readonly seed: number }): KillPlan[] {
  const random = seededRandom(seed);
  const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const kill = (): Kill => ({ victim: oneOf(["plugin", "plugin", "CLI", "CLI", "backend"]), at: random() });
  return Array.from({ length: count }, (_, at) => ({
    operation: operations[at % operations.length] ?? "up",
    kills: random() < 0.3 ? [kill(), kill()] : [kill()],
    losesNotes: random() < 0.2,
  }));
}

/** A plan in words: `update: plugin after 31%, notes lost`. */
export function describePlan({ operation, kills, losesNotes }: KillPlan): string {
  const parts = kills.map(({ victim, at }) => `${victim} after ${Math.round(at * 100)}%`);
  return `${operation}: ${[...parts, ...(losesNotes ? ["notes lost"] : [])].join(", ")}`;
}
