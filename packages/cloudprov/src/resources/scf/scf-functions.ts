import { compositeId, expectation, expectationOfRequested, fromWire, responseField } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { ifExists } from "../../platform/errors.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { scfFunctionFields as fields } from "./scf-function-fields.ts";
import { functionAsRead } from "./scf-function-form.ts";
import { listNamespaces } from "./scf-namespace.ts";

/** Error codes that mean that a function does not exist. */
export const goneFunctionCodes = ["InvalidParameterValue.FunctionName"];

/** The ID of a function. */
export const functionId = compositeId({
  separator: "+",
  parts: [
    { property: "namespace", wire: "Namespace", form: "<namespace>", example: "default" },
    { property: "name", wire: "FunctionName", form: "<function name>", example: "orders" },
  ],
});

const identity = {
  namespace: responseField.string({ wire: "Namespace", returned: "always" }),
  name: responseField.string({ wire: "FunctionName", returned: "always" }),
};
/** The functions of a listing. Only what identifies them must be valid. */
export const functionList = responseList("Functions", memberFacts("FunctionId", "FunctionName"), identity);
const readable = expectation((found) => fromWire(fields, asRead(found)));

/** The state of a function. */
export const functionState = {
  status: responseField.string({ wire: "Status", returned: "always" }),
  description: responseField.string({ wire: "StatusDesc", optional: true }),
  reasons: responseField.list(
    responseField.object({ message: responseField.string({ wire: "ErrorMessage", optional: true }) }, {}),
    { wire: "StatusReasons", optional: true },
  ),
  codeError: responseField.string({ wire: "CodeError", optional: true }),
  // Only lookups return it.
  createTime: responseField.string({ wire: "AddTime", optional: true }),
};

/** How requests identify a function. */
interface FunctionKey {
  readonly Namespace: string;
  readonly FunctionName: string;
}

/** Reads a function as the platform has it. @throws if it does not exist. */
export function getFunction(op: Op, { Namespace, FunctionName }: FunctionKey): Promise<Body> {
  const key = { Namespace, FunctionName };
  return op.scf.read("GetFunction", key, { expects: readable, identifies: expectationOfRequested(key) });
}

/** Reads a function with its values as the properties have them. @throws if it does not exist. */
export async function readFunction(op: Op, key: FunctionKey): Promise<Body> {
  return asRead(await getFunction(op, key));
}

/** The function that an ID or an element of a listing names. */
export function keyOf(named: Body): FunctionKey {
  const { namespace, name } = fromWire(identity, named);
  return { Namespace: namespace, FunctionName: name };
}

function asRead(found: Body): Body {
  fromWire(functionState, found);
  return withTags(tagsAsSet(functionAsRead(found)));
}

/** How the platform creates, identifies and lists functions. */
export const functions: ActionObject = {
  service: "scf",
  create: "CreateFunction",
  delete: "DeleteFunction",
  shownAfterDelete: true,
  withOwnActions: ["l5Enable", "triggers"],
  deterministicId: () => true,
  // The response to a creation contains nothing about the function.
  idOf: (found, values) => functionId.build("FunctionName" in found ? fromWire(identity, found) : values),
  key: functionId.key,
  goneCodes: goneFunctionCodes,
  // Listings lack the configuration and the triggers, so a refresh reads functions one by one.
  read: (op, own) => readFunction(op, keyOf(functionId.key(own))),
  listing: {
    name: "FunctionName",
    createdAt: "AddTime",
    uniqueNames: true,
    takenCodes: ["ResourceInUse.Function", "ResourceInUse.FunctionName"],
    async *find(op, name, { namespace }) {
      if (name === undefined) yield* listFunctions(op);
      else {
        const key = { Namespace: String(namespace), FunctionName: name };
        const found = await ifExists(readFunction(op, key), goneFunctionCodes);
        if (found !== undefined) yield found;
      }
    },
  },
};

/** The functions of all namespaces. */
async function* listFunctions(op: Op): AsyncGenerator<Body> {
  for await (const { Namespace } of listNamespaces(op)) {
    yield* op.scf.pages("ListFunctions", { Namespace }, functionList, { pageSize: 20 });
  }
}
