import {
  type CreateOperation,
  expectation,
  expectationAt,
  field,
  fromWire,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, createByAction, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { camName, checkPolicyDocument, withLogin } from "./cam-fields.ts";

const describe = "DescribeRoleList";
/** Error codes that mean that a role does not exist. */
export const goneRoleCodes = ["InvalidParameter.RoleNotExist"];

const untagged = withWireNames({
  name: field.string({
    autoName: { maxLength: 128 },
    ...camName,
    replaceOnChange: true,
    wire: "RoleName",
    docs: "Name of the role, unique in the account.",
  }),
  document: field.string({
    required: true,
    equality: "json",
    wire: "PolicyDocument",
    docs: "Trust policy that names who may assume the role, as JSON of version `2.0`. Write the account number in a `qcs` principal, because the platform replaces `root` with it.",
  }),
  description: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Description of the role." }),
  consoleLogin: field.boolean({ default: false, docs: "Whether the role may be used to sign in to the console." }),
  sessionDuration: field.integer({
    computed: true,
    min: 0,
    max: 43_200,
    docs: "Longest session of the role, in seconds. Defaults to the platform's value.",
  }),
  createTime: field.string({ output: true, wire: "AddTime", docs: "Creation time, in the platform's time zone." }),
  updateTime: field.string({
    output: true,
    changesWith: ["document", "description", "consoleLogin", "sessionDuration"],
    docs: "Time of the last change, in the platform's time zone.",
  }),
  roleArn: field.string({ output: true, docs: "Resource name of the role, `qcs::cam::uin/...`." }),
});

const fields = { ...untagged, tags: tagsField };

const roleInfo = expectationAt(
  "RoleInfo",
  expectation((found) => fromWire(untagged, withLogin(found))),
);
/** The roles of a listing. Only their IDs and names must be valid. */
const all = responseList("List", memberFacts("RoleId", "RoleName"));
/** The roles of a listing. */
export const roleList = responseList("List", memberFacts("RoleId", "RoleName"), (found) =>
  fromWire(untagged, withLogin(found)),
);

async function roleOf(op: Op, key: Body): Promise<Body> {
  return (await op.cam.read("GetRole", key, { expects: roleInfo }))["RoleInfo"] as Body;
}

const roles: ActionObject = {
  service: "cam",
  create: "CreateRole",
  delete: "DeleteRole",
  idOf: textAt("RoleId"),
  key: (id) => ({ RoleId: id }),
  read: async (op, id) => withLogin(await roleOf(op, { RoleId: id })),
  goneCodes: goneRoleCodes,
  listing: {
    name: "RoleName",
    createdAt: "AddTime",
    uniqueNames: true,
    takenCodes: ["InvalidParameter.RoleNameInUse"],
    whole: { page: (op, offset) => op.cam.page(describe, {}, all, { offset }), asRead: withLogin },
    async *find(op: Op, name) {
      if (name === undefined) yield* op.cam.pages(describe, {}, all);
      else {
        const found = await ifExists(roleOf(op, { RoleName: name }), goneRoleCodes);
        if (found !== undefined) yield found;
      }
    },
  },
};

const handlers = taggedObject({ ...roles, fields }, resourceTags({ service: "cam", prefix: "role", region: "" }));

export const camRole = resource("CamRole", {
  docs: "A role of Cloud Access Management: a service, another account or an identity provider assumes it for temporary credentials. Its ID is a number with 19 digits, as text.",
  example: `const functions = new cloudprov.CamRole("functions", {
    document: JSON.stringify({
        version: "2.0",
        statement: [{
            action: "name/sts:AssumeRole",
            effect: "allow",
            principal: { service: ["scf.qcloud.com"] },
        }],
    }),
});`,
  errors: {
    ...remedies(
      "cam",
      "InvalidParameter.PrincipalServiceNotExist",
      "InvalidParameter.PrincipalQcsNotExist",
      "InvalidParameter.StatementError",
    ),
    "InvalidParameter.RoleNameInUse":
      "Another role of the account has this name: choose another `name`, or import that role.",
  },
  import: { form: "<role ID>", example: "4611686018427397919" },
  ...handlers,

  check(op) {
    handlers.check(op);
    checkPolicyDocument(op);
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { ConsoleLogin, ...body } = toWire(untagged, op.args as Values);
    return createByAction(op, roles, { ...body, ConsoleLogin: ConsoleLogin === true ? 1 : 0 }, op.args as Values);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { id, args, state } = op;
    if (op.changed("description")) {
      await op.cam.write("UpdateRoleDescription", { RoleId: id, Description: args.description ?? "" });
    }
    if (op.changed("document")) {
      await op.cam.write("UpdateAssumeRolePolicy", { RoleId: id, PolicyDocument: args.document });
    }
    // The following actions take the ID as a number, which JavaScript cannot represent exactly.
    const byName = { RoleName: state.name };
    if (op.changed("consoleLogin")) {
      await op.cam.write("UpdateRoleConsoleLogin", { ...byName, ConsoleLogin: args.consoleLogin ? 1 : 0 });
    }
    if (op.changed("sessionDuration")) {
      await op.cam.write("UpdateRoleSessionDuration", { ...byName, SessionDuration: args.sessionDuration });
    }
    await handlers.update(op);
  },
});
