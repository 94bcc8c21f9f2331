import { expect, it } from "vitest";
import { readForm } from "./form.ts";

const boundary = "--x--";

/** The form of these parts, in pieces of a length. */
async function* sent(parts: readonly (readonly [head: string, content: string])[], length: number) {
  const text = parts.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`).join("");
  const bytes = Buffer.from(`${text}--${boundary}--\r\n`);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const field = (name: string) => `content-disposition: form-data; name="${name}"`;
const file = 'Content-Disposition: form-data; name="file"; filename="code.zip"\r\nContent-Type: application/zip';
const content = `\r\n--${boundary.slice(1)} almost a boundary \r\n--\r\n`;

it.each([1, 7, 64, 4096])("a form is read whole in pieces of %i bytes", async (length) => {
  const pieces: Buffer[] = [];
  const parts = [
    [field("key"), "staging/ä/1"],
    [field("policy"), ""],
    [file, content],
  ] as const;

  const form = await readForm(sent(parts, length), boundary, (piece) => pieces.push(piece));

  expect(form).toEqual({ fields: { key: "staging/ä/1", policy: "" }, file: { field: "file", name: "code.zip" } });
  expect(Buffer.concat(pieces).toString()).toBe(content);
});

it("a form whose file is not its last part has none", async () => {
  const parts = [
    [file, content],
    [field("key"), "late"],
  ] as const;

  expect(await readForm(sent(parts, 4096), boundary, () => {})).toEqual({ fields: { key: "late" } });
});
