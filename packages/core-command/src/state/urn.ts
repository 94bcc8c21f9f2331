/** A URN of the engine, taken apart. */
export interface Urn {
  readonly stack: string;
  readonly project: string;
  /** The types of its parents, the outermost first, and its own. */
  readonly types: readonly string[];
  readonly name: string;
}

/** Takes a URN apart; undefined when it is none. A name may hold anything, colons too. */
export function parseUrn(text: string): Urn | undefined {
  const [, stack, project, types, name] = /^urn:pulumi:(.*?)::(.*?)::(.*?)::(.*)$/s.exec(text) ?? [];
  if (stack === undefined || project === undefined || types === undefined || name === undefined) return undefined;
  return { stack, project, types: types.split("$"), name };
}

/** Writes a URN as the engine does. */
export function writeUrn({ stack, project, types, name }: Urn): string {
  return `urn:pulumi:${stack}::${project}::${types.join("$")}::${name}`;
}
