import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";

/**
 * Uses up a code of an MFA device.
 *
 * @throws PlatformError when it is wrong or was used before.
 */
export function useMfaCode({ access }: World, serialNumber: string, code: string): void {
  const known = access.mfaCodes.all().find((one) => one.serialNumber === serialNumber && one.code === code);
  if (known === undefined || known.used) {
    throw new PlatformError("FailedOperation.CheckMFAError", "The MFA code is wrong or was used before.");
  }
  access.mfaCodes.reveal({ ...known, used: true });
}
