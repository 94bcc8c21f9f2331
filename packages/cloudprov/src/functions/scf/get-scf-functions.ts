import { field, lookupOutputs, type Rule } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { rows, text } from "../../platform/response-fields.ts";
import { recordOf } from "../../platform/responses.ts";
import { wantedTags } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { scfFunctionFields } from "../../resources/scf/scf-function-fields.ts";
import { functionList, goneFunctionCodes, keyOf, readFunction } from "../../resources/scf/scf-functions.ts";

/** The most tags of a request. */
const mostTags = 10;

const inputs = {
  name: field.string({ emptyIsUnset: true, wire: "SearchKey", docs: "Part of the name." }),
  namespace: field.string({
    emptyIsUnset: true,
    wire: "Namespace",
    docs: "Namespace of the functions. Defaults to `default`.",
  }),
  description: field.string({ emptyIsUnset: true, wire: "Description", docs: "Part of the description." }),
  tags: wantedTags(`Tags that the functions must have, by key, at most ${mostTags}.`),
};

const fewTags: Rule = {
  says: `There can be at most ${mostTags} tags.`,
  fields: ["tags"],
  test: ({ tags }) =>
    Object.keys(recordOf(tags) ?? {}).length > mostTags
      ? [{ path: "tags", message: `must have at most ${mostTags} keys` }]
      : [],
};

const found = withWireNames({
  ...lookupOutputs(scfFunctionFields, {
    omit: [
      "cosBucketName",
      "cosObjectName",
      "cosBucketRegion",
      "zipFile",
      "codeHash",
      "funcType",
      "layers",
      "triggers",
      "cfsConfigs",
      "instanceConcurrencyConfig",
      "functionId",
    ],
    inLists: { intranetConfigs: "intranetConfig" },
    override: {
      environment: field.map(field.string({ docs: "Value of the variable." }), {
        output: true,
        secret: true,
        wire: "Environment",
        docs: "Environment variables, which may be confidential.",
      }),
    },
  }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "AddTime" }),
});

export const getScfFunctions = lookup("getScfFunctions", {
  docs: "Lists the functions of a namespace with their settings, optionally filtered by name, description and tags. Each function takes one request.",
  example: `const shop = cloudprov.getScfFunctionsOutput({ tags: { team: "shop" } });`,
  inputs,
  rules: [fewTags],
  outputs: { functions: rows(found, "Functions", "The functions, in the platform's order.") },
  async request(op) {
    const { name: SearchKey, namespace: Namespace, description: Description, tags = {} } = op.args;
    const Filters = Object.entries(tags).map(([key, value]) => ({ Name: `tag-${key}`, Values: [value] }));
    const query = { SearchKey, Namespace, Description, ...(Filters.length > 0 ? { Filters } : {}) };
    const listed = await op.scf.list("ListFunctions", query, functionList, { pageSize: 20 });
    const functions = await Promise.all(
      // Another process may delete one meanwhile.
      listed.map((one) => ifExists(readFunction(op, keyOf(one)), goneFunctionCodes)),
    );
    return { Functions: functions.filter((one) => one !== undefined) };
  },
  id: (_, { functions }) => hash(functions.map(({ namespace, name }) => `${namespace}+${name}`)),
});
