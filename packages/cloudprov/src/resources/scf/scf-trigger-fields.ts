import { field, hasValue, type Rule, requiredWhen } from "@org/core-provider";

const needsRegion = requiredWhen(["cosRegion"], hasValue("type", "cos"));

/** A trigger as programs declare it. */
export const trigger = field.object(
  {
    name: field.string({
      required: true,
      min: 1,
      max: 100,
      docs: "Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket.",
    }),
    cosRegion: field.string({ emptyIsUnset: true, docs: "Region of the bucket. Required for `cos`." }),
    type: field.string({
      required: true,
      knownValues: ["timer", "cos", "ckafka", "cls", "http"],
      docs: "Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`.",
    }),
    triggerDesc: field.string({
      required: true,
      min: 1,
      equality: "json",
      docs: "Cron expression with seven fields for `timer`, such as `0 */5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change.",
    }),
  },
  { rules: [needsRegion], docs: "A trigger." },
);

/** A trigger as the platform shows it. */
export const triggerInfo = {
  name: field.string({ output: true, wire: "TriggerName", docs: "Name." }),
  type: field.string({ output: true, wire: "Type", docs: "Type." }),
  triggerDesc: field.string({
    output: true,
    wire: "TriggerDesc",
    docs: "Cron expression of a `timer`; JSON for the other types.",
  }),
  enable: field.boolean({ output: true, wire: "Enable", docs: "Whether it is enabled." }),
  createTime: field.string({ output: true, wire: "AddTime", docs: "Creation time, in the platform's time zone." }),
  modifyTime: field.string({ output: true, wire: "ModTime", docs: "Time of the last change." }),
  customArgument: field.string({ output: true, wire: "CustomArgument", docs: "Argument that it passes." }),
};

/** A trigger must not be declared twice. */
export const distinctTriggers: Rule = {
  says: "Triggers of one type must have different names.",
  fields: ["triggers"],
  test: ({ triggers }) => {
    if (!Array.isArray(triggers)) return [];
    const keys = triggers.map((one: Readonly<Record<string, unknown>>) =>
      [one["type"], one["name"], one["cosRegion"]].every((part) => part === undefined || typeof part === "string")
        ? JSON.stringify([one["type"], one["name"], one["cosRegion"]])
        : undefined,
    );
    return keys.flatMap((key, at) => {
      const first = keys.indexOf(key);
      if (key === undefined || first === at) return [];
      return [{ path: `triggers[${at}].name`, message: `must not repeat triggers[${first}]; remove one of the two` }];
    });
  },
};
