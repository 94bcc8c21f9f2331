/**
 * The command that imports an object as the resource with this URN. For messages.
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

/** The resource option that imports an object if no command can. For messages. */
export function importOption(id: string): string {
  return `{ import: ${JSON.stringify(id)} }`;
}

/** The command that removes an object from the state and keeps it on the platform. For messages. */
export function stateDeleteCommand(urn: string): string {
  return `pulumi state delete ${shellWord(urn)}`;
}

/** Quotes a text for a shell if necessary. */
export function shellWord(text: string): string {
  return /^[\w./:@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
