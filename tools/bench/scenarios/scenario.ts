import type { Built } from "../build.ts";
import type { OperationFigures, SingleFigure } from "../report/figures.ts";

/** Something that is measured. */
export interface Scenario {
  /** What `--only` calls it. */
  readonly name: string;
  /** One line about it. */
  readonly what: string;
  /** When it runs unless `--only` names it: always, not with `--quick`, or never. */
  readonly runs: "always" | "full" | "asked";
  readonly measure: (bench: Bench) => Promise<void>;
}

/** The environment of a scenario. */
export interface Bench {
  /** The repository's root. */
  readonly root: string;
  readonly built: Built;
  /** Where results lie. */
  readonly results: string;
  /** Few conditions, few repetitions. */
  readonly quick: boolean;
  /** Keeps a figure and shows it. */
  record(figure: OperationFigures | SingleFigure): Promise<void>;
  /** Reports progress. */
  say(text: string): void;
}
