/** The first program of a language in a Markdown file. */
export function programIn(markdown: string, language: string): string | undefined {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(markdown)?.[1];
}
