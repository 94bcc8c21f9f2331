/** First line of every generated page. */
export const banner =
  "<!-- Generated from the provider's definitions. Do not edit: change the definitions and regenerate. -->";

/** A page with the banner, the title and the sections, separated by empty lines. Empty sections are omitted. */
export function page(title: string, sections: readonly string[]): string {
  return `${[banner, `# ${title}`, ...sections.filter((text) => text !== "")].join("\n\n")}\n`;
}

/** A section with its heading; empty when it has no content. */
export function section(heading: string, ...content: readonly string[]): string {
  const parts = content.filter((text) => text !== "");
  return parts.length === 0 ? "" : [`## ${heading}`, ...parts].join("\n\n");
}

/** A link to a section of the same page. */
export function sectionLink(heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  return `[${heading}](#${anchor})`;
}

/** A table; empty when it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.map(cell)))].join("\n");
}

/** Lines of a list. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A program. */
export function program(text: string): string {
  return `\`\`\`typescript\n${text}\n\`\`\``;
}

/** `kafka-topic` for `KafkaTopic`: the name of a page. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}
