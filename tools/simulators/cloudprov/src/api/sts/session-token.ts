import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { useMfaCode } from "./mfa.ts";
import { signedCaller } from "./signed-caller.ts";
import { giveKeys } from "./temporary-keys.ts";

/** `GetSessionToken`: temporary credentials of the caller, who has shown an MFA code. */
export function getSessionToken(world: World): Action {
  return defineAction({
    name: "GetSessionToken",
    simplified: "Accepts the MFA codes that the simulator was started with, each once.",
    params: object({
      SerialNumber: text({ min: 1 }),
      TokenCode: text({ min: 1 }),
      DurationSeconds: optional(integer()),
    }),
    run(call) {
      const caller = signedCaller(call);
      if (caller.temporary) {
        throw new PlatformError("FailedOperation.TempKeyNotAllowed", "Temporary keys must not call this action.");
      }
      const { SerialNumber, TokenCode, DurationSeconds: seconds } = call.params;
      useMfaCode(world, SerialNumber, TokenCode);
      const maxSeconds = caller.type === "RootAccount" ? 7_200 : 129_600;
      const wanted = { seconds, usualSeconds: 1_800, maxSeconds, mfa: true, roleId: undefined };
      return giveKeys(world, { ...wanted, caller: { ...caller, temporary: true } });
    },
  });
}
