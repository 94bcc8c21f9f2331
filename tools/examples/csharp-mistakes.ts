/** The classes of an SDK for .NET, with the names of their properties. */
export type Classes = ReadonlyMap<string, ReadonlySet<string>>;

const className = /public (?:sealed |static |readonly |partial )*(?:class|struct) (\w+)/;

/** The public classes in files of the SDK. */
export function classesIn(files: readonly string[]): Classes {
  const classes = new Map<string, Set<string>>();
  for (const file of files) {
    // The comments contain examples.
    const code = file.replace(/^ *\/\/.*$/gm, "");
    for (const part of code.split(/(?=public (?:sealed |static |readonly |partial )*(?:class|struct) \w)/)) {
      const name = className.exec(part)?.[1];
      if (name === undefined) continue;
      const names = [...part.matchAll(/^ +public [^(=;\n]*?(\w+)(?=\s*(?:\{|=>|\(|;|$))/gm)].map(
        ([, each = ""]) => each,
      );
      classes.set(name, new Set([...(classes.get(name) ?? []), ...names]));
    }
  }
  return classes;
}

/**
 * The names in a C# program that its SDK does not have: types, members of types, and properties of new objects.
 *
 * @param alias - The name of the SDK in the program, such as `Streamprov`.
 */
export function unknownNames(program: string, alias: string, classes: Classes): readonly string[] {
  const unknown: string[] = [];
  /** Types of the objects around a line; undefined for collections and objects of other libraries. */
  const around: (string | undefined)[] = [];
  let next: string | undefined;
  for (const line of program.split("\n").map((each) => each.trim())) {
    for (const [, type = "", member] of line.matchAll(
      new RegExp(`\\b${alias}\\.(?:Inputs\\.)?(\\w+)(?:\\.(\\w+))?`, "g"),
    )) {
      if (!classes.has(type)) unknown.push(type);
      else if (member !== undefined && !classes.get(type)?.has(member)) unknown.push(`${type}.${member}`);
    }
    const type = around.at(-1);
    const property = /^(\w+) = /.exec(line)?.[1];
    if (type !== undefined && property !== undefined && !classes.get(type)?.has(property))
      unknown.push(`${type}.${property}`);
    if (/ = null,$/.test(line) || line === "null,") unknown.push("null");
    next = typeIn(line, alias) ?? (line === "{" ? next : undefined);
    if (line.endsWith("{")) around.push(next);
    if (line.startsWith("}")) around.pop();
  }
  return unknown;
}

/** The type of the object whose properties follow a line. */
function typeIn(line: string, alias: string): string | undefined {
  const created = new RegExp(`new ${alias}\\.(?:Inputs\\.)?(\\w+)(\\(".*", new\\(\\))?$`).exec(line);
  if (created !== null) return created[2] === undefined ? created[1] : `${created[1]}Args`;
  const called = new RegExp(`${alias}\\.(\\w+)\\.Invoke\\(new\\(\\)$`).exec(line);
  return called === null ? undefined : `${called[1]}InvokeArgs`;
}
