import { field, type Problem } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { inOrder, instanceConfig, instanceId } from "./protected-instance.ts";

/** The platform has the ports in two formats. */
const twoForms = { computed: true, emptyIsUnset: true, changesWith: ["ddosSpeedLimitConfig"] } as const;

/** Up to eight numbers or ranges of numbers. */
const ranges = String.raw`\d+(-\d+)?(;\d+(-\d+)?){0,7}`;

const config = withWireNames({
  mode: field.integer({
    required: true,
    min: 1,
    max: 2,
    docs: "The limited traffic: from each source address (1) or to each destination port (2).",
  }),
  speedValues: field.set(
    field.object(
      {
        type: field.integer({
          required: true,
          min: 1,
          max: 2,
          docs: "Unit of the limit: packets per second (1) or bits per second (2).",
        }),
        value: field.integer({ required: true, min: 0, docs: "The limit, in the unit of `type`." }),
      },
      { docs: "A limit." },
    ),
    { required: true, min: 1, docs: "The limits. At most one per type." },
  ),
  dstPortScopes: field.list(
    field.object(
      {
        beginPort: field.integer({ required: true, min: 1, max: 65_535, docs: "First port." }),
        endPort: field.integer({ required: true, min: 1, max: 65_535, docs: "Last port." }),
      },
      { rules: [inOrder("beginPort", "endPort")], docs: "A range of ports." },
    ),
    {
      ...twoForms,
      deprecated: "Use dstPortList.",
      docs: "Destination ports, in the format that the platform used before `dstPortList`.",
    },
  ),
  protocolList: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: {
      match: new RegExp(`^(ALL|(TCP|UDP|SMP)(;(TCP|UDP|SMP))*|${ranges})$`),
      says: "be ALL, some of TCP, UDP and SMP, or at most eight numbers or ranges of protocols, separated by ;, such as 1;2-100",
    },
    docs: "Protocols: `ALL`, some of `TCP`, `UDP` and `SMP`, or numbers and ranges of protocols, such as `1;2-100`.",
  }),
  dstPortList: field.string({
    ...twoForms,
    pattern: {
      match: new RegExp(`^${ranges}$`),
      says: "be at most eight ports or ranges of ports, separated by ;, such as 80;443;1000-2000",
    },
    docs: "Destination ports: at most eight ports and ranges, such as `80;443;1000-2000`, or `0-65535` for all ports.",
    inputDocs: "The platform requires it.",
  }),
});

const fields = withWireNames({
  instanceId,
  ddosSpeedLimitConfig: field.object(config, {
    required: true,
    rules: [
      {
        says: "Each type may occur only once in speedValues.",
        fields: ["speedValues"],
        test: ({ speedValues }) => repeatedTypes(speedValues),
      },
    ],
    wire: "DDoSSpeedLimitConfig",
    docs: "The traffic to limit, and the limits.",
  }),
});

export const antiddosDdosSpeedLimitConfig = resource("AntiddosDdosSpeedLimitConfig", {
  docs: "Limits the traffic that reaches an Anti-DDoS instance, by source address or destination port. Settings that your program does not give keep the platform's values.",
  example: `const web = new cloudprov.AntiddosDdosSpeedLimitConfig("web", {
    instanceId: config.require("instanceId"),
    ddosSpeedLimitConfig: {
        mode: 1,
        speedValues: [{ type: 1, value: 5000 }],
        protocolList: "TCP",
        dstPortList: "80;443",
    },
});`,
  errors: {
    ...remedies("antiddos", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({
    fields,
    ...instanceConfig({ name: "DDoSSpeedLimitConfig", listed: "SpeedLimitConfig", merged: withOthers }),
  }),

  check(op) {
    const { dstPortList, dstPortScopes } = (op.given["ddosSpeedLimitConfig"] ?? {}) as Body;
    if (dstPortList === undefined && dstPortScopes === undefined) {
      op.warn("ddosSpeedLimitConfig.dstPortList is missing: the platform requires it, such as 0-65535 for all ports");
    }
  },
});

/**
 * A change must contain all settings: those that the program does not give keep their values, and the ports are sent in
 * one of their two formats.
 */
function withOthers(before: Body, after: Body): Body {
  const { DstPortList: list, DstPortScopes: _former, ...others } = before;
  const ports = "DstPortList" in after || "DstPortScopes" in after ? {} : { DstPortList: list };
  return { ...others, ...ports, ...after };
}

function repeatedTypes(values: unknown): readonly Problem[] {
  if (!Array.isArray(values)) return [];
  const types = values.map((value: { readonly type?: unknown }) => value?.type);
  return types.flatMap((type, at): Problem[] => {
    const first = types.indexOf(type);
    if (typeof type !== "number" || first === at) return [];
    return [
      { path: `speedValues[${at}].type`, message: `must not repeat speedValues[${first}].type; remove one of the two` },
    ];
  });
}
