/** An element of XML, without namespaces, comments and processing instructions. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of an element without children, with its white space. */
  readonly text: string;
}

/** The text is not well-formed XML, or contains what the protocol does not use. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}

/** Creates an element with children, or with a text. */
export function element(name: string, content: readonly XmlElement[] | string = []): XmlElement {
  return typeof content === "string"
    ? { name, attributes: {}, children: [], text: content }
    : { name, attributes: {}, children: content, text: "" };
}

/** The first child with a name. */
export function childOf({ children }: XmlElement, name: string): XmlElement | undefined {
  return children.find((child) => child.name === name);
}

/** The text of the first child with a name. */
export function textOf(parent: XmlElement, name: string): string | undefined {
  return childOf(parent, name)?.text;
}

/**
 * Reads a whole document strictly: a truncated one is an error. Document types, which can define entities, are
 * rejected.
 *
 * @throws {@link XmlError} which completes "it ...".
 */
export function parseXml(text: string): XmlElement {
  return new XmlReader(text).document();
}

/** Writes an element as XML. */
export function writeXml({ name, attributes, children, text }: XmlElement): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = children.length > 0 ? children.map(writeXml).join("") : escaped(text);
  return `<${name}${given.join("")}>${content}</${name}>`;
}

const name = String.raw`[A-Za-z_][\w.:-]*`;
const opening = new RegExp(String.raw`<(${name})((?:\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`, "y");
const closing = new RegExp(String.raw`</(${name})\s*>`, "y");
const attribute = new RegExp(String.raw`(${name})\s*=\s*(?:"([^"]*)"|'([^']*)')`, "g");
const characters = /[^<]+/y;
const verbatim = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
/** A comment, or the declaration and other instructions. */
const ignored = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
const blank = /\s+/y;

/** The platform's documents have few levels. */
const maxDepth = 50;

class XmlReader {
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith("\u{FEFF}") ? 1 : 0;
  }

  document(): XmlElement {
    this.#skip();
    const root = this.#element(0);
    this.#skip();
    if (this.#at < this.#text.length) throw new XmlError("continues after its last element");
    return root;
  }

  #element(depth: number): XmlElement {
    const [, own = "", given = "", isEmpty] = this.#take(opening) ?? this.#fail();
    if (depth > maxDepth) throw new XmlError(`has more than ${maxDepth} levels`);
    const attributes = Object.fromEntries(
      [...given.matchAll(attribute)].map(([, key = "", one, other]) => [key, unescaped(one ?? other ?? "")]),
    );
    if (isEmpty) return { name: own, attributes, children: [], text: "" };
    const children: XmlElement[] = [];
    let text = "";
    for (;;) {
      const end = this.#take(closing);
      if (end !== undefined) {
        if (end[1] !== own) throw new XmlError(`ends <${own}> with </${end[1]}>`);
        if (children.length > 0 && text.trim() !== "") throw new XmlError(`has text between the elements of <${own}>`);
        return { name: own, attributes, children, text: children.length > 0 ? "" : text };
      }
      if (this.#take(ignored) !== undefined) continue;
      const plain = this.#take(characters);
      const raw = plain === undefined ? this.#take(verbatim) : undefined;
      if (plain !== undefined) text += unescaped(plain[0]);
      else if (raw !== undefined) text += raw[1] ?? "";
      else children.push(this.#element(depth + 1));
    }
  }

  #skip(): void {
    while (this.#take(blank) !== undefined || this.#take(ignored) !== undefined);
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #fail(): never {
    if (this.#at >= this.#text.length) throw new XmlError("ends too early");
    throw new XmlError("is not well-formed XML");
  }
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\dA-Fa-f]+)|(\w+));|&/g, (_all, decimal?: string, hex?: string, named = "") => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (Number.isNaN(code)) return entities[named] ?? fail("contains an unknown entity");
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : fail("contains an invalid character");
  });
}

function fail(problem: string): never {
  throw new XmlError(problem);
}

/** A carriage return would be read as a line feed. */
const marks: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "\r": "&#13;",
};

function escaped(text: string): string {
  return text.replace(/[<>&"\r]/g, (mark) => marks[mark] ?? mark);
}
