/** The values in a read. */
interface Sides {
  readonly purpose: "refresh" | "import" | "readBack";
  readonly args: object;
  readonly state: object;
}

/** Values that no response contains: after a write as written, otherwise as in the state. */
export function asKnown({ purpose, args, state }: Sides): Readonly<Record<string, unknown>> {
  return purpose === "readBack" ? { ...state, ...args } : { ...args, ...state };
}
