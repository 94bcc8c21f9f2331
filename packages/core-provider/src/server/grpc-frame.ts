const headerBytes = 5;

/** A message as gRPC puts it on the wire: a zero for "not compressed", the length, the bytes. */
export function toFrame(bytes: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + bytes.length);
  frame.writeUInt8(0, 0);
  frame.writeUInt32BE(bytes.length, 1);
  frame.set(bytes, headerBytes);
  return frame;
}

/** The bytes of the single message of a unary call. Throws if it is compressed or incomplete. */
export function fromFrame(chunks: readonly Buffer[]): Uint8Array {
  const frame = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  if (frame.length < headerBytes) throw new Error("the call holds no message");
  if (frame.readUInt8(0) !== 0) throw new Error("the message is compressed, which is not supported");
  const length = frame.readUInt32BE(1);
  if (frame.length < headerBytes + length) throw new Error("the message is cut off");
  return frame.subarray(headerBytes, headerBytes + length);
}

/** A text as gRPC allows it in a header: printable ASCII, the rest percent-encoded. */
export function headerText(text: string): string {
  return text.replace(/[^\x20-\x24\x26-\x7e]+/g, (run) =>
    [...Buffer.from(run)].map((b) => `%${b.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );
}
