import { createSafely, type Found } from "@org/core-http";
import {
  type CheckOperation,
  type Created,
  type CreateOperation,
  expectation,
  expectationOfOwn,
  fromWire,
  ifTaken,
  importCommand,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, recentSearch, timeOf, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists, isOneOf } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole, secretText } from "../../platform/response-fields.ts";
import { type Body, madeFacts, responseList, textAt } from "../../platform/responses.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags } from "../../platform/tags.ts";
import { withLogin } from "./cam-fields.ts";
import { camUserFields as fields } from "./cam-user-fields.ts";

/** Error codes that mean that a user does not exist. */
export const goneUserCodes = ["InvalidParameter.UserNotExist"];
const takenCodes = ["InvalidParameter.SubUserNameInUse"];

const { tags: _tags, ...untagged } = fields;
const readable = expectation((found) => fromWire(untagged, withLogin(found)));
const made = {
  name: idText("", { wire: "Name" }),
  password: secretText("", { wire: "Password" }),
  secretId: secretText("", { wire: "SecretId" }),
  secretKey: secretText("", { wire: "SecretKey" }),
};
const expectsMade = expectation(made);
/** What identifies a user in the listing. */
export const listedUser = { name: idText("", { wire: "Name" }), uin: requiredWhole("", { wire: "Uin" }) };
const users = responseList("Data", listedUser, madeFacts);

/** The user with a name. */
async function userOf(op: Op, name: string): Promise<Body> {
  const identifies = expectationOfOwn("Name", name);
  return withLogin(await op.cam.read("GetUser", { Name: name }, { expects: readable, identifies }));
}

/** The account ID of the user with a name, by which other actions identify it. */
export async function uinOf(op: Op, name: string): Promise<number> {
  return fromWire(untagged, await userOf(op, name)).uin;
}

/** The numbers of the user with a name; undefined if no user has it. */
export async function findUser(
  op: Op,
  name: string,
): Promise<{ readonly uid: number; readonly uin: number } | undefined> {
  const found = await ifExists(userOf(op, name), goneUserCodes);
  return found && fromWire(untagged, found);
}

/** All users of the account. */
export async function listUsers(op: Op): Promise<readonly Body[]> {
  return users.of(await op.cam.read("ListUsers", {}, { expects: users.expects }));
}

const object: ActionObject = {
  service: "cam",
  create: "AddUser",
  delete: "DeleteUser",
  idOf: textAt("Name"),
  key: (id, { forceDelete }) => ({ Name: id, Force: forceDelete === true ? 1 : 0 }),
  read: (op, id) => userOf(op, id),
  goneCodes: goneUserCodes,
  listing: {
    name: "Name",
    createdAt: "CreateTime",
    uniqueNames: true,
    whole: {
      page: async (op) => {
        const elements = await listUsers(op);
        return { elements, next: [], total: elements.length };
      },
      asRead: withLogin,
    },
    async *find(op) {
      yield* await listUsers(op);
    },
  },
};

const handlers = taggedObject({ ...object, fields, taggedBy: "uin" }, resourceTags({ service: "cam", prefix: "uin" }));

export const camUser = resource("CamUser", {
  docs: "A user of the account, who signs in to the console, uses API keys, or both. The user has the permissions of its policies and groups. The platform returns the API key and a generated password only once; they are stored in the state as secrets.",
  example: `const operator = new cloudprov.CamUser("operator", {
    name: "operator",
    remark: "Operates the shop",
    useApi: false,
    consoleLogin: true,
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies(
      "cam",
      "OperationDenied.HaveKeys",
      "InvalidParameter.PasswordViolatedRules",
      "InvalidParameter.SubUserFull",
    ),
    "InvalidParameter.SubUserNameInUse":
      "Another user of the account has this name: choose another `name`, or import that user.",
  },
  import: { form: "<user name>", example: "operator" },
  naturalKey: ["name"],
  ...handlers,

  check(op: CheckOperation): void {
    handlers.check(op);
    const { consoleLogin, password, useApi } = op.args;
    if (password !== undefined && consoleLogin === false) {
      op.warn("password has no effect unless consoleLogin is true: remove it, or set consoleLogin to true");
    }
    const before = op.oldArgs?.["useApi"];
    if (typeof useApi === "boolean" && typeof before === "boolean" && useApi !== before) {
      op.warn("useApi applies only to the creation of a user: this change neither creates nor deletes an API key");
    }
  },

  create: createUser,

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { args, state } = op;
    const isPhone = op.changed("phoneNum", "countryCode");
    const { CountryCode: _, ...body } = flags(
      toWire(untagged, args, (name) => op.changed(name as keyof typeof fields) || (isPhone && name === "phoneNum")),
    );
    const phone = isPhone ? { CountryCode: args.countryCode ?? state.countryCode } : {};
    const reset = op.changed("needResetPassword") ? { NeedResetPassword: args.needResetPassword ? 1 : 0 } : {};
    const changes = { ...body, ...phone, ...reset };
    if (Object.keys(changes).length > 0) await op.cam.write("UpdateUser", { Name: op.id, ...changes });
    await handlers.update(op);
  },
});

interface FoundUser extends Found {
  /** Only the response to the creation contains them. */
  readonly secrets?: { readonly password: string; readonly secretId: string; readonly secretKey: string };
}

/** A user whose secrets were lost with the response is deleted and created again. */
async function createUser(op: CreateOperation<typeof fields> & Clients): Promise<Created<typeof fields>> {
  const { name, consoleLogin, useApi, needResetPassword, password } = op.args;
  const request = {
    ...flags(toWire(untagged, op.args)),
    UseApi: useApi ? 1 : 0,
    NeedResetPassword: needResetPassword ? 1 : 0,
  };
  const find = async () => (await listUsers(op)).filter((one) => one["Name"] === name).map(foundUser);
  const returnsSecrets = useApi || (consoleLogin && password === undefined);
  const abandon = async ({ id }: Found) => {
    await op.cam.write("DeleteUser", { Name: id, Force: 1 });
  };
  const where = op.platform.place;
  const user = await op.memory.creates.inSequence(JSON.stringify(["CamUser", where, name]), () =>
    createSafely<FoundUser>(op, {
      what: `CamUser "${name}"`,
      where,
      importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
      ifTaken: (id) => ifTaken(op, id),
      post: async () => {
        const response = await op.cam.create("AddUser", request, { expects: expectsMade });
        const { name: id, ...secrets } = fromWire(made, response);
        return { id, secrets };
      },
      find,
      before: async () => (await find()).map(({ id }) => id),
      recent: recentSearch(op, object, op.args, name),
      unique: true,
      deterministicId: true,
      isConflict: (error) => isOneOf(codeOf(error), takenCodes),
      ...(returnsSecrets ? { abandon } : {}),
    }),
  );
  const { secretId = "", secretKey = "", password: generated = "" } = user.secrets ?? {};
  return { id: user.id, known: { secretId, secretKey, password: password ?? generated } };
}

function foundUser(found: Body): FoundUser {
  const createdAt = timeOf(found["CreateTime"]);
  return { id: String(found["Name"]), ...(createdAt === undefined ? {} : { createdAt }) };
}

/** A request with the sign-in permission as a number. */
function flags({ ConsoleLogin, ...body }: Values): Body {
  return ConsoleLogin === undefined ? body : { ...body, ConsoleLogin: ConsoleLogin === true ? 1 : 0 };
}
