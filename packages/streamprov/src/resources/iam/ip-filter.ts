import { field, fromWire, onlyWhen } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id } from "../../platform/ids.ts";
import { ipName } from "./ip-group.ts";

/** Values of a filter, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;

/** The properties of an IP filter. */
export const ipFilterFields = {
  filterName: field.string({ required: true, ...ipName, wire: "filter_name", docs: "Name for people." }),
  resourceGroup: field.string({
    required: true,
    min: 1,
    knownValues: ["management", "multiple"],
    wire: "resource_group",
    docs: "What the filter is about: `management` for the control plane, or `multiple` for the operationGroups.",
  }),
  resourceScope: field.string({
    computed: true,
    refuseChange: {
      because: "the platform keeps the scope that a filter was made with; make another filter for another scope",
    },
    pattern: { match: /^crn:\/\/.+$/, says: "begin with crn://" },
    wire: "resource_scope",
    docs: "Confluent Resource Name of the organization or environment that the filter holds in. Left out, the whole organization.",
  }),
  operationGroups: field.set(
    field.string({
      knownValues: ["MANAGEMENT", "SCHEMA", "FLINK"],
      docs: "A group of operations: `MANAGEMENT`, `SCHEMA` or `FLINK`.",
    }),
    {
      computed: true,
      changesWith: ["resourceGroup"],
      docs: "Operations that the filter is about, with resourceGroup `multiple`. Left out, the platform's choice stays; an empty list clears it.",
    },
  ),
  ipGroups: field.set(field.string({ ...id, docs: "ID of an IP group, `ipg-...`." }), {
    required: true,
    min: 1,
    max: 25,
    docs: "IDs of the IP groups from which requests are let in, at most 25.",
  }),
};

/** Where IP filters are. A change names all properties, whichever changed. */
export const ipFilters: Collection = {
  kind: "IpFilter",
  path: () => "/iam/v2/ip-filters",
  nameAt: "filter_name",
  changesWhole: "PATCH",
};

const groupFacts = {
  operationGroups: field.list(field.string({ docs: "A group of operations." }), {
    output: true,
    wire: "operation_groups",
    docs: "Groups of operations that it is about.",
  }),
  groups: field.list(
    field.object(
      { id: field.string({ output: true, answered: "always", wire: "id", docs: "Its ID." }) },
      { docs: "A group." },
    ),
    { output: true, wire: "ip_groups", docs: "Groups that requests may come from." },
  ),
};

/** The groups of a filter's body: of operations, and of addresses by their IDs. */
export function ipFilterParts(body: Body) {
  const { operationGroups, groups } = fromWire(groupFacts, body);
  return { operationGroups, ipGroups: groups.map(({ id }) => id) };
}

/** The same as requests write them: groups of operations only where there are some, or some to clear. */
function groupsInRequest(values: Values, state: Values = {}): Body {
  const groups = (values["ipGroups"] as readonly string[]).map((group) => ({ id: group }));
  // Those that the filter was about before are none of another resourceGroup.
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
  docs: "A filter that lets requests in only from the addresses of IP groups.",
  example: `const office = new streamprov.IpFilter("office", {
    filterName: "Management from the office",
    resourceGroup: "management",
    ipGroups: ["ipg-abc123"],
});`,
  fields: ipFilterFields,
  rules: [
    onlyWhen("operationGroups", {
      says: "resourceGroup is multiple",
      fields: ["resourceGroup"],
      test: (values) => isAboutOperations(values) || listed(values["operationGroups"]).length === 0,
    }),
  ],
  import: { form: "<IP filter ID>", example: "ipf-abc123" },
  ...controlPlaneObject(ipFilterFields, ipFilters, {
    request: (values, _changed, state) => groupsInRequest(values, state),
    outputs: ipFilterParts,
  }),
});
