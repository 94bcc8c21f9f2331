import {
  constants,
  createCipheriv,
  createHash,
  diffieHellman,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from "node:crypto";
import { numberForm, packet } from "./packets.ts";
import type { Agreement, EncryptionKey } from "./public-key.ts";

const aes256 = 9;
const tags = { sessionKey: 1, literal: 11, encrypted: 18 } as const;

/** Encrypts a text as an OpenPGP message (RFC 4880 and 6637), which `gpg --decrypt` reads. */
export function encryptFor(recipient: EncryptionKey, text: string): Buffer {
  const sessionKey = randomBytes(32);
  const sum = sessionKey.reduce((total, byte) => (total + byte) & 0xffff, 0);
  const secret = Buffer.concat([Buffer.from([aes256]), sessionKey, Buffer.from([sum >> 8, sum & 0xff])]);
  const { agreement, fingerprint } = recipient;
  const [algorithm, encrypted] =
    agreement === undefined
      ? [1, encryptedByRsa(recipient, secret)]
      : [18, encryptedByAgreement(recipient, agreement, secret)];
  const forRecipient = Buffer.concat([Buffer.from([3]), fingerprint.subarray(-8), Buffer.from([algorithm]), encrypted]);
  return Buffer.concat([
    packet(tags.sessionKey, forRecipient),
    packet(tags.encrypted, encryptedData(sessionKey, literal(text))),
  ]);
}

function encryptedByRsa({ key }: EncryptionKey, secret: Buffer): Buffer {
  return numberForm(publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret));
}

/** Encrypts with a key that both sides derive from an ephemeral key of Curve25519. */
function encryptedByAgreement(
  { key, fingerprint }: EncryptionKey,
  { hash, cipher, form }: Agreement,
  secret: Buffer,
): Buffer {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const shared = diffieHellman({ privateKey, publicKey: key });
  const wrapping = createHash(hash)
    .update(Buffer.from([0, 0, 0, 1]))
    .update(shared)
    .update(form)
    .update("Anonymous Sender    ")
    .update(fingerprint)
    .digest()
    .subarray(0, cipher.keyLength);
  const padding = 40 - secret.length;
  const padded = Buffer.concat([secret, Buffer.alloc(padding, padding)]);
  const wrap = createCipheriv(cipher.wrap, wrapping, Buffer.alloc(8, 0xa6));
  const wrapped = Buffer.concat([wrap.update(padded), wrap.final()]);
  const own = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
  return Buffer.concat([numberForm(Buffer.concat([Buffer.from([0x40]), own])), Buffer.from([wrapped.length]), wrapped]);
}

function literal(text: string): Buffer {
  // Binary, without a file name and a time.
  return packet(tags.literal, Buffer.concat([Buffer.from("b"), Buffer.alloc(5), Buffer.from(text)]));
}

/** Encrypts data with a check of its integrity. */
function encryptedData(sessionKey: Buffer, data: Buffer): Buffer {
  const random = randomBytes(16);
  const start = Buffer.concat([random, random.subarray(-2), data, Buffer.from([0xd3, 0x14])]);
  const whole = Buffer.concat([start, createHash("sha1").update(start).digest()]);
  const cipher = createCipheriv("aes-256-cfb", sessionKey, Buffer.alloc(16));
  return Buffer.concat([Buffer.from([1]), cipher.update(whole), cipher.final()]);
}
