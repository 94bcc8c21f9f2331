/** The instructions on a page of the reference for the import of a resource. */
export interface PrintedImport {
  /** The forms of the import ID, such as `<environment ID>/<network ID>`. */
  readonly forms: readonly ImportIdForm[];
  /** The type, the name and the ID of the command; undefined if a resource option imports the object. */
  readonly command: { readonly token: string; readonly name: string } | undefined;
  /** The ID in the command or in the resource option. */
  readonly id: string;
  /** The environment variables that the page names. */
  readonly variables: readonly RegExp[];
}

/** A form of an import ID. */
export interface ImportIdForm {
  readonly text: string;
  /** The names of its parts, without `<` and `>`. */
  readonly parts: readonly string[];
  /** Matches the whole ID. Its groups are the parts. */
  readonly pattern: RegExp;
}

/**
 * Reads the section about imports of a page of the reference.
 *
 * @throws Error if it is missing, or does not say how an object is imported.
 */
export function printedImport(page: string): PrintedImport {
  const section = /^## Import\n+([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(page)?.[1] ?? "";
  const form = /^The (?:import )?ID has the form `([^`]+)`\./.exec(section)?.[1];
  if (form === undefined) throw new Error(`the page does not describe the import ID: ${section}`);
  const forms = formsIn(form);
  const variables = variablesIn(section);
  const option = /^```ts\n\{ import: (".*") \}\n```$/m.exec(section)?.[1];
  if (option !== undefined) return { forms, variables, command: undefined, id: JSON.parse(option) as string };
  const line = /^```sh\n(.*)\n```$/m.exec(section)?.[1] ?? "";
  const [program, subcommand, token, name, id, ...more] = shellWords(line);
  if (program !== "pulumi" || subcommand !== "import" || !token || !name || !id || more.length > 0)
    throw new Error(`the page has no complete import command: ${line}`);
  return { forms, variables, command: { token, name }, id };
}

/** The form that an ID has: the one with the most parts, because a name matches the form of an ID too. */
export function formOf({ forms }: PrintedImport, id: string): ImportIdForm | undefined {
  return [...forms].sort((a, b) => b.parts.length - a.parts.length).find(({ pattern }) => pattern.test(id));
}

/** The forms in a text such as `<app ID> or <environment handle>/<handle>`. Parts in brackets are optional. */
function formsIn(text: string): readonly ImportIdForm[] {
  const alternatives = text
    .split(/(<[^>]+>)/)
    .map((part, i) => (i % 2 === 0 ? part.replace(/,? or /g, "\n").replace(/ if .*/, "") : part))
    .join("")
    .split("\n");
  return alternatives.map((alternative) => ({
    text: alternative,
    parts: [...alternative.matchAll(/<([^>]+)>/g)].map(([, part = ""]) => part),
    pattern: new RegExp(
      `^${alternative
        .split(/(<[^>]+>|[[\]])/)
        .map((part) => patterns[part] ?? (part.startsWith("<") ? "(.+?)" : escaped(part)))
        .join("")}$`,
    ),
  }));
}

const patterns: Readonly<Record<string, string>> = { "[": "(?:", "]": ")?" };

/** Variables such as `IMPORT_<SIDE>_KAFKA_API_KEY`. */
function variablesIn(text: string): readonly RegExp[] {
  const names = [...text.matchAll(/`((?:[A-Z0-9_]|<[^>]+>)*[A-Z]_(?:[A-Z0-9_]|<[^>]+>)+)`/g)].map(
    ([, name = ""]) => name,
  );
  return names.map((name) => new RegExp(`^${name.replace(/<[^>]+>/g, "\\w+")}$`));
}

/** Splits a command line as a shell does. */
function shellWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:'[^']*'|\\.|[^\s'\\])+/g)].map(([word]) =>
    word.replace(
      /'([^']*)'|\\(.)/g,
      (_, quoted: string | undefined, single: string | undefined) => quoted ?? single ?? "",
    ),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
