import { integer, object, optional, text } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { newAccessKey, removeKeysOf } from "./access-key-state.ts";
import { detachAll } from "./attachment-state.ts";
import { removeMemberships } from "./membership-state.ts";
import { newCamUser, tagsOfCamUser } from "./user-state.ts";
import type { CamUser } from "./users.ts";

/** The actions of users. */
export function userActions(world: World): Action[] {
  return [addUser(world), getUser(world), listUsers(world), updateUser(world), deleteUser(world)];
}

const bit = optional(integer({ min: 0, max: 1 }));
const settings = {
  Name: text({ min: 1 }),
  Remark: optional(text()),
  ConsoleLogin: bit,
  Password: optional(text()),
  NeedResetPassword: bit,
  PhoneNum: optional(text()),
  CountryCode: optional(text()),
  Email: optional(text()),
};

interface Settings {
  readonly Remark?: string | undefined;
  readonly ConsoleLogin?: number | undefined;
  readonly PhoneNum?: string | undefined;
  readonly CountryCode?: string | undefined;
  readonly Email?: string | undefined;
}

function addUser(world: World): Action {
  return defineAction({
    name: "AddUser",
    simplified: "Users cannot sign in to the console.",
    documentedOnly: "A password needs at least 8 characters of four kinds, the default rule of an account.",
    params: object({ ...settings, UseApi: bit }),
    run({ params: { Name, Password, UseApi = 0, ...given } }) {
      if (world.camUsers.all().some(({ name }) => name === Name)) {
        throw new PlatformError("InvalidParameter.SubUserNameInUse", `The user name ${Name} is in use.`);
      }
      checkPassword(Password);
      const user = world.camUsers.insert({ ...newCamUser(world, { name: Name }), ...changesOf(given) });
      const key = UseApi === 1 ? newAccessKey(world, { userId: String(user.uin) }) : undefined;
      if (key !== undefined) world.camAccessKeys.insert(key);
      return {
        Uin: user.uin,
        Uid: Number(user.id),
        Name,
        Password: Password ?? (user.consoleLogin === 1 ? `Aa1!${randomSecret()}` : ""),
        SecretId: key?.id ?? "",
        SecretKey: key?.secretKey ?? "",
        PhoneNumVerifyLink: "",
      };
    },
  });
}

function getUser(world: World): Action {
  return defineAction({
    name: "GetUser",
    params: object({ Name: text({ min: 1 }) }),
    run: ({ params: { Name } }) => ({
      ...document(userWith(world.camUsers.allSeen(), Name)),
      RecentlyLoginIP: "",
      RecentlyLoginTime: "",
    }),
  });
}

function listUsers(world: World): Action {
  return defineAction({
    name: "ListUsers",
    params: object({}),
    run: () => ({
      Data: world.camUsers.allSeen().map((user) => ({
        ...document(user),
        CreateTime: world.localTimeText(user.createdAt),
        NickName: "",
      })),
    }),
  });
}

function updateUser(world: World): Action {
  return defineAction({
    name: "UpdateUser",
    params: object(settings),
    run({ params: { Name, Password, ...given } }) {
      const user = userWith(world.camUsers.all(), Name);
      checkPassword(Password);
      world.camUsers.replace({ ...user, ...changesOf(given) });
      return {};
    },
  });
}

function deleteUser(world: World): Action {
  return defineAction({
    name: "DeleteUser",
    params: object({ Name: text({ min: 1 }), Force: bit }),
    run({ params: { Name, Force = 0 }, region }) {
      const user = userWith(world.camUsers.all(), Name);
      if (Force === 0 && world.camAccessKeys.all().some(({ userId }) => userId === String(user.uin))) {
        throw new PlatformError("OperationDenied.HaveKeys", `The user ${Name} has API keys.`);
      }
      world.camUsers.remove(user.id);
      removeKeysOf(world, user.uin);
      detachAll(world, "user", user.id);
      removeMemberships(world, { userId: user.id });
      world.tags.clear(tagsOfCamUser(user, region));
      return {};
    },
  });
}

/** @throws {PlatformError} if no user has the name. */
export function userWith(all: readonly CamUser[], name: string): CamUser {
  const user = all.find((one) => one.name === name);
  return found(user, "ResourceNotFound.UserNotExist", `user ${name}`);
}

/** The default rule of an account: at least 8 characters of all four kinds. */
function checkPassword(password: string | undefined): void {
  if (password === undefined) return;
  const isStrong = password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].every((kind) => kind.test(password));
  if (!isStrong) {
    throw new PlatformError(
      "InvalidParameter.PasswordViolatedRules",
      "The password violates the rules of the account.",
    );
  }
}

function changesOf({ Remark, ConsoleLogin, PhoneNum, CountryCode, Email }: Settings): Partial<CamUser> {
  return {
    ...(Remark === undefined ? {} : { remark: Remark }),
    ...(ConsoleLogin === undefined ? {} : { consoleLogin: ConsoleLogin }),
    ...(PhoneNum === undefined ? {} : { phoneNum: PhoneNum }),
    ...(CountryCode === undefined ? {} : { countryCode: CountryCode }),
    ...(Email === undefined ? {} : { email: Email }),
  };
}

function document(user: CamUser): Reply {
  return {
    Uin: user.uin,
    Name: user.name,
    Uid: Number(user.id),
    Remark: user.remark,
    ConsoleLogin: user.consoleLogin,
    PhoneNum: user.phoneNum,
    CountryCode: user.countryCode,
    Email: user.email,
  };
}
