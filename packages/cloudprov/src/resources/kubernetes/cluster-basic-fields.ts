import { field } from "@org/core-provider";
import { fixed, sentOnce } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";

/** Whether a version is older than another one. */
function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) < 0;
}

/** The identity of a cluster, its version, and its deletion. */
export const clusterBasicFields = {
  clusterName: field.string({
    autoName: { maxLength: 60 },
    max: 60,
    wire: "ClusterBasicSettings.ClusterName",
    docs: "Name of the cluster.",
  }),
  clusterDesc: field.string({
    emptyIsUnset: true,
    unsetAs: "",
    omitEmptyOnCreate: true,
    wire: "ClusterBasicSettings.ClusterDescription",
    docs: "Description of the cluster.",
  }),
  clusterDeployType: field.string({
    default: "MANAGED_CLUSTER",
    values: ["MANAGED_CLUSTER", "INDEPENDENT_CLUSTER"],
    replaceOnChange: true,
    wire: "ClusterType",
    docs: "`MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines.",
  }),
  clusterVersion: field.string({
    computed: true,
    emptyIsUnset: true,
    rejectChange: {
      because:
        "the platform does not go back to an older version: restore the version, or replace the resource with `--replace`",
      test: (before, after) => isOlder(String(after), String(before)),
    },
    wire: "ClusterBasicSettings.ClusterVersion",
    docs: "Version of Kubernetes, such as `1.30.0`. A change upgrades the cluster in place; it cannot go back.",
  }),
  upgradeInstancesFollowCluster: field.boolean({
    default: false,
    local: true,
    docs: "Whether each update also upgrades the nodes to the version of the cluster.",
  }),
  clusterLevel: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /^L\d+$/, says: "be a level, such as L5 or L20" },
    wire: "ClusterBasicSettings.ClusterLevel",
    docs: "Level of a managed cluster, which limits its number of nodes and determines its price, such as `L5`.",
  }),
  autoUpgradeClusterLevel: field.boolean({
    computed: true,
    wire: "ClusterBasicSettings.AutoUpgradeClusterLevel.IsAutoUpgrade",
    docs: "Whether the platform raises the level when the cluster needs it. A level that the platform has raised above `clusterLevel` is then not a difference, and is not lowered.",
  }),
  clusterOs: field.string({
    default: "tlinux2.4x86_64",
    equality: "case-insensitive",
    wire: "ClusterBasicSettings.ClusterOs",
    docs: "Operating system of new nodes: the name of a public image, such as `tlinux2.4x86_64`, or the ID of an image, `img-...`.",
  }),
  clusterOsType: field.string({
    default: "GENERAL",
    values: ["GENERAL"],
    replaceOnChange: true,
    wire: "ClusterBasicSettings.OsCustomizeType",
    docs: "Type of the operating system.",
  }),
  containerRuntime: field.string({
    ...fixed,
    values: ["docker", "containerd"],
    wire: "ClusterAdvancedSettings.ContainerRuntime",
    docs: "Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24.",
  }),
  runtimeVersion: field.string({
    ...fixed,
    changesWith: ["clusterVersion"],
    wire: "ClusterAdvancedSettings.RuntimeVersion",
    docs: "Version of the container runtime.",
  }),
  projectId: field.integer({
    computed: true,
    min: 0,
    wire: "ClusterBasicSettings.ProjectId",
    docs: "ID of the project of new machines.",
  }),
  cdcId: field.string({ ...fixed, docs: "ID of the dedicated cluster (CDC), `cluster-...`." }),
  disableAddons: field.list(field.string({ docs: "A name." }), {
    ...sentOnce,
    docs: "Names of add-ons that are not installed although they are by default.",
  }),
  extensionAddons: field.list(
    field.object(
      {
        name: field.string({ required: true, wire: "AddonName", docs: "Name of the add-on." }),
        param: field.string({
          required: true,
          equality: "json",
          wire: "AddonParam",
          docs: "Its parameters, as JSON.",
        }),
      },
      { docs: "An add-on." },
    ),
    { ...sentOnce, docs: "Add-ons that are installed with the cluster. A change replaces the cluster." },
  ),
  tags: tagsField,
  deletionProtection: field.boolean({
    default: false,
    wire: "ClusterAdvancedSettings.DeletionProtection",
    docs: "Whether the cluster is protected from deletion. Set it to false and run `pulumi up` before you delete the resource.",
  }),
  instanceDeleteMode: field.string({
    local: true,
    knownValues: ["terminate", "retain"],
    docs: "Whether a deletion terminates the machines that are charged by the hour (`terminate`) or keeps them (`retain`). Defaults to `retain` if `existInstances` is set, because `terminate` also terminates those machines. Otherwise defaults to `terminate`.",
  }),
  resourceDeleteOptions: field.set(
    field.object(
      {
        resourceType: field.string({
          required: true,
          knownValues: ["CBS", "CLB", "CVM"],
          docs: "Type of the objects: disks, load balancers or machines.",
        }),
        deleteMode: field.string({
          required: true,
          knownValues: ["terminate", "retain"],
          docs: "Whether they are deleted: `terminate` or `retain`.",
        }),
        skipDeletionProtection: field.boolean({ docs: "Whether protected objects are kept." }),
      },
      { docs: "Objects of a type." },
    ),
    {
      local: true,
      emptyIsUnset: true,
      docs: "Other objects of the cluster that a deletion deletes or keeps. By default the platform keeps cloud disks (CBS), also those of volumes.",
    },
  ),
  acquireClusterAdminRole: field.boolean({
    writeOnly: true,
    rejectChange: {
      because: "the platform does not withdraw the role: restore the value, or remove the binding in the cluster",
      test: (before, after) => before === true && after === false,
    },
    docs: "Whether the caller gets the role `tke:admin` in the cluster.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    wire: "ClusterBasicSettings.VpcId",
    docs: "ID of the private network.",
  }),
  clusterSubnetId: field.string({
    ...fixed,
    pattern: idForms.subnet,
    wire: "ClusterBasicSettings.SubnetId",
    docs: "ID of the subnet of the control plane. Required with the network type `CiliumOverlay`.",
  }),
};
