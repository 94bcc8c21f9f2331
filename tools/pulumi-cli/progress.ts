/** Where progress goes: stderr, or what stands in for it in a test. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows on stderr how long `work` has been running: on a terminal one line that counts the seconds, elsewhere
 * a new line every half minute.
 */
export async function showProgress<T>(
  what: string,
  work: () => Promise<T>,
  output: ProgressOutput = process.stderr,
): Promise<T> {
  const start = performance.now();
  const onTerminal = output.isTTY === true;
  const show = () => {
    const line = `${what}: ${duration(performance.now() - start)}`;
    output.write(onTerminal ? `\r${line}` : `${line} ...\n`);
  };
  output.write(onTerminal ? what : `${what} ...\n`);
  const timer = setInterval(show, onTerminal ? 1_000 : 30_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (onTerminal) output.write("\n");
  }
}

/** A time for people: `45s`, `1m20s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${String(seconds % 60).padStart(2, "0")}s`;
}
