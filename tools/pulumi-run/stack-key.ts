import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const cipher = "aes-256-gcm";
const keyBytes = 32;
const tagBytes = 16;

/** The CLI's name of the key. */
const url = "hashivault://stacks";

/**
 * A key that encrypts and decrypts secrets as the CLI does. The CLI gets the key from a server in this process, which
 * speaks the protocol of Vault: from a passphrase, each run would derive it with a million hashes, a third of its CPU
 * time.
 */
export class StackKey {
  /** Environment variables with which the CLI finds the server. */
  readonly env: Readonly<Record<string, string>>;
  /** The key's place in the file of a stack's settings. */
  readonly settings = { secretsProvider: url, encryptedKey: Buffer.from("the key").toString("base64") } as const;
  /** The key's place in a state. */
  readonly provider = { type: "cloud", state: { url, encryptedkey: this.settings.encryptedKey } } as const;
  readonly #key: Buffer;

  private constructor(key: Buffer, server: string) {
    this.#key = key;
    this.env = { VAULT_SERVER_URL: server, VAULT_SERVER_TOKEN: "local" };
  }

  /** Creates a key, and starts its server, which ends with this process. */
  static async create(): Promise<StackKey> {
    const key = randomBytes(keyBytes);
    // The only request of the CLI is to decrypt the key.
    const body = JSON.stringify({ data: { plaintext: key.toString("base64") } });
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "application/json").end(body);
    });
    server.listen(0, "127.0.0.1").unref();
    await once(server, "listening");
    return new StackKey(key, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
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
