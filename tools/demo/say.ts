/** Prints the beginning of a step. */
export function heading(title: string, what: string): void {
  process.stdout.write(`\n\x1b[1m== ${title}\x1b[0m\n   ${what}\n\n`);
}

/** Prints a line about what happens. */
export function note(text: string): void {
  process.stdout.write(`   ${text}\n`);
}

/** A stopwatch that prints how long each step took. */
export function took(): (step: string) => void {
  let last = performance.now();
  return (step) => {
    const now = performance.now();
    note(`${step} took ${((now - last) / 1000).toFixed(1)} s`);
    last = now;
  };
}
