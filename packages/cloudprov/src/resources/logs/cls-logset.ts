import { field, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { createdWithTags, tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { keyedBy } from "../../platform/service-client.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  logsetName: field.string({
    required: true,
    min: 1,
    docs: "Name of the log set, unique in the region: up to 255 characters without `|`.",
  }),
  tags: tagsField,
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
  topicCount: field.integer({ output: true, docs: "Number of log topics in the log set." }),
  roleName: field.string({
    output: true,
    optional: true,
    docs: "Role of the product that has created the log set. Empty for your own.",
  }),
});

const describe = "DescribeLogsets";
const identity = memberFacts("LogsetId", "LogsetName");
/** The log sets of a listing. Only their IDs and names must be valid. */
const all = responseList("Logsets", identity);
/** The log sets of a listing. */
const wholeList = responseList("Logsets", identity, (found) => fromWire(fields, withTags(tagsAsSet(found))));

const logsets: ActionObject = {
  service: "cls",
  create: "CreateLogset",
  update: { action: "ModifyLogset", sends: "changes" },
  delete: "DeleteLogset",
  idOf: textAt("LogsetId"),
  key: (id) => ({ LogsetId: id }),
  read: async (op, id) => {
    const { elements } = await op.cls.page(describe, keyedBy({ logsetId: id }), wholeList);
    return elements[0] && tagsAsSet(elements[0]);
  },
  listing: {
    name: "LogsetName",
    createdAt: "CreateTime",
    uniqueNames: true,
    takenCodes: ["InvalidParameter.LogsetConflict", "FailedOperation.LogsetConflict"],
    whole: { page: (op, offset) => op.cls.page(describe, {}, all, { offset }), asRead: tagsAsSet },
    find: (op, name) => op.cls.pages(describe, keyedBy({ logsetName: name }), all),
  },
};

export const clsLogset = resource("ClsLogset", {
  docs: "A log set of the Cloud Log Service, which groups log topics. It can be deleted only when it contains no topics.",
  example: `const shop = new cloudprov.ClsLogset("shop", {
    logsetName: "shop",
    tags: { team: "shop" },
});`,
  errors: remedies("cls", "FailedOperation.LogsetNotEmpty", "LimitExceeded.Logset"),
  import: { form: "<log set ID>", example: "5cd3a17e-fb0b-418c-afd7-77b365397426" },
  ...createdWithTags({ ...logsets, fields }, resourceTags({ service: "cls", prefix: "logset" })),
});
