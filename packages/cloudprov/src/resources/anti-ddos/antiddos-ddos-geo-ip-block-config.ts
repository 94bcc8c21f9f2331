import { field, hasValue, requiredWhen } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { instanceConfig, instanceId } from "./protected-instance.ts";

const config = withWireNames({
  regionType: field.string({
    required: true,
    knownValues: ["oversea", "china", "customized"],
    docs: "Where the traffic comes from: outside China (`oversea`), China (`china`), or the areas in `areaLists` (`customized`).",
  }),
  action: field.string({
    required: true,
    knownValues: ["drop", "trans"],
    docs: "Whether the traffic is dropped (`drop`) or let through (`trans`).",
  }),
  areaLists: field.set(field.integer({ docs: "Number of an area, such as 100002." }), {
    emptyIsUnset: true,
    max: 128,
    wire: "AreaList",
    docs: "Numbers that the platform gives to areas. Required when `regionType` is `customized`; otherwise it has no effect.",
  }),
});

const fields = withWireNames({
  instanceId,
  ddosGeoIpBlockConfig: field.object(config, {
    required: true,
    rules: [requiredWhen(["areaLists"], hasValue("regionType", "customized"))],
    wire: "DDoSGeoIPBlockConfig",
    docs: "The region of the traffic, and what happens to it.",
  }),
});

/** Whether a region type includes all its areas. */
function isWhole(regionType: unknown): boolean {
  return regionType === "china" || regionType === "oversea";
}

export const antiddosDdosGeoIpBlockConfig = resource("AntiddosDdosGeoIpBlockConfig", {
  docs: "Blocks or allows traffic to an Anti-DDoS instance by its region of origin.",
  example: `const abroad = new cloudprov.AntiddosDdosGeoIpBlockConfig("abroad", {
    instanceId: config.require("instanceId"),
    ddosGeoIpBlockConfig: { regionType: "customized", action: "drop", areaLists: [100002] },
});`,
  errors: {
    ...remedies("antiddos", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({
    fields,
    ...instanceConfig({
      name: "DDoSGeoIPBlockConfig",
      listed: "GeoIPBlockConfig",
      // The areas that the platform lists for a whole region are not a user's choice. Without the type, nobody knows.
      asRead: ({ AreaList: areas, RegionType: type, ...rest }) => {
        const isChosen = type !== undefined && !isWhole(type);
        return { ...rest, RegionType: type, ...(isChosen ? { AreaList: areas } : {}) };
      },
      merged: (_before, after) => after,
    }),
  }),

  normalize({ ddosGeoIpBlockConfig: given, ...others }) {
    const { areaLists, ...rest } = given as Readonly<Record<string, unknown>>;
    return { ...others, ddosGeoIpBlockConfig: isWhole(rest["regionType"]) ? rest : { ...rest, areaLists } };
  },

  check(op) {
    const { regionType, areaLists } = (op.given["ddosGeoIpBlockConfig"] ?? {}) as Readonly<Record<string, unknown>>;
    if (isWhole(regionType) && areaLists !== undefined) {
      op.warn(
        `areaLists has no effect when regionType is ${String(regionType)}: set regionType to customized, or remove areaLists`,
      );
    }
  },
});
