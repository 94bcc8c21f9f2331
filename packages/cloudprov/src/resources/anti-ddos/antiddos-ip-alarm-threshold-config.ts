import {
  compositeId,
  expectation,
  field,
  fromWire,
  responseField,
  toWire,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { address } from "../../platform/element-rules.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import type { ElementPage } from "../../platform/service-client.ts";
import { settingObject } from "../../platform/setting.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { alarmThreshold, alarmType, thresholdStays } from "./alarm-fields.ts";

const fields = withWireNames({
  instanceId: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "The Anti-DDoS instance that protects the IP address, such as `bgp-00000ry7`.",
  }),
  instanceIp: field.string({
    required: true,
    replaceOnChange: true,
    docs: "The IP address.",
  }),
  alarmType: field.integer({ ...alarmType, replaceOnChange: true }),
  alarmThreshold,
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "instanceId", wire: "InstanceId", example: "bgp-00000ry7" },
    { property: "instanceIp", wire: "InstanceIp", example: "203.0.113.7" },
    { property: "alarmType", wire: "AlarmType", match: /[12]/, example: "1" },
  ],
});

/** An element of the listing: one threshold, with all addresses that it applies to. */
const relation = withWireNames({
  alarmType: requiredWhole(),
  alarmThreshold: requiredWhole(),
  instances: responseField.list(
    responseField.object(
      {
        id: idText("", { wire: "InstanceId" }),
        ips: responseField.list(responseField.string({}), { returned: "maybe empty", wire: "EipList" }),
      },
      {},
    ),
    { returned: "maybe empty", wire: "InstanceDetailList" },
  ),
});

const configList = responseList("ConfigList", relation);

/** The listing requires a type of instance and an alarm type. */
const questions = ["bgp-*", "bgpip-*"].flatMap((FilterInstanceId) =>
  [1, 2].map((FilterAlarmType) => ({ FilterInstanceId, FilterAlarmType })),
);

const action = "DescribeListIPAlarmConfig";

export const antiddosIpAlarmThresholdConfig = resource("AntiddosIpAlarmThresholdConfig", {
  docs: "The traffic to one IP address of an Anti-DDoS instance that triggers an alarm. Deleting the resource leaves the threshold on the platform.",
  example: `const alarm = new cloudprov.AntiddosIpAlarmThresholdConfig("shop", {
    instanceId: config.require("instanceId"),
    instanceIp: "203.0.113.7",
    alarmType: 1,
    alarmThreshold: 100,
});`,
  errors: {
    ...remedies("antiddos", "ResourceInUse"),
    ResourceNotFound: unknownInstance,
  },
  rules: [address("instanceIp")],
  import: {
    ...id.import,
    parse(given) {
      const found = id.parse(given);
      return found && { ...found, state: { ...found.state, alarmType: Number(found.state["alarmType"]) } };
    },
  },
  ...settingObject({
    fields,
    service: "antiddos",
    idOf: id.build,
    write: "CreateIPAlarmThresholdConfig",
    parameters: ({ instanceId, instanceIp, ...values }) => ({
      IpAlarmThresholdConfigList: [
        {
          AlarmType: values["alarmType"],
          AlarmThreshold: values["alarmThreshold"],
          InstanceDetailList: [{ InstanceId: instanceId, EipList: [instanceIp] }],
        },
      ],
    }),
    async read(op, own) {
      const { InstanceId, InstanceIp, AlarmType } = id.key(own);
      const query = { FilterInstanceId: InstanceId, FilterAlarmType: Number(AlarmType), FilterIp: InstanceIp };
      const fitting = (elements: readonly Body[]) => elements.flatMap(thresholdsOf).find((one) => idOf(one) === own);
      const identifies = expectation((response) => {
        const elements = configList.of(response);
        if (elements.length === 0 || fitting(elements)) return;
        const [first] = elements.flatMap(thresholdsOf).map(idOf);
        throw new UnexpectedResponse("ConfigList", `contains ${first ?? "no address"}, but ${own} was requested`);
      });
      return fitting(await op.antiddos.list(action, query, configList, { identifies }));
    },
    // 0 removes the threshold.
    whenAbsent: (values) => (values["alarmThreshold"] === 0 ? bodyOf(values) : undefined),
    stays: (own, values) => thresholdStays(`the alarm threshold ${own}`, values),
    listing: { name: "InstanceIp", page: pageOfAll },
  }),
});

/** The same page of all listings. */
async function pageOfAll(op: Op, offset: number | undefined): Promise<ElementPage> {
  const pages = await Promise.all(questions.map((one) => op.antiddos.page(action, one, configList, { offset })));
  const [longest] = pages.toSorted((a, b) => b.next.length - a.next.length);
  return {
    elements: pages.flatMap(({ elements }) => elements.flatMap(thresholdsOf)),
    next: longest?.next ?? [],
    total: undefined,
  };
}

/** The thresholds of single addresses in an element. */
function thresholdsOf(found: Body): Body[] {
  const { instances, ...threshold } = fromWire(relation, found);
  return instances.flatMap(({ id: instanceId, ips }) =>
    ips.map((instanceIp) => bodyOf({ ...threshold, instanceId, instanceIp })),
  );
}

function bodyOf(values: Values): Body {
  return toWire(fields, values);
}

function idOf(body: Body): string {
  return id.build(fromWire(fields, body));
}
