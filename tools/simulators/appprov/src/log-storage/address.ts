import { createHmac, randomBytes } from "node:crypto";
import type { World } from "../world.ts";

const key = randomBytes(32);

/** An address of an operation's log that is valid for a while without credentials. */
export function addressOfLog(world: World, operationId: string): string {
  const expires = String(world.now() + world.settings.logUrlSeconds * 1000);
  return `${world.addresses.logStorage}/operation-logs/${operationId}?expires=${expires}&signature=${signatureOf(operationId, expires)}`;
}

/** Whether an address was issued here and has not expired. */
export function isGoodAddress(world: World, operationId: string, expires: string, signature: string): boolean {
  return signature === signatureOf(operationId, expires) && Number(expires) > world.now();
}

function signatureOf(operationId: string, expires: string): string {
  return createHmac("sha256", key).update(`${operationId} ${expires}`).digest("hex");
}
