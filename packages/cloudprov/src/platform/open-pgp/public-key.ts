import { createHash, createPublicKey, type KeyObject } from "node:crypto";
import { newLength, numberAt, type Packet, packetsOf } from "./packets.ts";

/** A key that messages can be encrypted for. */
export interface EncryptionKey {
  /** SHA-1 of the key packet. Its last eight bytes are the key's ID. */
  readonly fingerprint: Buffer;
  readonly key: KeyObject;
  /** How to agree on a key with Curve25519. Undefined for RSA. */
  readonly agreement: Agreement | undefined;
}

/** The parameters of a key agreement (RFC 6637, section 8). */
export interface Agreement {
  readonly hash: string;
  readonly cipher: { readonly wrap: string; readonly keyLength: number };
  /** The curve, the algorithm and the parameters in the form in which they are part of the derivation. */
  readonly form: Buffer;
}

/** A public key of OpenPGP. */
export interface OpenPgpKey {
  /** Of the primary key, in hexadecimal. */
  readonly fingerprint: string;
  /** The newest key that messages can be encrypted for. */
  readonly encryption: EncryptionKey;
}

const tags = { signature: 2, primary: 6, subkey: 14 } as const;
/** The type of the signature with which a primary key claims a subkey. */
const subkeyBinding = 0x18;
const subkeyRevocation = 0x28;
const keyRevocation = 0x20;
/** The flags of a key with which communication or storage may be encrypted. */
const mayEncrypt = 0x04 | 0x08;
const curve25519 = "2b060104019755010501";
/** The hashes and ciphers of key agreements, by their numbers. */
const hashes: Readonly<Record<number, string>> = { 8: "sha256", 9: "sha384", 10: "sha512" };
const ciphers: Readonly<Record<number, Agreement["cipher"]>> = {
  7: { wrap: "id-aes128-wrap", keyLength: 16 },
  8: { wrap: "id-aes192-wrap", keyLength: 24 },
  9: { wrap: "id-aes256-wrap", keyLength: 32 },
};

/**
 * Reads a public key in the binary form of `gpg --export`. The signatures are not verified: the user vouches
 * for it.
 *
 * @returns undefined if it is not a public key, is revoked or expired, or has neither an RSA nor a Curve25519 key that
 * messages can be encrypted for.
 */
export function readPublicKey(bytes: Buffer, now: number = Date.now()): OpenPgpKey | undefined {
  try {
    const [primary, ...others] = groupsOf(packetsOf(bytes));
    if (primary?.key.tag !== tags.primary || isRevoked(primary)) return undefined;
    const usable = [primary, ...others].filter((group) => !isRevoked(group) && isForEncryption(group, now));
    const encryption = usable.map(({ key }) => encryptionKeyOf(key.body)).findLast((key) => key !== undefined);
    return encryption && { fingerprint: fingerprintOf(primary.key.body).toString("hex"), encryption };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A key with the signatures that follow it. */
interface Group {
  readonly key: Packet;
  readonly signatures: readonly Signature[];
}

interface Signature {
  readonly type: number;
  /** The flags of the key, if the signature contains them. */
  readonly flags: number | undefined;
  /** When the key expires, in seconds after its creation. 0 if it does not expire. */
  readonly expiresAfter: number;
}

function groupsOf(packets: readonly Packet[]): Group[] {
  const groups: { readonly key: Packet; readonly signatures: Signature[] }[] = [];
  for (const one of packets) {
    if (one.tag === tags.primary || one.tag === tags.subkey) groups.push({ key: one, signatures: [] });
    if (one.tag === tags.signature) groups.at(-1)?.signatures.push(signatureOf(one.body));
  }
  return groups;
}

function signatureOf(body: Buffer): Signature {
  const isKnown = body.readUInt8() === 4;
  const hashed = isKnown ? body.subarray(6, 6 + body.readUInt16BE(4)) : Buffer.alloc(0);
  const parts = new Map<number, Buffer>();
  for (let at = 0; at < hashed.length; ) {
    const { start, length } = newLength(hashed, at);
    parts.set(hashed.readUInt8(start) & 0x7f, hashed.subarray(start + 1, start + length));
    at = start + length;
  }
  return {
    type: isKnown ? body.readUInt8(1) : 0,
    flags: parts.get(27)?.[0],
    expiresAfter: parts.get(9)?.readUInt32BE() ?? 0,
  };
}

function isRevoked({ signatures }: Group): boolean {
  return signatures.some(({ type }) => type === subkeyRevocation || type === keyRevocation);
}

function isForEncryption({ key, signatures }: Group, now: number): boolean {
  const created = key.body.readUInt32BE(1);
  const isExpired = signatures.some(({ expiresAfter: after }) => after > 0 && (created + after) * 1_000 < now);
  const flags = signatures.flatMap((one) => one.flags ?? []);
  const isBound = key.tag !== tags.subkey || signatures.some(({ type }) => type === subkeyBinding);
  return isBound && !isExpired && (flags.length === 0 || flags.some((one) => (one & mayEncrypt) !== 0));
}

/** The key in a key packet of version 4; undefined if it has another algorithm. */
function encryptionKeyOf(body: Buffer): EncryptionKey | undefined {
  if (body.readUInt8() !== 4) return undefined;
  const algorithm = body.readUInt8(5);
  const fingerprint = fingerprintOf(body);
  if (algorithm === 1 || algorithm === 2) {
    const modulus = numberAt(body, 6);
    const exponent = numberAt(body, modulus.next);
    const [n, e] = [modulus.value.toString("base64url"), exponent.value.toString("base64url")];
    return { fingerprint, key: createPublicKey({ key: { kty: "RSA", n, e }, format: "jwk" }), agreement: undefined };
  }
  if (algorithm !== 18) return undefined;
  const end = 7 + body.readUInt8(6);
  const point = numberAt(body, end);
  const form = Buffer.concat([body.subarray(6, end), Buffer.from([algorithm]), body.subarray(point.next)]);
  const hash = hashes[body.readUInt8(point.next + 2)];
  const cipher = ciphers[body.readUInt8(point.next + 3)];
  const isCurve25519 = body.subarray(7, end).toString("hex") === curve25519;
  if (!isCurve25519 || hash === undefined || cipher === undefined) return undefined;
  const x = point.value.subarray(1).toString("base64url");
  return {
    fingerprint,
    key: createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" }),
    agreement: { hash, cipher, form },
  };
}

function fingerprintOf(body: Buffer): Buffer {
  const header = Buffer.from([0x99, body.length >> 8, body.length & 0xff]);
  return createHash("sha1").update(header).update(body).digest();
}
