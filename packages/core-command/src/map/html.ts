import { visibleLine } from "../visible-text.ts";

/** A part of a page, in which all texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Builds a part of a page. Escapes all values that are not parts themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.map((text, at) => text + (at < values.length ? textOf(values[at] ?? "") : "")).join(""));
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return visibleLine(String(value)).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
