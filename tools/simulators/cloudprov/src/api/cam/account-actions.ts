import { integer, listOf, object } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { signedCaller } from "../sts/signed-caller.ts";

/** The number of the account in names of buckets. */
const appId = 1_250_000_000;

/** The actions that return who calls. */
export function accountActions(world: World): Action[] {
  return [getUserAppId(), describeSubAccounts(world)];
}

function getUserAppId(): Action {
  return defineAction({
    name: "GetUserAppId",
    params: object({}),
    run(call) {
      const { userId, accountId } = signedCaller(call);
      return { Uin: userId, OwnerUin: accountId, AppId: appId };
    },
  });
}

function describeSubAccounts(world: World): Action {
  return defineAction({
    name: "DescribeSubAccounts",
    params: object({ FilterSubAccountUin: listOf(integer({ min: 1 }), { max: 50 }) }),
    run: ({ params: { FilterSubAccountUin } }) => ({
      SubAccounts: world.camUsers
        .allSeen()
        .filter(({ uin }) => FilterSubAccountUin.includes(uin))
        .map((user) => ({
          Uin: user.uin,
          Name: user.name,
          Uid: Number(user.id),
          Remark: user.remark,
          CreateTime: world.localTimeText(user.createdAt),
          UserType: 2,
          LastLoginIp: "",
          LastLoginTime: "",
        })),
    }),
  });
}
