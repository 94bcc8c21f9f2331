import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { pageOf } from "../lists.ts";
import { checkPassword } from "./checks.ts";
import { accountId, type MysqlAccount, noPrivileges } from "./mysql.ts";
import { begin, existingMysql, idleMysql } from "./tasks.ts";

/** The actions of accounts in an instance. */
export function accountActions(world: World): Action[] {
  return [
    createAccounts(world),
    describeAccounts(world),
    modifyPassword(world),
    modifyDescription(world),
    modifyMaxUserConnections(world),
    modifyHost(world),
    deleteAccounts(world),
  ];
}

const name = text({ min: 1 });
/** Accounts in a request. */
export const accountsMember = listOf(object({ User: name, Host: name }), { min: 1 });

/** An account in a request. */
export interface AskedAccount {
  readonly User: string;
  readonly Host: string;
}

/** Finds an account other than the administrator. */
export function existingAccount(world: World, instanceId: string, { User, Host }: AskedAccount): MysqlAccount {
  const account = world.mysql.accounts.get(accountId(instanceId, User, Host));
  return found(account, "InvalidParameterValue.UserNotExistError", `account ${User}@${Host}`);
}

function checkName({ User, Host }: AskedAccount): void {
  if (!/^\w{1,32}$/.test(User)) {
    throw new PlatformError("InvalidParameterValue.UserNameRuleError", "A name has 1 to 32 word characters.");
  }
  if (!/^[\d.%/]{1,60}$/.test(Host)) {
    throw new PlatformError("InvalidParameterValue.AccountHostRuleError", "A host is an address, or %.");
  }
}

function checkDescription(description: string): void {
  if (description.length > 255) {
    throw new PlatformError("InvalidParameterValue.AccountDescriptionLengthError", "It has at most 255 characters.");
  }
}

function createAccounts(world: World): Action {
  return defineAction({
    name: "CreateAccounts",
    params: object({
      InstanceId: name,
      Accounts: accountsMember,
      Password: text(),
      Description: optional(text()),
      MaxUserConnections: optional(integer({ min: 0, max: 10_240 })),
    }),
    run({ params: { InstanceId, Accounts, Password, Description = "", MaxUserConnections }, region }) {
      idleMysql(world, InstanceId, region);
      for (const one of Accounts) checkName(one);
      checkPassword(Password);
      checkDescription(Description);
      const taken = Accounts.find(
        ({ User, Host }) =>
          User === "root" || world.mysql.accounts.get(accountId(InstanceId, User, Host)) !== undefined,
      );
      return begin(world, {
        action: "CreateAccounts",
        instanceId: InstanceId,
        ...(taken === undefined ? {} : { failure: `The account ${taken.User}@${taken.Host} exists.` }),
        finish() {
          for (const { User, Host } of Accounts) {
            world.mysql.accounts.insert({
              id: accountId(InstanceId, User, Host),
              instanceId: InstanceId,
              user: User,
              host: Host,
              password: Password,
              description: Description === "--" ? "" : Description,
              maxUserConnections: MaxUserConnections || 10_240,
              privileges: noPrivileges,
              createdAt: world.now(),
            });
          }
        },
      });
    },
  });
}

function describeAccounts(world: World): Action {
  return defineAction({
    name: "DescribeAccounts",
    params: object({
      InstanceId: name,
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 100 })),
      AccountRegexp: optional(text()),
      SortBy: optional(text()),
      OrderBy: optional(text()),
      HostRegexp: optional(text()),
    }),
    run({ params: { InstanceId, AccountRegexp = "", HostRegexp = "", ...page }, region }) {
      const { createdAt } = existingMysql(world, InstanceId, region);
      const root = { user: "root", host: "%", description: "", maxUserConnections: 10_240, createdAt };
      const all = [
        root,
        ...world.mysql.accounts.allSeen().filter(({ instanceId }) => instanceId === InstanceId),
      ].filter(({ user, host }) => new RegExp(AccountRegexp).test(user) && new RegExp(HostRegexp).test(host));
      return {
        TotalCount: all.length,
        Items: pageOf(all, page).map((one) => document(world, one)),
        MaxUserConnections: 10_240,
      };
    },
  });
}

type Shown = Pick<MysqlAccount, "user" | "host" | "description" | "maxUserConnections" | "createdAt">;

function document(world: World, { user, host, description, maxUserConnections, createdAt }: Shown): Reply {
  const time = world.localTimeText(createdAt);
  return {
    Notes: description,
    Host: host,
    User: user,
    ModifyTime: time,
    ModifyPasswordTime: time,
    CreateTime: time,
    MaxUserConnections: maxUserConnections,
    OpenCam: false,
  };
}

/** Begins a task that changes accounts. */
function changeAccounts(
  world: World,
  {
    action,
    InstanceId,
    Accounts,
    region,
  }: { action: string; InstanceId: string; Accounts: readonly AskedAccount[]; region: string },
  changes: Partial<MysqlAccount>,
): Reply {
  const { accounts } = world.mysql;
  idleMysql(world, InstanceId, region);
  const all = Accounts.map((one) => existingAccount(world, InstanceId, one));
  return begin(world, {
    action,
    instanceId: InstanceId,
    finish() {
      for (const { id } of all) {
        const account = accounts.get(id);
        if (account !== undefined) accounts.replace({ ...account, ...changes });
      }
    },
  });
}

function modifyPassword(world: World): Action {
  const action = "ModifyAccountPassword";
  return defineAction({
    name: action,
    params: object({
      InstanceId: name,
      NewPassword: text(),
      Accounts: accountsMember,
      SkipValidatePassword: optional(flag()),
    }),
    run({ params: { InstanceId, NewPassword: password, Accounts }, region }) {
      checkPassword(password);
      const others = Accounts.filter(({ User }) => User !== "root");
      if (others.length > 0)
        return changeAccounts(world, { action, InstanceId, Accounts: others, region }, { password });
      const { instances } = world.mysql;
      idleMysql(world, InstanceId, region);
      return begin(world, {
        action,
        instanceId: InstanceId,
        taskStatus: 8,
        finish() {
          const now = instances.get(InstanceId);
          if (now !== undefined) instances.replace({ ...now, rootPassword: password });
        },
      });
    },
  });
}

function modifyDescription(world: World): Action {
  const action = "ModifyAccountDescription";
  return defineAction({
    name: action,
    params: object({ InstanceId: name, Accounts: accountsMember, Description: optional(text()) }),
    run({ params: { InstanceId, Accounts, Description = "" }, region }) {
      checkDescription(Description);
      const description = Description === "--" ? "" : Description;
      return changeAccounts(world, { action, InstanceId, Accounts, region }, { description });
    },
  });
}

function modifyMaxUserConnections(world: World): Action {
  const action = "ModifyAccountMaxUserConnections";
  return defineAction({
    name: action,
    params: object({
      Accounts: accountsMember,
      InstanceId: name,
      MaxUserConnections: integer({ min: 1, max: 10_240 }),
    }),
    run({ params: { InstanceId, Accounts, MaxUserConnections: maxUserConnections }, region }) {
      return changeAccounts(world, { action, InstanceId, Accounts, region }, { maxUserConnections });
    },
  });
}

function modifyHost(world: World): Action {
  return defineAction({
    name: "ModifyAccountHost",
    params: object({ InstanceId: name, User: name, Host: name, NewHost: name }),
    run({ params: { InstanceId, User, Host, NewHost }, region }) {
      idleMysql(world, InstanceId, region);
      checkName({ User, Host: NewHost });
      const { id, ...account } = existingAccount(world, InstanceId, { User, Host });
      return begin(world, {
        action: "ModifyAccountHost",
        instanceId: InstanceId,
        finish() {
          world.mysql.accounts.remove(id);
          world.mysql.accounts.insert({ ...account, id: accountId(InstanceId, User, NewHost), host: NewHost });
        },
      });
    },
  });
}

function deleteAccounts(world: World): Action {
  return defineAction({
    name: "DeleteAccounts",
    params: object({ InstanceId: name, Accounts: accountsMember }),
    run({ params: { InstanceId, Accounts }, region }) {
      idleMysql(world, InstanceId, region);
      if (Accounts.some(({ User }) => User === "root")) {
        throw new PlatformError("OperationDenied.DeleteRootAccountError", "The account root cannot be deleted.");
      }
      const all = Accounts.map((one) => existingAccount(world, InstanceId, one));
      return begin(world, {
        action: "DeleteAccounts",
        instanceId: InstanceId,
        finish() {
          for (const { id } of all) world.mysql.accounts.remove(id);
        },
      });
    },
  });
}
