import { program as programBlock, section } from "./page.ts";

/** A complete program that creates resources together with the objects that they refer to. */
export interface ConnectedExample {
  /** What the program creates, and why. */
  readonly description: string;
  readonly program: string;
}

/**
 * A connected example from the text of its file, which begins with a comment that describes the program.
 *
 * @throws Error when the file begins differently.
 */
export function connectedExample(file: string, text: string): ConnectedExample {
  const [, comment, program] = /^\/\*\*(.*?)\*\/\n(.*)$/s.exec(text) ?? [];
  if (comment === undefined || program === undefined) throw new Error(`${file} must begin with a /** comment */`);
  return {
    description: comment.replace(/\n? *\* ?/g, " ").trim(),
    // The reference indents by four spaces, as Pulumi's generators do.
    program: program.trim().replace(/^(?: {2})+/gm, (indent) => indent + indent),
  };
}

/** The section with the shortest program that creates the resource; empty if there is none. */
export function connectedSection(
  { name }: { readonly name: string },
  resource: { readonly name: string },
  examples: readonly ConnectedExample[],
): string {
  const creates = new RegExp(`\\bnew ${name}\\.${resource.name}\\(`);
  const [shortest] = examples
    .filter(({ program }) => creates.test(program))
    .sort((a, b) => a.program.length - b.program.length);
  if (shortest === undefined) return "";
  return section("Example with related resources", shortest.description, programBlock(shortest.program));
}
