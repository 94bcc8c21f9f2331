import { expectation, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";

const caller = {
  uin: idText("", { wire: "Uin" }),
  ownerUin: idText("", { wire: "OwnerUin" }),
  appId: requiredWhole("", { wire: "AppId" }),
};
const expects = expectation(caller);

/** Who calls: the user, the account that owns the user, and the number of that account in names of buckets. */
export async function readCaller(op: Op) {
  return fromWire(caller, await op.cam.read("GetUserAppId", {}, { expects }));
}

/** The account ID (UIN) of the caller. */
export async function callerUin(op: Op): Promise<number> {
  return Number((await readCaller(op)).uin);
}
