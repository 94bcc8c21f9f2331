import type { Session } from "../../auth/records.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";

/** Temporary credentials to be given out. */
export interface Wanted extends Pick<Session, "caller" | "roleId" | "mfa"> {
  /** The lifetime asked for, in seconds; 0 and undefined mean the usual one. */
  readonly seconds: number | undefined;
  readonly usualSeconds: number;
  readonly maxSeconds: number;
}

/**
 * Gives out temporary credentials, as all actions that do so answer them.
 *
 * @throws PlatformError when they are to live longer than they may.
 */
export function giveKeys(world: World, { seconds, usualSeconds, maxSeconds, ...session }: Wanted): Reply {
  if (seconds !== undefined && (seconds < 0 || seconds > maxSeconds)) {
    throw new PlatformError(
      "InvalidParameter.OverTimeError",
      `The duration must be at most ${maxSeconds} seconds, not ${seconds}.`,
    );
  }
  const lifetime = world.settings.sessionSeconds ?? (seconds || usualSeconds);
  const { id, secretKey, token, expiresAt } = world.access.openSession({
    ...session,
    expiresAt: world.now() + lifetime * 1000,
  });
  return {
    Credentials: { TmpSecretId: id, TmpSecretKey: secretKey, Token: token },
    ExpiredTime: Math.floor(expiresAt / 1000),
    Expiration: world.timeText(expiresAt),
  };
}
