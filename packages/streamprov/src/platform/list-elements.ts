const quote = 0x22;
const backslash = 0x5c;
const open = new Set([0x5b, 0x7b]);
const close = new Set([0x5d, 0x7d]);
const comma = 0x2c;

/**
 * The elements of the list `data` of a JSON answer, one after another, still as text. An answer of many megabytes is
 * gone through without ever being in memory as objects, and the caller parses only the elements it needs.
 *
 * @throws Error when the answer holds no such list.
 */
export function* listElements(json: Buffer): Generator<Buffer> {
  let at = json.indexOf('"data"');
  if (at >= 0) at = json.indexOf("[", at);
  if (at < 0) throw new Error("the platform's answer holds no list of data");
  let depth = 0;
  let start = -1;
  let inText = false;
  for (at += 1; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (inText) {
      if (byte === backslash) at++;
      else if (byte === quote) inText = false;
    } else if (byte === quote) {
      inText = true;
      if (start < 0) start = at;
    } else if (open.has(byte)) {
      if (depth++ === 0 && start < 0) start = at;
    } else if (close.has(byte)) {
      if (depth === 0) {
        if (start >= 0) yield json.subarray(start, at);
        return;
      }
      depth--;
    } else if (byte === comma && depth === 0) {
      if (start >= 0) yield json.subarray(start, at);
      start = -1;
    } else if (start < 0 && byte > 0x20) {
      start = at;
    }
  }
  throw new Error("the platform's answer ends within its list of data");
}
