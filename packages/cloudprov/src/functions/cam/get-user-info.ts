import { fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, requiredWhole, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { readCaller } from "../../resources/cam/cam-account.ts";

const subAccount = { uin: requiredWhole("", { wire: "Uin" }), name: idText("", { wire: "Name" }) };
const subAccounts = responseList("SubAccounts", subAccount);

export const getUserInfo = lookup("getUserInfo", {
  docs: "Returns who the credentials of the provider belong to.",
  example: `const caller = cloudprov.getUserInfoOutput();`,
  inputs: {},
  outputs: {
    appId: text("Number of the account in names of buckets (APPID)."),
    uin: text("Account ID (UIN) of the user. For temporary credentials, this is the session of a role."),
    ownerUin: text("Account ID (UIN) of the main account."),
    name: text("Name of the user. Empty for the main account and for roles."),
  },
  async request(op) {
    const { appId, uin, ownerUin } = await readCaller(op);
    const name = uin === ownerUin ? "" : await nameOf(op, uin);
    return { AppId: String(appId), Uin: uin, OwnerUin: ownerUin, Name: name };
  },
  id: (_, { appId, uin }) => hash([uin, appId]),
  file: ({ appId, uin, ownerUin, name }) => ({ appId, uin, ownerUin, name }),
});

/** The name of a user; empty for the session of a role. */
async function nameOf(op: Op, uin: string): Promise<string> {
  const number = Number(uin);
  if (!Number.isSafeInteger(number)) return "";
  const query = { FilterSubAccountUin: [number] };
  const response = await op.cam.read("DescribeSubAccounts", query, { expects: subAccounts.expects });
  const users = subAccounts.of(response).map((one) => fromWire(subAccount, one));
  return users.find((one) => one.uin === number)?.name ?? "";
}
