import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

const deriveKey = promisify(pbkdf2);
/** The derivation that the CLI uses. */
const derivation = { iterations: 1_000_000, keyBytes: 32, digest: "sha256" } as const;
const cipher = "aes-256-gcm";
const tagBytes = 16;

/** Encrypts and decrypts secrets as the CLI does with a passphrase. */
export class Passphrase {
  /** Goes into the file of a stack's settings. */
  readonly encryptionSalt: string;
  readonly #key: Buffer;

  private constructor(salt: Buffer, key: Buffer) {
    this.#key = key;
    // The CLI decrypts the word to recognize a wrong passphrase.
    this.encryptionSalt = `v1:${salt.toString("base64")}:${this.encrypt("pulumi")}`;
  }

  /** Derives the key, which takes a few tenths of a second. */
  static async of(passphrase: string): Promise<Passphrase> {
    const salt = randomBytes(8);
    const { iterations, keyBytes, digest } = derivation;
    return new Passphrase(salt, await deriveKey(passphrase, salt, iterations, keyBytes, digest));
  }

  encrypt(text: string): string {
    const nonce = randomBytes(12);
    const encryption = createCipheriv(cipher, this.#key, nonce);
    const encrypted = Buffer.concat([encryption.update(text, "utf8"), encryption.final(), encryption.getAuthTag()]);
    return `v1:${nonce.toString("base64")}:${encrypted.toString("base64")}`;
  }

  /** @throws {Error} when the text was encrypted with another key. */
  decrypt(encrypted: string): string {
    const [, nonce = "", data = ""] = encrypted.split(":");
    const bytes = Buffer.from(data, "base64");
    const decryption = createDecipheriv(cipher, this.#key, Buffer.from(nonce, "base64"));
    decryption.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decryption.update(bytes.subarray(0, -tagBytes)), decryption.final()]).toString("utf8");
  }
}
