/**
 * The command that takes an object into the state, as the resource that a URN names. Messages tell it.
 *
 * @example
 * ```ts
 * importCommand("urn:pulumi:dev::shop::zoo:index/animal:Animal::leo", "enc-1/leo");
 * // pulumi import zoo:index/animal:Animal leo enc-1/leo
 * ```
 */
export function importCommand(urn: string, id: string): string {
  const [, , types = "", ...name] = urn.split("::");
  const type = types.slice(types.lastIndexOf("$") + 1);
  return `pulumi import ${type} ${shellWord(name.join("::"))} ${shellWord(id)}`;
}

/** The resource option that takes an object into the state, where no command can. Messages tell it. */
export function importOption(id: string): string {
  return `{ import: ${JSON.stringify(id)} }`;
}

/** The command that takes an object out of the state and leaves it on the platform. Messages tell it. */
export function stateDeleteCommand(urn: string): string {
  return `pulumi state delete ${shellWord(urn)}`;
}

/** A text as one word of a command, in quotes where a shell would take it apart. */
export function shellWord(text: string): string {
  return /^[\w./:@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
