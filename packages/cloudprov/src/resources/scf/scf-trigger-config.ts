import {
  CodedError,
  type CreateOperation,
  compositeId,
  type Expectation,
  expectation,
  field,
  fromWire,
  responseField,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isMissing } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { settingObject } from "../../platform/setting.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { namespaceField } from "./scf-function-fields.ts";
import { goneFunctionCodes } from "./scf-functions.ts";
import { descOf, isInEffect } from "./scf-trigger-form.ts";
import { changeableTypes } from "./scf-triggers.ts";

const fields = withWireNames({
  functionName: field.string({ required: true, min: 1, replaceOnChange: true, docs: "Name of the function." }),
  namespace: namespaceField,
  triggerName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the trigger, which must exist: declare it in `triggers` of the `ScfFunction`.",
  }),
  type: field.string({
    required: true,
    values: changeableTypes,
    docs: "Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types.",
  }),
  enable: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["OPEN", "CLOSE"],
    docs: "Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state.",
  }),
  qualifier: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "Version or alias of the function that the trigger calls. Defaults to the trigger's present one, which is `$LATEST` at first.",
  }),
  triggerDesc: field.string({
    computed: true,
    emptyIsUnset: true,
    equality: "json",
    docs: "Cron expression with seven fields for `timer`; JSON for the other types. Members that the platform adds to the JSON are no change. Defaults to the present value. If you set it, set the same value in `triggers` of the `ScfFunction`.",
  }),
  description: field.string({ unsetAs: "", docs: "Description of the trigger." }),
  customArgument: field.string({ docs: "Argument that a `timer` passes to the function." }),
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "functionName", wire: "FunctionName", form: "<function name>", example: "orders" },
    { property: "namespace", wire: "Namespace", form: "<namespace>", example: "default" },
    { property: "triggerName", wire: "TriggerName", form: "<trigger name>", example: "hourly" },
  ],
});

const trigger = {
  name: responseField.string({ wire: "TriggerName", returned: "always" }),
  type: responseField.string({ wire: "Type", returned: "always" }),
  desc: responseField.string({ wire: "TriggerDesc" }),
  enable: responseField.integer({ wire: "Enable", returned: "maybe empty" }),
};
const triggers = responseList("Triggers", trigger, (found) => fromWire(fields, { ...found, Enable: "OPEN" }));

/** Reads a trigger by its exact name. Without a type, as in an import, it may have each type that can be changed. */
async function readTrigger(op: Op, own: string, { type, triggerDesc }: Values): Promise<Body | undefined> {
  const { TriggerName, ...owner } = id.key(own);
  const query = { ...owner, Filters: [{ Name: "TriggerName", Values: [TriggerName] }] };
  const form = { pageSize: 20, identifies: expectsNamesWith(String(TriggerName)) };
  const all = await ifExists(op.scf.list("ListTriggers", query, triggers, form), goneFunctionCodes);
  const found = all?.find(
    (one) => one["TriggerName"] === TriggerName && (type === undefined ? isChangeable(one) : one["Type"] === type),
  );
  if (found === undefined) return undefined;
  const { enable, desc, type: ownType } = fromWire(trigger, found);
  const isGiven = typeof triggerDesc === "string" && isInEffect(ownType, triggerDesc, desc);
  return {
    ...found,
    ...id.key(own),
    Enable: enable === 1 ? "OPEN" : "CLOSE",
    TriggerDesc: isGiven ? triggerDesc : descOf(ownType, desc),
  };
}

/** The filter matches parts of names. A response with any other name belongs to another request. */
function expectsNamesWith(wanted: string): Expectation {
  return expectation((response) => {
    for (const [at, one] of triggers.of(response).entries()) {
      const { name } = fromWire(trigger, one);
      if (!name.includes(wanted)) throw UnexpectedResponse.other(`Triggers[${at}].TriggerName`, name, wanted);
    }
  });
}

function isChangeable({ Type }: Body): boolean {
  return changeableTypes.some((type) => type === Type);
}

const handlers = settingObject({
  fields,
  service: "scf",
  idOf: (values) => id.build(values),
  write: "UpdateTrigger",
  read: readTrigger,
  stays: (own) => `the trigger ${own} stays as it is: to delete it, remove it from the triggers of its ScfFunction`,
});

type Configuration = CreateOperation<typeof fields> | UpdateOperation<typeof fields>;

/** Writes all settings of a trigger. The platform requires its state, which is read if the program does not set it. */
async function configure(op: Configuration & Clients, own: string): Promise<void> {
  const { args } = op;
  const Enable = args.enable ?? (await readTrigger(op, own, args))?.["Enable"] ?? "OPEN";
  const argument = args.type === "timer" ? { CustomArgument: args.customArgument ?? "" } : {};
  await op.scf.write("UpdateTrigger", { ...toWire(fields, args as Values), Enable, ...argument });
}

export const scfTriggerConfig = resource("ScfTriggerConfig", {
  docs: "Settings of an existing trigger of a function: whether it is enabled, the version that it calls, its parameters and its description. Deleting the resource leaves the trigger as it is.",
  example: `const orders = new cloudprov.ScfFunction("orders", {
    handler: "index.main_handler",
    runtime: "Nodejs18.15",
    zipFile: "build/orders.zip",
    enablePublicNet: true,
    triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
});
const hourly = new cloudprov.ScfTriggerConfig("hourly", {
    functionName: orders.name,
    triggerName: "hourly",
    type: "timer",
    enable: "CLOSE",
    description: "Only in the holidays",
});`,
  errors: {
    ...remedies("scf", "InvalidParameterValue.TriggerCronConfig", "InvalidParameterValue.TriggerDesc"),
    "ResourceNotFound.Trigger":
      "The function has no such trigger: declare it in `triggers` of its `ScfFunction`, and let `functionName` be the output `name` of that resource.",
  },
  import: id.import,
  ...handlers,

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = id.build(op.args);
    await configure(op, own).catch((error: unknown) => {
      if (!(error instanceof Error) || !isMissing(error, goneFunctionCodes)) throw error;
      throw new CodedError(
        "not-found",
        `${error.message} Declare the trigger in triggers of the ScfFunction, and let functionName be the name of that resource`,
        { cause: error },
      );
    });
    return own;
  },

  update: (op: UpdateOperation<typeof fields> & Clients) => configure(op, op.id),
});
