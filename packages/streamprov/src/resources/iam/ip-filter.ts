import { field, fromWire, onlyWhen, responseField } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id } from "../../platform/ids.ts";
import type { Values } from "../../platform/values.ts";
import { ipName } from "./ip-group.ts";

/** The properties of an IP filter. */
export const ipFilterFields = {
  filterName: field.string({ required: true, ...ipName, wire: "filter_name", docs: "Display name." }),
  resourceGroup: field.string({
    required: true,
    min: 1,
    knownValues: ["management", "multiple"],
    wire: "resource_group",
    docs: "Requests that the filter applies to: `management` for the control plane, or `multiple` for the operationGroups.",
  }),
  resourceScope: field.string({
    computed: true,
    rejectChange: {
      because: "the platform cannot change the scope of a filter; create another filter for another scope",
    },
    pattern: { match: /^crn:\/\/.+$/, says: "begin with crn://" },
    wire: "resource_scope",
    docs: "Confluent Resource Name of the organization or environment that the filter applies to. Defaults to the whole organization.",
  }),
  operationGroups: field.set(
    field.string({
      knownValues: ["MANAGEMENT", "SCHEMA", "FLINK"],
      docs: "A group of operations: `MANAGEMENT`, `SCHEMA` or `FLINK`.",
    }),
    {
      computed: true,
      changesWith: ["resourceGroup"],
      docs: "Operations that the filter applies to, with resourceGroup `multiple`. If unset, the current groups are kept; an empty list clears them.",
    },
  ),
  ipGroups: field.set(field.string({ ...id, docs: "ID of an IP group, `ipg-...`." }), {
    required: true,
    min: 1,
    max: 25,
    docs: "IDs of the IP groups from which requests are allowed. At most 25.",
  }),
};

/** The IP filters of the organization. An update sends all properties. */
export const ipFilters: Collection = {
  kind: "IpFilter",
  path: () => "/iam/v2/ip-filters",
  nameAt: "filter_name",
  changesWhole: "PATCH",
};

const groupFacts = {
  operationGroups: responseField.list(responseField.string({}), {
    wire: "operation_groups",
  }),
  groups: responseField.list(
    responseField.object({ id: responseField.string({ returned: "always", wire: "id" }) }, {}),
    {
      wire: "ip_groups",
    },
  ),
};

/** The operation groups and the IDs of the IP groups in a response body. */
export function ipFilterParts(body: Body) {
  const { operationGroups, groups } = fromWire(groupFacts, body);
  return { operationGroups, ipGroups: groups.map(({ id }) => id) };
}

/** The same in a request. Operation groups are sent only if there are any, or any to clear. */
function groupsInRequest(values: Values, state: Values = {}): Body {
  const groups = (values["ipGroups"] as readonly string[]).map((group) => ({ id: group }));
  // Operation groups apply only to resourceGroup "multiple".
  const operations = isAboutOperations(values) ? listed(values["operationGroups"]) : [];
  const clears = listed(state["operationGroups"]).length > 0;
  return { ip_groups: groups, ...(operations.length > 0 || clears ? { operation_groups: operations } : {}) };
}

function listed(groups: unknown): readonly unknown[] {
  return (groups ?? []) as readonly unknown[];
}

function isAboutOperations({ resourceGroup }: Values): boolean {
  return resourceGroup === "multiple";
}

export const ipFilter = resource("IpFilter", {
  docs: "A filter that allows requests only from the addresses of IP groups.",
  platformPage: apiPage("IP Filters (iam/v2)"),
  example: `const office = new streamprov.IpFilter("office", {
    filterName: "Management from the office",
    resourceGroup: "management",
    ipGroups: [config.require("ipGroupId")],
});`,
  errors: { "which is no IP group": "An ID in `ipGroups` is wrong: pass the `id` of an `IpGroup`." },
  ...controlPlaneObject(ipFilterFields, ipFilters, {
    request: (values, _changed, state) => groupsInRequest(values, state),
    outputs: ipFilterParts,
  }),
  rules: [
    onlyWhen("operationGroups", {
      says: "resourceGroup is multiple",
      fields: ["resourceGroup"],
      test: (values) => isAboutOperations(values) || listed(values["operationGroups"]).length === 0,
    }),
  ],
  import: { form: "<IP filter ID>", example: "ipf-abc123" },
});
