/** The parts of an engine's URN. */
export interface Urn {
  readonly stack: string;
  readonly project: string;
  /** The types of its parents, outermost first, and its own type. */
  readonly types: readonly string[];
  readonly name: string;
}

/** Parses a URN; undefined if it is invalid. A name may contain any characters, even colons. */
export function parseUrn(text: string): Urn | undefined {
  const [, stack, project, types, name] = /^urn:pulumi:(.*?)::(.*?)::(.*?)::(.*)$/s.exec(text) ?? [];
  if (stack === undefined || project === undefined || types === undefined || name === undefined) return undefined;
  return { stack, project, types: types.split("$"), name };
}

/** Formats a URN as the engine does. */
export function writeUrn({ stack, project, types, name }: Urn): string {
  return `urn:pulumi:${stack}::${project}::${types.join("$")}::${name}`;
}
