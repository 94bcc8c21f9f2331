import { field } from "@org/core-provider";
import { fixed, sentOnce } from "../../platform/field-facts.ts";

/** Where a machine runs. */
export const placement = {
  availabilityZone: field.string({
    ...fixed,
    wire: "Placement.Zone",
    docs: "Availability zone, such as `ap-guangzhou-3`. Required unless `launchTemplateId` is set.",
  }),
  projectId: field.integer({
    computed: true,
    min: 0,
    wire: "Placement.ProjectId",
    docs: "ID of the project. 0 is the account's default project.",
  }),
  cdhHostId: field.string({
    ...fixed,
    wire: "Placement.HostId",
    docs: "ID of the dedicated host, `host-...`. Required with the charge type `CDHPAID`.",
  }),
  dedicatedClusterId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the dedicated cluster (CDC), `cluster-...`.",
  }),
  dedicatedResourcePackTenancy: field.string({
    ...sentOnce,
    knownValues: ["ResourcePool"],
    wire: "Placement.DedicatedResourcePackTenancy",
    docs: "How reserved resources are used.",
  }),
  dedicatedResourcePackIds: field.set(field.string({ docs: "An ID." }), {
    ...sentOnce,
    wire: "Placement.DedicatedResourcePackIds",
    docs: "IDs of the reserved resources, `rpp-...`. Requires `dedicatedResourcePackTenancy`.",
  }),
  placementGroupId: field.string({
    computed: true,
    changesWith: ["disasterRecoverGroupIds"],
    emptyIsUnset: true,
    docs: "ID of the placement group, `ps-...`. `disasterRecoverGroupIds` takes precedence.",
  }),
  disasterRecoverGroupIds: field.set(field.string({ docs: "An ID." }), {
    computed: true,
    changesWith: ["placementGroupId"],
    max: 3,
    docs: "IDs of the placement groups. The platform supports one at present.",
  }),
  partitionNumber: field.integer({
    computed: true,
    min: 1,
    max: 30,
    docs: "Number of the partition in the placement group. Requires `disasterRecoverGroupIds`.",
  }),
  hpcClusterId: field.string({ ...fixed, docs: "ID of the cluster for high-performance computing, `hpc-...`." }),
};
