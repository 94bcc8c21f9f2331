import { expectation, fromWire, type ReadOperation } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { readAccesses, readKubeconfig } from "./cluster-endpoints.ts";
import { clusterFields } from "./cluster-fields.ts";
import { logNames, readLogs } from "./cluster-logs.ts";
import { propertiesOf } from "./cluster-response.ts";
import { secondsOf, vpcCniOf } from "./cluster-vpc-cni.ts";
import { groupsOnPlatform } from "./exist-instances.ts";

const { workerInstancesLists, nodePoolGlobalConfigs, clusterExtraArgs, authOptions } = clusterFields;
const { userName, password, certificationAuthority, clusterExternalEndpoint, domain, pgwEndpoint, securityPolicies } =
  clusterFields;

/** The nodes of a cluster. */
export const nodeList = responseList("InstanceSet", {
  ...workerInstancesLists.item?.fields,
  instanceId: idText("", { wire: "InstanceId" }),
});
const groupOption = expectation({ nodePoolGlobalConfigs });
const extraArgs = expectation((found) =>
  fromWire({ clusterExtraArgs }, { ClusterAdvancedSettings: { ExtraArgs: found["ClusterExtraArgs"] } }),
);
const accounts = expectation({ authOptions });
const security = expectation((found) =>
  fromWire(
    { userName, password, certificationAuthority, clusterExternalEndpoint, domain, pgwEndpoint, securityPolicies },
    { Security: found },
  ),
);
const support = { subnetId: text("", { wire: "SubnetId" }) };
const expectsSupport = expectation(support);

/** What the program or an import wants to know of a cluster. */
type Wanted = Pick<ReadOperation<typeof clusterFields>, "purpose" | "args" | "state">;

/** Reads what the listing of clusters lacks, with the wire names of the properties. */
export async function readDetails(
  op: Op & Wanted,
  id: string,
  cluster: Body,
  readFile = readKubeconfig,
): Promise<Body> {
  const own = { ClusterId: id };
  const { tke } = op;
  const known: Body = { ...op.args, ...op.state };
  const isKnown = (name: string) => known[name] !== undefined;
  const isGiven = (name: string) => (op.args as Body)[name] !== undefined;
  // The platform still returns a switch that the program no longer names, as turned off.
  const isShown = op.purpose === "readBack" ? isGiven : isKnown;
  const isWanted = (...names: readonly string[]) => op.purpose === "import" || names.some(isKnown);
  const network = networkOf(cluster);
  // Without a role, the platform lists only the workers.
  const hasOwn = isKnown("existInstances");
  const role = hasOwn ? { InstanceRole: "ALL" } : {};
  const [nodes, Security, option, extra, access, Logs, accountOptions, pods, control] = await Promise.all([
    tke.list("DescribeClusterInstances", { ...own, ...role }, nodeList),
    tke.read("DescribeClusterSecurity", own, { expects: security }),
    tke.read("DescribeClusterAsGroupOption", own, { expects: groupOption }),
    tke.read("DescribeClusterExtraArgs", own, { expects: extraArgs }),
    readAccesses(op, id, readFile),
    isWanted(...Object.values(logNames)) ? readLogs(op, id, isShown) : undefined,
    op.purpose === "import" || isGiven("authOptions")
      ? tke.read("DescribeClusterAuthenticationOptions", own, { expects: accounts })
      : undefined,
    usesVpcCni(network) ? vpcCniOf(op, id) : undefined,
    op.purpose === "import" && network.type === "CiliumOverlay"
      ? tke.read("DescribeExternalNodeSupportConfig", own, { expects: expectsSupport })
      : undefined,
  ]);
  const seconds = pods?.expires === undefined ? undefined : secondsOf(pods.expires);
  return {
    InstanceSet: hasOwn ? nodes.filter(({ InstanceRole }) => InstanceRole === "WORKER") : nodes,
    ...(hasOwn ? { ExistInstances: groupsOnPlatform(op, nodes) } : {}),
    Security,
    Logs,
    ...access,
    ClusterAsGroupOption: option["ClusterAsGroupOption"],
    ExtraArgs: extra["ClusterExtraArgs"],
    ServiceAccounts: isGiven("authOptions") || areOwn(accountOptions) ? accountOptions?.["ServiceAccounts"] : undefined,
    ...(pods === undefined ? {} : { PodSubnets: pods.isInstalled && !pods.isOff ? pods.subnetIds : [] }),
    ...(seconds === undefined ? {} : { ClaimExpiredSeconds: seconds }),
    ...(control === undefined ? {} : { ControlSubnet: fromWire(support, control).subnetId }),
  };
}

/** Whether the tokens of service accounts are issued in another way than the platform's default. */
function areOwn(options: Body | undefined): boolean {
  const { UseTKEDefault, Issuer } = recordOf(options?.["ServiceAccounts"]) ?? {};
  return UseTKEDefault === true || (typeof Issuer === "string" && Issuer !== "");
}

function networkOf(cluster: Body) {
  const { Subnets } = recordOf(cluster["ClusterNetworkSettings"]) ?? {};
  return { type: propertiesOf(cluster)["NetworkType"], subnets: Array.isArray(Subnets) ? Subnets : [] };
}

function usesVpcCni({ type, subnets }: ReturnType<typeof networkOf>): boolean {
  return type === "VPC-CNI" || subnets.length > 0;
}
