import { expectation, expectationOfOwn, field, fromWire } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { requiredWhole, text } from "../../platform/response-fields.ts";
import { madeFacts, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { numberAt } from "./cam-fields.ts";

/** Error codes that mean that a group does not exist. */
export const goneGroupCodes = ["InvalidParameter.GroupNotExist"];

const fields = withWireNames({
  name: field.string({
    autoName: { maxLength: 128 },
    wire: "GroupName",
    docs: "Name of the group, unique in the account.",
  }),
  remark: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Description of the group." }),
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
});

const idOf = numberAt("GroupId");
const readable = expectation((found) => [idOf(found), fromWire(fields, found)]);

const all = responseList("GroupInfo", {
  id: requiredWhole("", { wire: "GroupId" }),
  name: text("", { wire: "GroupName" }),
  ...madeFacts,
});
const form = { pageSize: 200 };

/** The groups of the account. */
export const camGroups: ActionObject = {
  service: "cam",
  create: "CreateGroup",
  update: "UpdateGroup",
  delete: "DeleteGroup",
  idOf,
  key: (id) => ({ GroupId: Number(id) }),
  read: (op, id) => {
    const identifies = expectationOfOwn("GroupId", id);
    return op.cam.read("GetGroup", { GroupId: Number(id) }, { expects: readable, identifies });
  },
  goneCodes: goneGroupCodes,
  listing: {
    name: "GroupName",
    createdAt: "CreateTime",
    uniqueNames: true,
    takenCodes: ["InvalidParameter.GroupNameInUse", "FailedOperation.GroupNameInUse"],
    whole: {
      page: (op, offset) => op.cam.page("ListGroups", {}, all, { ...form, offset }),
      asRead: (found) => found,
    },
    find: (op, name) => op.cam.pages("ListGroups", name === undefined ? {} : { Keyword: name }, all, form),
  },
};

export const camGroup = resource("CamGroup", {
  docs: "A group of users of Cloud Access Management. Its users have the permissions of the policies that are attached to it.",
  example: `const developers = new cloudprov.CamGroup("developers", { remark: "Developers of the shop" });`,
  errors: {
    "InvalidParameter.GroupNameInUse":
      "Another group of the account has this name: choose another `name`, or import that group.",
  },
  import: { form: "<group ID>", example: "33333" },
  ...actionObject({ ...camGroups, fields }),
});
