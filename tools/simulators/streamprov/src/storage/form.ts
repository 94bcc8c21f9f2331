/** A form with a file, as it was read. */
export interface Form {
  /** The fields before the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** The file, when it was the last part; its content was passed on while it arrived. */
  readonly file?: { readonly field: string; readonly name: string };
}

const headEnd = "\r\n\r\n";

/**
 * Reads a form (RFC 7578) while it arrives. The content of its file is passed on in pieces; a part after it ends the
 * reading as if there were no file.
 */
export async function readForm(
  body: AsyncIterable<Buffer>,
  boundary: string,
  take: (piece: Buffer) => void,
): Promise<Form> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const fields: Record<string, string> = {};
  // So that the first boundary looks like the others.
  let rest = Buffer.from("\r\n");
  let part: Part | undefined;
  let last: Part | undefined;
  for await (const piece of body) {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      if (part === undefined) {
        const end = rest.indexOf(headEnd);
        if (end < 0) break;
        part = partOf(rest.subarray(delimiter.length, end).toString());
        rest = rest.subarray(end + headEnd.length);
      }
      const end = rest.indexOf(delimiter);
      // The possible beginning of a delimiter stays in the buffer.
      const upTo = end < 0 ? Math.max(0, rest.length - delimiter.length) : end;
      const content = rest.subarray(0, upTo);
      if (part.file === undefined) part.text += content.toString("latin1");
      else take(content);
      rest = rest.subarray(upTo);
      if (end < 0) break;
      if (part.file === undefined) fields[part.name] = Buffer.from(part.text, "latin1").toString();
      last = part;
      part = undefined;
    }
  }
  return last?.file === undefined ? { fields } : { fields, file: { field: last.name, name: last.file } };
}

interface Part {
  readonly name: string;
  /** The name of a file. */
  readonly file: string | undefined;
  text: string;
}

function partOf(head: string): Part {
  return { name: /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? "", file: /filename="([^"]*)"/i.exec(head)?.[1], text: "" };
}
