import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

interface SigningKey {
  readonly secretKey: string;
  readonly date: string;
  readonly service: string;
  readonly key: KeyObject;
}

/**
 * Derives the keys of TC3-HMAC-SHA256 signatures. A key is valid for one secret key, one day and one service, so the last
 * one is kept: deriving it takes most of the time of a signature.
 */
export class Tc3SigningKeys {
  #last: SigningKey | undefined;

  /** The key of a day, such as `2023-11-14`, in UTC. */
  of(secretKey: string, date: string, service: string): KeyObject {
    const last = this.#last;
    if (last?.secretKey === secretKey && last.date === date && last.service === service) return last.key;
    const key = createSecretKey(hmac(hmac(hmac(`TC3${secretKey}`, date), service), "tc3_request"));
    this.#last = { secretKey, date, service, key };
    return key;
  }
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
