import type { TxtDocumentNode, TxtParagraphNode } from "@textlint/ast-node-types";
import type { TextlintKernelPlugin } from "@textlint/kernel";
import { parseSync, Visitor } from "oxc-parser";

/** A part of a file that people read, with the offsets of its characters. */
export interface Passage {
  /** The text, with a space in the place of every character that is not prose; as long as the range. */
  readonly text: string;
  readonly start: number;
}

/** Comments and messages of TypeScript, for textlint. */
export const typeScriptPlugin = pluginOf("typescript", [".ts"], passagesOfTypeScript);

/** Descriptions in Pulumi schemas, for textlint. */
export const schemaPlugin = pluginOf("schema", [".json"], passagesOfSchema);

/** Comments, and string literals that contain at least two words, such as messages and test titles. */
export function passagesOfTypeScript(source: string, file: string): readonly Passage[] {
  const { program, comments } = parseSync(file, source);
  const passages: Passage[] = [];
  let lineComments: Passage | undefined;
  for (const { type, start, end } of comments) {
    const text = blank(source.slice(start, end), /^\/\*+|\*+\/$|^[ \t]*\*(?=\s|$)|^\/\/+/gm);
    if (type === "Block") {
      passages.push({ text, start });
      continue;
    }
    // Consecutive lines are one text.
    const gap = lineComments && source.slice(lineComments.start + lineComments.text.length, start);
    if (lineComments && gap !== undefined && /^\n[ \t]*$/.test(gap)) {
      passages.pop();
      lineComments = { text: lineComments.text + gap + text, start: lineComments.start };
    } else {
      lineComments = { text, start };
    }
    passages.push(lineComments);
  }

  const addedParts = new Set<number>();
  const addText = (parts: readonly TextPart[]) => {
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last || addedParts.has(first.start)) return;
    for (const { start } of parts) addedParts.add(start);
    const characters = [...blankAll(source.slice(first.start, last.end))];
    const text = parts.reduce((all, { start, end }) => {
      const at = start - first.start;
      return all.slice(0, at) + blank(source.slice(start, end), /\\[\s\S]/g) + all.slice(at + end - start);
    }, characters.join(""));
    if (/[a-z]\S*\s+\S*[a-z]/i.test(text)) passages.push({ text, start: first.start });
  };
  new Visitor({
    // A sum of texts is one text.
    BinaryExpression: (node) => addText(textParts(node)),
    Literal: (node) => addText(textParts(node)),
    TemplateLiteral: (node) => addText(textParts(node)),
  }).visit(program);

  return passages.map(({ text, start }) => ({ text: withoutCode(text), start }));
}

/** The values of `description` and `deprecationMessage`, by paragraph. */
export function passagesOfSchema(source: string): readonly Passage[] {
  return [...source.matchAll(/"(?:description|deprecationMessage)": "((?:[^"\\]|\\.)*)"/g)].flatMap((match) => {
    const [all, value = ""] = match;
    const start = match.index + all.length - value.length - 1;
    const text = blank(withoutCode(blank(value, /```.*?```|\{\{%.*?%\}\}/g)), /\\[^n]|^ +/g);
    let offset = 0;
    return text.split(/(\\n)/).flatMap((line) => {
      const passage = { text: line, start: start + offset };
      offset += line.length;
      return line === "\\n" || line.trim() === "" ? [] : [passage];
    });
  });
}

/** The text between the quotation marks of a literal, or between two substitutions of a template. */
interface TextPart {
  readonly start: number;
  readonly end: number;
}

interface Expression {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function textParts(node: Expression): readonly TextPart[] {
  if (node.type === "Literal" && typeof (node as Expression & { value: unknown }).value === "string") {
    return [{ start: node.start + 1, end: node.end - 1 }];
  }
  if (node.type === "TemplateLiteral") {
    const { quasis } = node as Expression & { quasis: readonly (Expression & { value: { raw: string } })[] };
    return quasis.map(({ start, end, value }) => {
      // Whether the delimiters belong to the range differs between parsers.
      const lead = end - start > value.raw.length ? 1 : 0;
      return { start: start + lead, end: start + lead + value.raw.length };
    });
  }
  if (node.type === "BinaryExpression") {
    const { operator, left, right } = node as Expression & { operator: string; left: Expression; right: Expression };
    return operator === "+" ? [...textParts(left), ...textParts(right)] : [];
  }
  return [];
}

/** Blanks code in backticks, links of TSDoc, tags and addresses. */
function withoutCode(text: string): string {
  return blank(text, /`[^`\n]*(?:\n[^`\n]*)?`|\{@\w+[^}]*\}|^\s*@\w+|https?:\/\/\S+/gm);
}

/** Replaces what matches by spaces, except for ends of lines. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, blankAll);
}

function blankAll(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

function pluginOf(
  pluginId: string,
  extensions: readonly string[],
  passagesOf: (source: string, file: string) => readonly Passage[],
): TextlintKernelPlugin {
  class Processor {
    availableExtensions() {
      return [...extensions];
    }
    processor() {
      return {
        preProcess: (source: string, file = "") => documentOf(source, passagesOf(source, file)),
        postProcess: (messages: never[], filePath = "") => ({ messages, filePath }),
      };
    }
  }
  return { pluginId, plugin: { Processor: Processor as never } };
}

/** A document of textlint whose paragraphs are the passages, and whose positions are those of the file. */
function documentOf(source: string, passages: readonly Passage[]) {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const position = (offset: number) => {
    let [low, high] = [0, lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) };
  };
  const placed = (raw: string, start: number) => ({
    raw,
    range: [start, start + raw.length] as const,
    loc: { start: position(start), end: position(start + raw.length) },
  });
  const children = passages
    .toSorted((one, other) => one.start - other.start)
    .map(({ text, start }) => {
      const place = placed(text, start);
      return { type: "Paragraph", ...place, children: [{ type: "Str", value: text, ...place }] } as TxtParagraphNode;
    });
  const ast = { type: "Document", ...placed(source, 0), children } as TxtDocumentNode;
  return { text: source, ast };
}
