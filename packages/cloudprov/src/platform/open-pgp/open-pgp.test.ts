import {
  constants,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from "node:crypto";
import { describe, expect, it } from "vitest";
import { encryptFor } from "./encrypt.ts";
import { numberAt, numberForm, packet, packetsOf } from "./packets.ts";
import { readPublicKey } from "./public-key.ts";

/** Public keys that GnuPG has exported: RSA, and Ed25519 with a Curve25519 subkey. */
const exported = {
  rsa: "mQENBGsISEUBCACtMJ3poAq2n5TAr9g85iUGg3BUJFZMxFybWQ67TqfURqa/aLMZ1BzXfmL3q4xEEMFpDXHkOVPjMTZKzjAYXU2O6aN/1ys3xvjY1hcRLwQUhyv4peK8p9ndi0/cXqLEDZdRlMhOq//Hh5yuozIlMEbp+QwCEHyT/6njWteNrNuC+d+D0FyccT6JLTFDKT0BKdUfEO3GEniG/6zy6f3EIBGcp3La/dxIfFw2JSCkH6Ew+Jo447NOTWmuBgSFYRqiWSewIrDVCYAYthjO8Yil/GnCe9nLzFflfEJt3neHHsIo0dn4yCr5BRdn/WMEGkJJNU6qKeVH6l3vQYB4kNNoKHfvABEBAAG0D3JzYUBleGFtcGxlLmNvbYkBTgQTAQoAOBYhBNP4e3J0AHq66Zc1U6NqpappEYlUBQJrCEhFAhsDBQsJCAcCBhUKCQgLAgQWAgMBAh4BAheAAAoJEKNqpappEYlUk8UH/jIakm++WSXu4iIsZsG0+d4rJkN7fzJEPs6kfX1eBbCysSvYGMjpVlwZ26mlG3GEN2CkvSJV/BBULoncc7jwRYkAZngoU5POT69DEEN7iVVaoulv61xgJpVNJ5FpGpmqBsS3MlajNJvwmlTVVM2Dr0kMXEJxDnCnYa6A/X6SNBIEiIsce2W42yVcngJGmUgzP6xXk3VkK+biwJKcZ5PvTI4IPVHMvzb3y+7EQjlRqxpqLdBmXCpvbqSwKK09Or4KvEe4zQqU/gAs6C9s0zWNpNdbeYedXgo1spn6I7x0BMWwf5kYwoWaz/FwTitjBZPF7xNquVV11LZdfJiDNZtKjGS5AQ0EawhITgEIAKNzFpD3xWfk4Pqx1acP5tnv3ESexVC2jTQ4FsPtMvDkxZ/AFMOQJFNM+JS743Rm7cNiVOlZFPQYog3S0LK4i6LA2lV1VUMIswOwL9vJSgY+ANVPaTdmkasBUB5b1NWLsXgMV8qEFSm5SKfqz9MOewyxLaWv4yOCXPEuJOlQCBmHSeoMxIEt1xUDgdyPI6IMHHPD/svkmIYowyKdZXBst+j1R6eoYH7yn0c8hFwVIVWnjmwvJBVXOIJt8euDT0ixI1xZE55Rxs9hscUevleIrFcls0QgxwDtDGLjyUaDiHrBg12Kv9jOv88S4b1IyG4lMNi6HMF/DpWPwi4Ku1fN+SEAEQEAAYkBNgQYAQoAIBYhBNP4e3J0AHq66Zc1U6NqpappEYlUBQJrCEhOAhsMAAoJEKNqpappEYlUHqIH/3DAMIePqBH+aligXniBQ4WnYKfqOtimysTS7+mZ9NIL3dH1KIc9pdgvvzz1WZ5uqrjuqXIwVEAAXs0VSbuYzUL8ij2Qaj6uFYJYvjhEQuVFThGhJ5bgjOO2gLsBa1fxuK7zQRA7Moe3uQpvWWbzcbzNDsRSNpMdxMT64BAhIdDzdzBwAcUrZB0T/BVDGC60aV3MfgydIDhwGhSnylnwyhLINrAmWFQ0XkqBayk+DwTy+HzJX+BSABJXwkVf9TaSs0NLtl+kRd455v88vSBxR/hD/ikc1TnbCrrZZdJKGG3RxyTM93XuOcm3wGS+k0ij+TBVAeUTwwgn0HY798GqQUQ=",
  curve:
    "mDMEawhIhRYJKwYBBAHaRw8BAQdABSJ+XrLEh0S9sKyExdgEzujeH9qWlsmgjcYxYz4viLK0DmVkQGV4YW1wbGUuY29tiJAEExYIADgWIQTemR6xKyAHoPDwBadIXwodIXZS8QUCawhIhQIbAwULCQgHAgYVCgkICwIEFgIDAQIeAQIXgAAKCRBIXwodIXZS8apIAPwJs9bj9oeoZjvIc6KbXEcW0opFvKtYkzvT8/Jiqvj2XAEA6nKI7dazEGCwKobR1FEiOhUJJQ3DJr2bZUIxt4j/Swq4OARrCEiFEgorBgEEAZdVAQUBAQdAOkJbUC3Y6DxapZbIW5aZHIBFiJ9/aY1dYzP5oSMrG3gDAQgHiHgEGBYIACAWIQTemR6xKyAHoPDwBadIXwodIXZS8QUCawhIhQIbDAAKCRBIXwodIXZS8RiQAQCeAmApq4bhF/njEfaLKOJo5HrCHMxJgN1LrXCIa17tdAEA8FJlnzLEAW2hLV5ZA2Tsq95U0F4apoMoAEsg0O4dMg8=",
};

/** A key packet of version 4. */
function keyPacket(tag: number, algorithm: number, material: Buffer, created = 1_700_000_000): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt8(4);
  head.writeUInt32BE(created, 1);
  head.writeUInt8(algorithm, 5);
  return packet(tag, Buffer.concat([head, material]));
}

/** A signature packet with parts in its hashed area. */
function signature(type: number, ...parts: readonly (readonly number[])[]): Buffer {
  const area = Buffer.from(parts.flatMap((part) => [part.length, ...part]));
  const head = Buffer.from([4, type, 1, 8, area.length >> 8, area.length & 0xff]);
  return packet(2, Buffer.concat([head, area, Buffer.from([0, 0, 0, 0])]));
}

function rsaMaterial(key: KeyObject): Buffer {
  const { n = "", e = "" } = key.export({ format: "jwk" });
  return Buffer.concat([n, e].map((one) => numberForm(Buffer.from(String(one), "base64url"))));
}

const curveForm = Buffer.from("0a2b060104019755010501", "hex");
const derivation = Buffer.from([3, 1, 8, 7]);

function curveMaterial(key: KeyObject): Buffer {
  const { x = "" } = key.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([0x40]), Buffer.from(String(x), "base64url")]);
  return Buffer.concat([curveForm, numberForm(point), derivation]);
}

const rsa = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const curve = generateKeyPairSync("x25519");
const primary = keyPacket(6, 1, rsaMaterial(rsa.publicKey));

/** Decrypts a message with the session key that the owner of the key recovers. */
function decrypted(message: Buffer, sessionKeyOf: (encrypted: Buffer) => Buffer): string {
  const [forRecipient, data] = packetsOf(message);
  const secret = sessionKeyOf(forRecipient?.body.subarray(10) ?? Buffer.alloc(0));
  const decipher = createDecipheriv("aes-256-cfb", secret.subarray(1, 33), Buffer.alloc(16));
  const plain = decipher.update(data?.body.subarray(1) ?? Buffer.alloc(0));
  const digest = createHash("sha1").update(plain.subarray(0, -20)).digest();
  expect(plain.subarray(-20).equals(digest)).toBe(true);
  expect(plain.subarray(14, 16).equals(plain.subarray(16, 18))).toBe(true);
  const [content] = packetsOf(plain.subarray(18, -22));
  return content?.body.subarray(6).toString() ?? "";
}

describe("a public key of OpenPGP", () => {
  it.each([
    ["rsa", "d3f87b7274007abae9973553a36aa5aa69118954", "b29d6e234dd97c41239b8d360d6dfb4fe4c9c13e"],
    ["curve", "de991eb12b2007a0f0f005a7485f0a1d217652f1", "e1e5af97c00372230e3fba714581c92092fc675c"],
  ] as const)("has the fingerprints that GnuPG shows: %s", (kind, fingerprint, subkey) => {
    const key = readPublicKey(Buffer.from(exported[kind], "base64"));
    expect(key?.fingerprint).toBe(fingerprint);
    expect(key?.encryption.fingerprint.toString("hex")).toBe(subkey);
  });

  it("does not use a key that is only for signatures, expired or revoked", () => {
    const signing = signature(0x13, [27, 0x03]);
    expect(readPublicKey(Buffer.concat([primary, signing]))).toBeUndefined();
    const subkey = keyPacket(14, 18, curveMaterial(curve.publicKey));
    const usable = Buffer.concat([primary, signing, subkey, signature(0x18, [27, 0x0c], [9, 0, 0, 0, 60])]);
    expect(readPublicKey(usable, 1_700_000_059_000)).toBeDefined();
    expect(readPublicKey(usable, 1_700_000_061_000)).toBeUndefined();
    expect(readPublicKey(Buffer.concat([usable, signature(0x28)]), 1_700_000_059_000)).toBeUndefined();
    expect(readPublicKey(Buffer.concat([primary, signature(0x20), subkey]))).toBeUndefined();
  });

  it("is not read from a part of a key, a secret key or another text", () => {
    const whole = Buffer.from(exported.curve, "base64");
    for (let length = 0; length < whole.length; length += 7) {
      expect(readPublicKey(whole.subarray(0, length))).toBeUndefined();
    }
    expect(readPublicKey(keyPacket(5, 1, rsaMaterial(rsa.publicKey)))).toBeUndefined();
    expect(readPublicKey(Buffer.from("-----BEGIN PGP PUBLIC KEY BLOCK-----"))).toBeUndefined();
  });
});

describe("an encrypted message", () => {
  it("is decrypted with an RSA key", () => {
    const key = readPublicKey(primary);
    if (key === undefined) throw new Error("no key");
    for (const text of ["Ä secret", "long".repeat(100)]) {
      const message = encryptFor(key.encryption, text);
      expect(message.includes(text)).toBe(false);
      const sessionKeyOf = (encrypted: Buffer) => {
        const { value } = numberAt(encrypted, 0);
        const padded = Buffer.concat([Buffer.alloc(256 - value.length), value]);
        return privateDecrypt({ key: rsa.privateKey, padding: constants.RSA_PKCS1_PADDING }, padded);
      };
      expect(decrypted(message, sessionKeyOf)).toBe(text);
    }
  });

  it("is decrypted with a Curve25519 key", () => {
    const subkey = keyPacket(14, 18, curveMaterial(curve.publicKey));
    const key = readPublicKey(Buffer.concat([primary, signature(0x13, [27, 0x03]), subkey, signature(0x18)]));
    if (key === undefined) throw new Error("no key");
    const sessionKeyOf = (encrypted: Buffer) => {
      const { value, next } = numberAt(encrypted, 0);
      const x = value.subarray(1).toString("base64url");
      const publicKey = createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" });
      const wrapping = createHash("sha256")
        .update(Buffer.from([0, 0, 0, 1]))
        .update(diffieHellman({ privateKey: curve.privateKey, publicKey }))
        .update(Buffer.concat([curveForm, Buffer.from([18]), derivation, Buffer.from("Anonymous Sender    ")]))
        .update(key.encryption.fingerprint)
        .digest()
        .subarray(0, 16);
      const unwrap = createDecipheriv("id-aes128-wrap", wrapping, Buffer.alloc(8, 0xa6));
      return unwrap.update(encrypted.subarray(next + 1, next + 1 + encrypted.readUInt8(next)));
    };
    expect(decrypted(encryptFor(key.encryption, "secret"), sessionKeyOf)).toBe("secret");
  });
});
