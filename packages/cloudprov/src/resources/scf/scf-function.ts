import {
  CodedError,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  expectation,
  expectationOfRequested,
  fromWire,
  isUnknown,
  type PreviewOperation,
  type ReadOperation,
  type ReadyOperation,
  responseField,
  toWire,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { codeNames, scfFunctionFields as fields, settingGroups } from "./scf-function-fields.ts";
import {
  codeMissing,
  codeOf,
  environmentOf,
  functionAsRead,
  functionAsSent,
  imagesAsGiven,
} from "./scf-function-form.ts";
import { scfFunctionRules } from "./scf-function-rules.ts";
import { listNamespaces } from "./scf-namespace.ts";
import { changeTriggers, type TriggerOwner, triggersAsGiven } from "./scf-triggers.ts";
import { checkedZipFile } from "./zip-file.ts";

/** Error codes that mean that a function does not exist. */
export const goneFunctionCodes = ["InvalidParameterValue.FunctionName"];

/** The time limit of a change, in milliseconds: the platform may have to copy a large image. */
const longestChangeMs = 600_000;

const pending = ["Creating", "Updating", "Publishing"];

const id = compositeId({
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
/** The functions of a listing, of which only what identifies them must be valid. */
export const functionList = responseList("Functions", memberFacts("FunctionId", "FunctionName"), identity);
const readable = expectation((found) => fromWire(fields, asRead(found)));

const state = {
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
function getFunction(op: Op, { Namespace, FunctionName }: FunctionKey): Promise<Body> {
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
  fromWire(state, found);
  return withTags(tagsAsSet(functionAsRead(found)));
}

const functions: ActionObject = {
  service: "scf",
  create: "CreateFunction",
  delete: "DeleteFunction",
  shownAfterDelete: true,
  withOwnActions: ["l5Enable", "triggers"],
  deterministicId: () => true,
  // The response to a creation contains nothing about the function.
  idOf: (found, values) => id.build("FunctionName" in found ? fromWire(identity, found) : values),
  key: id.key,
  goneCodes: goneFunctionCodes,
  // Listings lack the configuration and the triggers, so a refresh reads functions one by one.
  read: (op, own) => readFunction(op, keyOf(id.key(own))),
  listing: {
    name: "FunctionName",
    uniqueNames: true,
    takenCodes: ["ResourceInUse.Function", "ResourceInUse.FunctionName"],
    async *find(op, name, { namespace }) {
      if (name === undefined) yield* listFunctions(op);
      else {
        const key = { Namespace: String(namespace), FunctionName: name };
        const found = await ifExists(readFunction(op, key), goneFunctionCodes);
        if (found !== undefined) yield { ...found, CreatedTime: found["AddTime"] };
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

const ownTags = resourceTags({ service: "scf", prefix: "namespace" });
/** The tag service identifies a function by its path. */
const tags: typeof ownTags = {
  ...ownTags,
  change: (op, own, before, after) => {
    const { Namespace, FunctionName } = keyOf(id.key(own));
    return ownTags.change(op, `${Namespace}/function/${FunctionName}`, before, after);
  },
};

const handlers = createdWithTags({ ...functions, fields }, tags);

export const scfFunction = resource("ScfFunction", {
  docs: "A function of Serverless Cloud Function. Its program is a `.zip` file of this machine, an object in COS, or an image of a container. The state contains only a hash of the program. A function costs money when it runs.",
  example: `const orders = new cloudprov.ScfFunction("orders", {
    handler: "index.main_handler",
    runtime: "Nodejs18.15",
    zipFile: "build/orders.zip",
    enablePublicNet: true,
    environment: { STAGE: "test" },
    triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
});`,
  errors: {
    ...remedies(
      "scf",
      "InvalidParameterValue.EnvironmentExceededLimit",
      "InvalidParameterValue.PublicNetConfig",
      "InvalidParameterValue.TriggerCronConfig",
      "InvalidParameterValue.TriggerDesc",
      "InvalidParameterValue.ZipFile",
      "LimitExceeded.Function",
      "LimitExceeded.Trigger",
      "ResourceNotFound.Cos",
      "ResourceNotFound.CosObject",
      "ResourceNotFound.ImageConfig",
      "ResourceNotFound.Layer",
      "ResourceNotFound.LayerVersion",
      "ResourceNotFound.Role",
      "ResourceNotFound.Vpc",
    ),
    "ResourceInUse.Function":
      "Another function of the namespace has this name: choose another `name`, or import that function.",
  },
  import: {
    ...id.import,
    needs:
      "the program as `zipFile` or with `cosBucketName`, `cosObjectName` and `cosBucketRegion`, unless it is an image. It is assumed to be the deployed program, and later changes are a diff.",
  },
  naturalKey: ["namespace", "name"],
  rules: scfFunctionRules,
  setLater: { l5Enable: "default", triggers: "absent" },
  timeouts: { create: 30, update: 30 },
  ...handlers,

  check(op) {
    handlers.check(op);
    return checkedZipFile(op);
  },

  diff({ args, state: { imageConfigs }, changes }: DiffOperation<typeof fields>): DiffVerdict {
    const { imageConfigs: wanted } = args;
    if (!changes.has("imageConfigs") || isUnknown(wanted)) return {};
    const isImage = Array.isArray(wanted) && wanted.length > 0;
    return isImage === (imageConfigs ?? []).length > 0 ? {} : { replace: ["imageConfigs"] };
  },

  async preview({ args, state: old, warn }: PreviewOperation<typeof fields>) {
    if (old !== undefined) return;
    if (!hasCode(args)) throw new CodedError("invalid-input", codeMissing);
    if (args["enablePublicNet"] === false && args["vpcId"] === undefined) {
      warn(
        "the function has neither a private network nor access to the Internet, which the platform may reject: set enablePublicNet, or vpcId and subnetId",
      );
    }
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const Code = await codeOf(op.args as Values);
    // A creation does not accept L5Enable.
    const asSent = ({ L5Enable: _, ...body }: Body) => ({ ...functionAsSent(body), Code });
    return createdWithTags({ ...functions, fields, asSent }, tags).create(op);
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilSeen(op, functions, op.id, op.args as Values);
    await untilActive(op, op.id);
    if (op.args.l5Enable) await changeSettings(op, op.id, { L5Enable: "TRUE", ...environmentOf(op.args) });
    // An interrupted create may have left triggers with other parameters.
    await changeTriggers(op, ownerOf(op, op.id), op.args.triggers, op.args.triggers);
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (found === undefined || op.purpose === "import") return found;
    const { triggers, imageConfigs } = op.args;
    return {
      ...found,
      triggers: triggersAsGiven(found.triggers, triggers, op.state.triggers),
      imageConfigs: imagesAsGiven(found.imageConfigs, imageConfigs),
    };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { args } = op;
    await untilSettled(op, op.id);
    if (op.changed(...codeNames)) {
      const Code = await codeOf(args as Values);
      await op.scf.write("UpdateFunctionCode", { ...id.key(op.id), Handler: args.handler, Code });
      await untilActive(op, op.id);
    }
    const sent: readonly string[] = settingGroups.flatMap((group) => (op.changed(...group) ? group : []));
    if (sent.length > 0) {
      const body = functionAsSent(toWire(fields, args as Values, (name) => sent.includes(name)));
      await changeSettings(op, op.id, { ...body, ...environmentOf(args) });
    }
    await changeTriggers(op, ownerOf(op, op.id), op.state.triggers, args.triggers);
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await untilSettled(op, op.id);
    await handlers.delete(op);
  },
});

/** Whether a program says which code a function has. */
function hasCode({ zipFile, cosObjectName, imageConfigs }: Unchecked): boolean {
  return [zipFile, cosObjectName, imageConfigs].some((one) => one !== undefined);
}

/** Changes settings. The environment is always sent completely, because the platform replaces it. */
async function changeSettings(op: Op, own: string, settings: Body): Promise<void> {
  await op.scf.write("UpdateFunctionConfiguration", { ...settings, ...id.key(own) });
  await untilActive(op, own);
}

function ownerOf(op: Op, own: string): TriggerOwner {
  const key = keyOf(id.key(own));
  return { key, read: () => ifExists(getFunction(op, key), goneFunctionCodes) };
}

/** Waits until the platform has ended a change of a function, and returns its state; undefined if it does not exist. */
async function untilSettled(op: Op, own: string) {
  const settled = await waitUntil(op, {
    what: `the function ${own} to be ready`,
    read: () => ifExists(functions.read(op, own, {}), goneFunctionCodes),
    done: (found) => !pending.includes(String(found?.["Status"])),
    progress: "waiting until the platform has deployed it",
    otherwise: `the platform is still deploying the function ${own}`,
    forMs: longestChangeMs,
  });
  return settled && fromWire(state, settled);
}

/** The same. @throws CodedError if the function is not active afterwards. */
async function untilActive(op: Op, own: string): Promise<void> {
  const found = await untilSettled(op, own);
  if (found === undefined || found.status === "Active") {
    if (found?.codeError) op.warn(`the platform reports an error in the program of ${own}: ${found.codeError}`);
    return;
  }
  const { status, description, reasons = [] } = found;
  const texts = new Set([description, ...reasons.map(({ message }) => message)].filter(Boolean));
  const reason = texts.size > 0 ? `it says: ${[...texts].join("; ")}` : "it gives no reason";
  const advice =
    status === "CreateFailed"
      ? "Correct the program and recreate the function with `pulumi up --replace`"
      : "Correct the program and run `pulumi up` again";
  throw new CodedError("object-failed", `the function ${own} is ${status}; ${reason}. ${advice}`);
}
