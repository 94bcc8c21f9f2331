import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The first program of a language in a Markdown file. */
export function programIn(markdown: string, language: string): string | undefined {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(markdown)?.[1];
}

/**
 * The programs of a language in Markdown files of a folder, by the path of the file.
 *
 * @throws Error if a file has none.
 */
export function programsIn(
  folder: string,
  paths: Iterable<string>,
  language: string,
): Promise<readonly (readonly [path: string, program: string])[]> {
  return Promise.all(
    [...paths].map(async (path) => {
      const program = programIn(await readFile(join(folder, path), "utf8"), language);
      if (program === undefined) throw new Error(`${join(folder, path)} has no program in ${language}.`);
      return [path, program] as const;
    }),
  );
}
