const codeAtEnd = /^(?<text>.*) \[[a-z]+\/(?<helpCode>[a-z-]+)\]$/s;

/** A message without its help code, and the code. */
export interface CodedText {
  readonly text: string;
  readonly helpCode: string;
}

/** Separates the help code from a message; undefined if the message has none. */
export function helpCodeIn(message: string): CodedText | undefined {
  const { text, helpCode } = codeAtEnd.exec(message)?.groups ?? {};
  return text === undefined || helpCode === undefined ? undefined : { text, helpCode };
}

/**
 * The same for a message that must have a code.
 *
 * @throws Error if it has none.
 */
export function codedText(message: string): CodedText {
  const coded = helpCodeIn(message);
  if (coded === undefined) throw new Error(`The message has no help code: ${message}`);
  return coded;
}
