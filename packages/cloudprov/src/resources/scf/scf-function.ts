import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  isUnknown,
  type PreviewOperation,
  type ReadOperation,
  type ReadyOperation,
  toWire,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import { untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { scfFunctionFields as fields } from "./scf-function-fields.ts";
import { codeMissing, codeOf, environmentOf, functionAsSent, imagesAsGiven } from "./scf-function-form.ts";
import { scfFunctionRules } from "./scf-function-rules.ts";
import { untilActive, untilSettled } from "./scf-function-waits.ts";
import { functionId, functions, getFunction, goneFunctionCodes, keyOf } from "./scf-functions.ts";
import { triggersAsGiven } from "./scf-trigger-form.ts";
import { changeTriggers, type TriggerOwner } from "./scf-triggers.ts";
import { codeNames, settingGroups } from "./scf-update-groups.ts";
import { checkedZipFile } from "./zip-file.ts";

const ownTags = resourceTags({ service: "scf", prefix: "namespace" });
/** The tag service identifies a function by its path. */
const tags: typeof ownTags = {
  ...ownTags,
  change: (op, own, before, after) => {
    const { Namespace, FunctionName } = keyOf(functionId.key(own));
    return ownTags.change(op, `${Namespace}/function/${FunctionName}`, before, after);
  },
};

const handlers = createdWithTags({ ...functions, fields }, tags);

export const scfFunction = resource("ScfFunction", {
  docs: "A function of Serverless Cloud Function. Its code is a `.zip` file of this machine, an object in COS, or an image of a container. The state contains only a hash of the code. A function costs money when it runs.",
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
    ...functionId.import,
    needs:
      "the code as `zipFile` or with `cosBucketName`, `cosObjectName` and `cosBucketRegion`, unless it is an image. It is assumed to be the deployed code, and later changes are a diff.",
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
      await op.scf.write("UpdateFunctionCode", { ...functionId.key(op.id), Handler: args.handler, Code });
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

/** Whether an argument specifies the function's code. */
function hasCode({ zipFile, cosObjectName, imageConfigs }: Unchecked): boolean {
  return [zipFile, cosObjectName, imageConfigs].some((one) => one !== undefined);
}

/** Changes settings. The environment is always sent completely, because the platform replaces it. */
async function changeSettings(op: Op, own: string, settings: Body): Promise<void> {
  await op.scf.write("UpdateFunctionConfiguration", { ...settings, ...functionId.key(own) });
  await untilActive(op, own);
}

function ownerOf(op: Op, own: string): TriggerOwner {
  const key = keyOf(functionId.key(own));
  return { key, read: () => ifExists(getFunction(op, key), goneFunctionCodes) };
}
