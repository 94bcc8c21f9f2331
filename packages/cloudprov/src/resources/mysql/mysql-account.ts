import { compositeId, field, type Listed, type Rule, type UpdateOperation } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { databasePassword } from "../../platform/database-password.ts";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { accountKey, accountListing, changeAccount, goneAccountCodes, isOfPlatform } from "./mysql-accounts.ts";
import { changeByTask } from "./mysql-tasks.ts";

const fields = withWireNames({
  mysqlId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.mysqlInstance,
    wire: "InstanceId",
    docs: "ID of the MySQL instance.",
  }),
  name: field.string({
    autoName: { maxLength: 32, separator: "_", allowed: /\w/ },
    min: 1,
    max: 32,
    replaceOnChange: true,
    wire: "User",
    docs: "Name of the account.",
  }),
  host: field.string({
    default: "%",
    min: 1,
    replaceOnChange: true,
    docs: "Host from which the account may connect: an IPv4 address, which may contain `%`, or `%` for any.",
  }),
  password: field.string({
    ...databasePassword,
    required: true,
    secret: true,
    writeOnly: true,
    docs: "Password of the account.",
  }),
  description: field.string({ default: "--", min: 1, max: 200, docs: "Description." }),
  maxUserConnections: field.integer({
    computed: true,
    min: 1,
    max: 10_240,
    docs: "Maximum number of connections at the same time. Defaults to 10240.",
  }),
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "mysqlId", form: "<instance ID>", example: "cdb-c1nl9rpv", wire: "InstanceId" },
    { property: "account", form: "<account name>[#<host>]", example: "orders", mayHoldSeparator: true },
  ],
});

/** The ID separates the name from a host by this. */
const plainName: Rule = {
  says: "name must not contain #, which separates the parts of the ID.",
  fields: ["name"],
  test: ({ name }) =>
    typeof name === "string" && name.includes("#") ? [{ path: "name", message: "must not contain #" }] : [],
};

/** How actions identify an account. */
function accountOf({ InstanceId, User, Host }: Body) {
  return { InstanceId, Accounts: [{ User, Host }] };
}

const handlers = entryObject({
  fields,
  service: "cdb",
  id,
  place: ["mysqlId"],
  own: "account",
  keys: (account) => [accountKey(account)],
  keyOfContent: accountKey,
  nameOf: ({ User }) => String(User),
  goneCodes: goneAccountCodes,
  listing: accountListing,
  create: {
    action: "CreateAccounts",
    parameters: ({ User, Host, ...body }) => ({ ...body, Accounts: [{ User, Host }] }),
  },
  delete: { action: "DeleteAccounts", parameters: accountOf },
  send: changeAccount,
});

export const mysqlAccount = resource("MysqlAccount", {
  docs: "An account of a MySQL instance. It has no permissions until a `MysqlPrivilege` grants some. Changing `name` or `host` replaces the account with one without its permissions. The password is stored in the state as a secret.",
  example: `const orders = new cloudprov.MysqlAccount("orders", {
    mysqlId: config.require("mysqlId"),
    name: "orders",
    host: "10.0.%",
    password: config.requireSecret("password"),
    description: "The service that stores orders",
});`,
  errors: {
    ...remedies(
      "cdb",
      "FailedOperation.InstanceTaskConflictError",
      "InvalidParameter.InstanceNotFound",
      "InvalidParameterValue.AccountHostRuleError",
      "InvalidParameterValue.UserNameRuleError",
      "OperationDenied.DeleteRootAccountError",
    ),
  },
  ...handlers,
  import: {
    ...handlers.import,
    needs: "a password in the program, which the next `pulumi up` sets.",
  },
  naturalKey: ["mysqlId", "name", "host"],
  rules: [plainName],

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { args, state } = op;
    const key = accountOf({ InstanceId: state.mysqlId, User: state.name, Host: state.host });
    const changes = {
      description: ["ModifyAccountDescription", { Description: args.description }],
      password: ["ModifyAccountPassword", { NewPassword: args.password }],
      maxUserConnections: ["ModifyAccountMaxUserConnections", { MaxUserConnections: args.maxUserConnections }],
    } as const;
    for (const [name, [action, change]] of Object.entries(changes)) {
      const isGiven = Object.values(change).every((value) => value !== undefined);
      if (!isGiven || !op.changed(name as keyof typeof changes)) continue;
      await changeByTask(op, { action, parameters: { ...key, ...change }, isCreation: false });
    }
  },

  list: {
    ...handlers.list,
    async *run(op: Op & { readonly query: Values }): AsyncGenerator<Listed> {
      for await (const one of handlers.list.run(op)) if (!isOfPlatform(one.name)) yield one;
    },
  },
});
