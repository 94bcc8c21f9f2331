import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type KeyServer, keyServer } from "./key-server.ts";

const cipher = "aes-256-gcm";
const keyBytes = 32;
const tagBytes = 16;

/** A key that encrypts and decrypts secrets as the CLI does, which gets it from the key server of this process. */
export class StackKey {
  /** Environment variables with which the CLI gets the key. */
  readonly env: Readonly<Record<string, string>>;
  /** The key's place in the file of a stack's settings. */
  readonly settings: { readonly secretsProvider: string; readonly encryptedKey: string };
  /** The key's place in a state. */
  readonly provider: object;
  readonly #key: Buffer;

  private constructor(key: Buffer, { secretsProvider, env }: KeyServer) {
    this.#key = key;
    this.env = env;
    // The server returns the text inside, which is the key in Base64.
    const encryptedKey = Buffer.from(key.toString("base64")).toString("base64");
    this.settings = { secretsProvider, encryptedKey };
    this.provider = { type: "cloud", state: { url: secretsProvider, encryptedkey: encryptedKey } };
  }

  static async create(): Promise<StackKey> {
    return new StackKey(randomBytes(keyBytes), await keyServer());
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
