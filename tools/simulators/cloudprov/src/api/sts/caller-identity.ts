import { object } from "@org/simulator";
import { type Action, defineAction } from "../action.ts";
import { signedCaller } from "./signed-caller.ts";

/** `GetCallerIdentity`: who calls, and whose account it is. */
export function getCallerIdentity(): Action {
  return defineAction({
    name: "GetCallerIdentity",
    params: object({}),
    run(call) {
      const { accountId, arn, principalId, type, userId } = signedCaller(call);
      return { AccountId: accountId, Arn: arn, PrincipalId: principalId, Type: type, UserId: userId };
    },
  });
}
