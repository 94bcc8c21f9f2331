import { field } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { requiredWhole } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { settingObject } from "../../platform/setting.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { alarmThreshold, alarmType, thresholdStays } from "./alarm-fields.ts";

const instanceTypes = ["bgp", "bgpip"] as const;

const threshold = withWireNames({ alarmType: field.integer(alarmType), alarmThreshold });

const fields = withWireNames({
  instanceType: field.string({
    required: true,
    values: instanceTypes,
    replaceOnChange: true,
    docs: "Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced.",
  }),
  defaultAlarmConfig: field.object(threshold, {
    required: true,
    docs: "The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform.",
  }),
});

/** Identifies the threshold of an element. */
const identifying = { alarmType: requiredWhole() };
const configList = responseList("DefaultAlarmConfigList", identifying, threshold);

export const antiddosDefaultAlarmThreshold = resource("AntiddosDefaultAlarmThreshold", {
  docs: "The traffic to an IP address that triggers an alarm. It applies to all Anti-DDoS instances of a type, except for addresses with their own threshold. An account has one default per type of instance and `alarmType`, so two resources for the same pair overwrite each other. An import reads the threshold for incoming traffic, or the one for scrubbed traffic if the first does not exist. Deleting the resource leaves the threshold on the platform.",
  example: `const alarm = new cloudprov.AntiddosDefaultAlarmThreshold("packages", {
    instanceType: "bgp",
    defaultAlarmConfig: { alarmType: 1, alarmThreshold: 100 },
});`,
  errors: remedies("antiddos", "ResourceInUse"),
  import: { form: "<instance type>", example: "bgp" },
  ...settingObject({
    fields,
    service: "antiddos",
    idOf: ({ instanceType }) => String(instanceType),
    sharesId: true,
    write: "CreateDefaultAlarmThreshold",
    async read(op, id, values) {
      const type = typeOf(values);
      return type === undefined ? anyThresholdOf(op, id) : thresholdOf(op, id, type);
    },
    // 0 removes the threshold.
    whenAbsent: ({ instanceType, defaultAlarmConfig: config }) =>
      recordOf(config)?.["alarmThreshold"] === 0
        ? bodyOf(instanceType, typeOf({ defaultAlarmConfig: config }), 0)
        : undefined,
    stays: (id, { defaultAlarmConfig: config }) =>
      thresholdStays(`the default alarm threshold of ${id} instances`, recordOf(config) ?? {}),
    listing: {
      name: "InstanceType",
      async page(op) {
        const found = await Promise.all(instanceTypes.map((type) => anyThresholdOf(op, type)));
        return { elements: found.filter((one) => one !== undefined), next: [], total: undefined };
      },
    },
  }),

  diff(op) {
    const before = typeOf(op.state);
    const after = typeOf(op.args);
    if (op.replacing || before === undefined || after === undefined || before === after) return {};
    const left = thresholdStays(`the default threshold of alarmType ${before}`, op.state.defaultAlarmConfig);
    if (left !== undefined) op.warn(left);
    return {};
  },
});

/** The alarm type in the values, if any. */
function typeOf({ defaultAlarmConfig: config }: Values): number | undefined {
  const type = recordOf(config)?.["alarmType"];
  return typeof type === "number" ? type : undefined;
}

/** A threshold of a type of instance: that of incoming traffic, if there is one. */
async function anyThresholdOf(op: Op, instanceType: string): Promise<Body | undefined> {
  return (await thresholdOf(op, instanceType, 1)) ?? (await thresholdOf(op, instanceType, 2));
}

/** The threshold of a type of instance for an alarm type, if any. */
async function thresholdOf(op: Op, instanceType: string, type: number): Promise<Body | undefined> {
  const query = { InstanceType: instanceType, FilterAlarmType: type };
  const response = await op.antiddos.read("DescribeDefaultAlarmThreshold", query, { expects: configList.expects });
  const found = configList.of(response).find(({ AlarmType }) => AlarmType === type);
  return found && bodyOf(instanceType, type, found["AlarmThreshold"]);
}

function bodyOf(instanceType: unknown, type: number | undefined, mbps: unknown): Body {
  return { InstanceType: instanceType, DefaultAlarmConfig: { AlarmType: type, AlarmThreshold: mbps } };
}
