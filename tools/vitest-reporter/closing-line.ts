import type { Reporter, SerializedError, TestModule, TestRunEndReason } from "vitest/node";

/** The result of a test run. */
export interface Tally {
  /** Tests that ran and passed. */
  passed: number;
  /** Tests that failed or never finished, hooks and files that threw, and errors outside any test. */
  failed: number;
  /** Tests that were not run on purpose. */
  skipped: number;
}

/**
 * Prints the outcome of a run as its last line, `N passed, N failed`, so that a person and a script read the same
 * thing. `, N skipped` follows only when something was skipped.
 *
 * The line and the exit code never disagree: a run without a single test counts as one failure, and a run that was
 * interrupted never ends with `0 failed`.
 */
export class ClosingLineReporter implements Reporter {
  #tally: Tally | undefined;

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    // Vitest writes after this event too: the line waits for the end of the process.
    if (this.#tally === undefined) process.once("exit", () => this.#print());
    this.#tally = tallyOf(modules, unhandledErrors, reason);
    if (this.#tally.failed > 0) process.exitCode = 1;
  }

  #print(): void {
    if (this.#tally !== undefined) process.stdout.write(`${closingLine(this.#tally)}\n`);
  }
}

/**
 * The closing line of a run.
 *
 * @example
 * closingLine({ passed: 3, failed: 0, skipped: 0 }); // "3 passed, 0 failed"
 * closingLine({ passed: 3, failed: 0, skipped: 2 }); // "3 passed, 0 failed, 2 skipped"
 */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

function tallyOf(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
  reason: TestRunEndReason,
): Tally {
  const tally: Tally = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) tally.failed += 1;
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) tally.failed += 1;
    }
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test still pending when the run is over was cut off.
      tally[state === "pending" ? "failed" : state] += 1;
    }
  }
  const nothingRan = tally.passed + tally.failed === 0;
  if (nothingRan || (reason !== "passed" && tally.failed === 0)) tally.failed = 1;
  return tally;
}
