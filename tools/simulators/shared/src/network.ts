import { createHash, timingSafeEqual } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

/** Who can reach the hosts of a simulator. */
export interface Network {
  /** The address or host name to listen on. */
  readonly address: string;
  /** The token that the control URL requires, if any. */
  readonly token: string | undefined;
  /** Whether the hosts listen on no port, and serve only clients in this process. */
  readonly inMemory?: boolean;
}

/** The default: only this machine, without a token. */
export const thisMachine: Network = { address: "127.0.0.1", token: undefined };

/**
 * Checks where a simulator is to listen.
 *
 * @throws an error if other machines could reach a control URL that no token protects.
 */
export function networkOf({
  listen,
  token,
  inMemory,
}: Partial<Readonly<Record<"listen" | "token", string | undefined>>> & {
  readonly inMemory?: boolean | undefined;
}): Network {
  const address = listen ?? thisMachine.address;
  if (token !== undefined && !/^[\w.~-]{16,}$/.test(token)) {
    throw new Error("The token must have at least 16 characters, all of them letters, digits, or . _ ~ -");
  }
  if (token === undefined && !isLoopback(address)) {
    throw new Error(`Listening on "${address}" requires a token (--token), because other machines can reach it.`);
  }
  return { address, token, ...(inMemory ? { inMemory } : {}) };
}

/** The host in the URLs of a server that listens on an address. */
export function urlHostOf(address: string): string {
  if (address === "0.0.0.0" || address === "::") return thisMachine.address;
  return isIPv6(address) ? `[${address}]` : address;
}

/** Whether only this machine can reach an address. */
export function isLoopback(address: string): boolean {
  return address === "localhost" || address === "::1" || (isIPv4(address) && address.startsWith("127."));
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (secret: string) => createHash("sha256").update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}
