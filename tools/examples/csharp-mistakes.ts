/** The classes of an SDK for .NET, with the types of their properties. */
export type Classes = ReadonlyMap<string, ReadonlyMap<string, string>>;

const className = /public (?:sealed |static |readonly |partial )*(?:class|struct) (\w+)/;

/** The public classes in files of the SDK. */
export function classesIn(files: readonly string[]): Classes {
  const classes = new Map<string, Map<string, string>>();
  for (const file of files) {
    // The comments contain examples.
    const code = file.replace(/^ *\/\/.*$/gm, "");
    for (const part of code.split(/(?=public (?:sealed |static |readonly |partial )*(?:class|struct) \w)/)) {
      const name = className.exec(part)?.[1];
      if (name === undefined) continue;
      const members = [...part.matchAll(/^ +public ([^(=;\n]*?)(\w+)(?=\s*(?:\{|=>|\(|;|$))/gm)].map(
        ([, type = "", each = ""]) => [each, type.trim()] as const,
      );
      classes.set(name, new Map([...(classes.get(name) ?? []), ...members]));
    }
  }
  return classes;
}

/**
 * Parts of a C# program that its SDK does not have, or that C# does not accept: unknown types, members of types and
 * properties of new objects, objects of another type than a property's, lists of enums for a property that also takes
 * texts, members of outputs, and names that are imported twice.
 *
 * @param alias - The name of the SDK in the program, such as `Streamprov`.
 */
export function csharpMistakes(program: string, alias: string, classes: Classes): readonly string[] {
  const mistakes: string[] = [];
  /** Types of the objects around a line; undefined for collections and objects of other libraries. */
  const around: (string | undefined)[] = [];
  const imported = new Set<string>();
  let next: string | undefined;
  for (const line of program.split("\n").map((each) => each.trim())) {
    if (line.startsWith("using ") && imported.has(line)) mistakes.push(`${line} again`);
    imported.add(line);
    for (const [, type = "", member] of line.matchAll(
      new RegExp(`\\b${alias}\\.(?:Inputs\\.)?(\\w+)(?:\\.(\\w+))?`, "g"),
    )) {
      if (!classes.has(type)) mistakes.push(type);
      else if (member !== undefined && !classes.get(type)?.has(member)) mistakes.push(`${type}.${member}`);
    }
    const type = around.at(-1);
    const [, property, value = ""] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (type !== undefined && property !== undefined) {
      const declared = classes.get(type)?.get(property);
      if (declared === undefined) mistakes.push(`${type}.${property}`);
      else if (!accepts(declared, value, alias)) mistakes.push(`${type}.${property} = ${value}`);
    }
    if (/ = null,$/.test(line) || line === "null,") mistakes.push("null");
    next = typeIn(line, alias) ?? (line === "{" ? next : undefined);
    if (line.endsWith("{")) around.push(next);
    if (line.startsWith("}")) around.pop();
  }
  return mistakes;
}

/** Whether a property of a type can have a value that begins like this. */
function accepts(declared: string, value: string, alias: string): boolean {
  const created = new RegExp(`^new ${alias}\\.Inputs\\.(\\w+)`).exec(value)?.[1];
  if (created !== undefined) return new RegExp(`Input<Inputs\\.${created}>`).test(declared);
  // An array of enums does not become a list of unions.
  if (value === "new[]") return declared.startsWith("InputList<") && !declared.includes("Union<");
  // Properties of outputs are not members of Output.
  return !/^[a-z]\w*(?:\.[A-Z]\w*){2,},?$/.test(value);
}

/** The type of the object whose properties follow a line. */
function typeIn(line: string, alias: string): string | undefined {
  const created = new RegExp(`new ${alias}\\.(?:Inputs\\.)?(\\w+)(\\(".*", new\\(\\))?$`).exec(line);
  if (created !== null) return created[2] === undefined ? created[1] : `${created[1]}Args`;
  const called = new RegExp(`${alias}\\.(\\w+)\\.Invoke\\(new\\(\\)$`).exec(line);
  return called === null ? undefined : `${called[1]}InvokeArgs`;
}
