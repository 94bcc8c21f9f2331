/** A packet of an OpenPGP message or key (RFC 4880, section 4). */
export interface Packet {
  readonly tag: number;
  readonly body: Buffer;
}

/** The packets in a binary text. @throws RangeError if it is not a sequence of complete packets. */
export function packetsOf(bytes: Buffer): Packet[] {
  const packets: Packet[] = [];
  for (let at = 0; at < bytes.length; ) {
    const header = bytes.readUInt8(at);
    if ((header & 0x80) === 0) throw new RangeError("not a packet");
    const isNew = (header & 0x40) !== 0;
    const { start, length } = isNew ? newLength(bytes, at + 1) : oldLength(bytes, at + 1, header & 3);
    if (start + length > bytes.length) throw new RangeError("an incomplete packet");
    packets.push({
      tag: isNew ? header & 0x3f : (header >> 2) & 0x0f,
      body: bytes.subarray(start, start + length),
    });
    at = start + length;
  }
  return packets;
}

/** A packet in binary form. */
export function packet(tag: number, body: Buffer): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt8(0xc0 | tag);
  header.writeUInt8(0xff, 1);
  header.writeUInt32BE(body.length, 2);
  return Buffer.concat([header, body]);
}

/** The lengths of a packet: where its body starts, and how long it is. */
interface Extent {
  readonly start: number;
  readonly length: number;
}

/** The length at an offset of a packet of the new format, or of a part of a signature. */
export function newLength(bytes: Buffer, at: number): Extent {
  const first = bytes.readUInt8(at);
  if (first < 192) return { start: at + 1, length: first };
  if (first < 224) return { start: at + 2, length: ((first - 192) << 8) + bytes.readUInt8(at + 1) + 192 };
  if (first === 255) return { start: at + 5, length: bytes.readUInt32BE(at + 1) };
  throw new RangeError("a packet of unknown length");
}

function oldLength(bytes: Buffer, at: number, type: number): Extent {
  if (type === 3) throw new RangeError("a packet of unknown length");
  const size = 2 ** type;
  return { start: at + size, length: bytes.readUIntBE(at, size) };
}

/** A number in the form of keys and messages (multiprecision integer): its length in bits, then its bytes. */
export function numberForm(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const significant = bytes.subarray(first < 0 ? bytes.length : first);
  const bits = Buffer.alloc(2);
  bits.writeUInt16BE(significant.length === 0 ? 0 : significant.length * 8 - Math.clz32(significant.readUInt8()) + 24);
  return Buffer.concat([bits, significant]);
}

/** Reads the number at an offset, and the offset after it. */
export function numberAt(bytes: Buffer, at: number): { readonly value: Buffer; readonly next: number } {
  const next = at + 2 + Math.ceil(bytes.readUInt16BE(at) / 8);
  if (next > bytes.length) throw new RangeError("an incomplete number");
  return { value: bytes.subarray(at + 2, next), next };
}
