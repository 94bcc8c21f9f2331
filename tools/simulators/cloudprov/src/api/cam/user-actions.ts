import { object } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";

/** The actions of users. */
export function userActions(world: World): Action[] {
  return [
    defineAction({
      name: "ListUsers",
      params: object({}),
      run: () => ({
        Data: world.camUsers.allSeen().map((user) => ({
          Uin: user.uin,
          Name: user.name,
          Uid: Number(user.id),
          Remark: user.remark,
          ConsoleLogin: user.consoleLogin,
          PhoneNum: user.phoneNum,
          CountryCode: user.countryCode,
          Email: user.email,
          CreateTime: world.localTimeText(user.createdAt),
          NickName: "",
        })),
      }),
    }),
  ];
}
