import { XMLParser, XMLValidator } from "fast-xml-parser";
import { MalformedCosRequest } from "./errors.ts";

/** The content of an element: a text, or its children by their names. Repeated children are lists. */
export type Xml = string | XmlObject | readonly Xml[];

/** The children of an element. Names that begin with `@` are attributes. */
export interface XmlObject {
  readonly [name: string]: Xml | undefined;
}

/** A text that contains only characters of XML 1.0, and no references to others. */
const characters =
  /^(?!.*&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8BCEF]|1[\dA-F]));)[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/isu;

/**
 * Reads a document.
 *
 * @param lists - The paths of the elements that may be repeated, as `CORSConfiguration.CORSRule`.
 * @returns the content of the root.
 */
export function readXml(text: string, root: string, lists: readonly string[] = []): XmlObject {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new MalformedCosRequest("MalformedXML", valid.err.msg);
  if (!characters.test(text)) throw new MalformedCosRequest("MalformedXML", "XML does not allow such a character");
  const repeated = new Set(lists.map((path) => `${root}.${path}`));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    isArray: (_name, path) => repeated.has(String(path)),
  });
  const found = parser.parse(text) as Record<string, Xml>;
  const content = found[root];
  if (content === undefined) {
    throw new MalformedCosRequest("MalformedXML", `the root must be ${root}, not ${Object.keys(found).join(", ")}`);
  }
  return content === "" ? {} : (withoutBlanks(content) as XmlObject);
}

/** Removes the white space between elements. */
function withoutBlanks(content: Xml): Xml {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(withoutBlanks);
  const children = Object.entries(content as XmlObject).filter(([name]) => name !== "#text");
  return Object.fromEntries(children.map(([name, one]) => [name, withoutBlanks(one ?? "")]));
}

/** Writes a document. */
export function writeXml(root: string, content: Xml): string {
  return `<?xml version='1.0' encoding='utf-8' ?>\n${written(root, content)}`;
}

function written(name: string, content: Xml | undefined): string {
  if (content === undefined) return "";
  if (Array.isArray(content)) return content.map((one: Xml) => written(name, one)).join("");
  if (typeof content === "string") return `<${name}>${escaped(content)}</${name}>`;
  const members = Object.entries(content as XmlObject);
  const attributes = members
    .filter(([key]) => key.startsWith("@"))
    .map(([key, value]) => ` ${key.slice(1)}="${escaped(String(value))}"`);
  const children = members.filter(([key]) => !key.startsWith("@")).map(([key, one]) => written(key, one));
  return `<${name}${attributes.join("")}>\n${children.join("\n")}\n</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}
