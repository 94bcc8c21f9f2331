/** The sides of a read. */
interface Sides {
  readonly purpose: "refresh" | "import" | "readBack";
  readonly args: object;
  readonly state: object;
}

/** What no answer tells: after a write as it was written, else as the state has it. */
export function asKnown({ purpose, args, state }: Sides): Readonly<Record<string, unknown>> {
  return purpose === "readBack" ? { ...state, ...args } : { ...args, ...state };
}
