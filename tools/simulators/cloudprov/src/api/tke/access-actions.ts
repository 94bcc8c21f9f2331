import { flag, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import type { Cluster, ClusterAccess } from "./kubernetes.ts";

/** The actions that open and close the access to clusters. */
export function accessActions(world: World): Action[] {
  return [
    createEndpoint(world),
    deleteEndpoint(world),
    describeEndpointStatus(world),
    describeEndpoints(world),
    modifySecurityGroup(world),
    describeKubeconfig(world),
    describeSecurity(world),
  ];
}

const own = { ClusterId: text({ min: 1 }) };
const side = { ...own, IsExtranet: optional(flag()) };

function sideOf(isExtranet: boolean | undefined): "internet" | "intranet" {
  return isExtranet ? "internet" : "intranet";
}

function setAccess(world: World, id: string, at: "internet" | "intranet", changes: Partial<ClusterAccess>): void {
  const cluster = world.kubernetes.clusters.get(id);
  if (cluster !== undefined) changeCluster(world, id, { [at]: { ...cluster[at], ...changes } });
}

function createEndpoint(world: World): Action {
  return defineAction({
    name: "CreateClusterEndpoint",
    params: object({
      ...side,
      SubnetId: optional(text({ min: 1 })),
      Domain: optional(text()),
      SecurityGroup: optional(text()),
      ExtensiveParameters: optional(text()),
      ExistedLoadBalancerId: optional(text()),
    }),
    run({ params, region }) {
      const { ClusterId, IsExtranet, SubnetId: subnetId = "", Domain: domain = "", SecurityGroup = "" } = params;
      const cluster = idleCluster(world, ClusterId, region);
      const at = sideOf(IsExtranet);
      if (["Created", "Creating"].includes(cluster[at].status)) {
        throw new PlatformError("FailedOperation.ClusterState", "The access is open already.");
      }
      if (IsExtranet) checkNodes(world, ClusterId);
      else if (world.networks.subnets.get(subnetId)?.vpcId !== cluster.vpcId) {
        throw new PlatformError("InvalidParameter.Param", `The subnet ${subnetId} is not in ${cluster.vpcId}.`);
      }
      setAccess(world, ClusterId, at, {
        status: "Creating",
        fault: "",
        domain,
        securityGroup: SecurityGroup,
        subnetId,
      });
      later(world, "CreateClusterEndpoint", (succeeded) =>
        setAccess(
          world,
          ClusterId,
          at,
          succeeded ? { status: "Created" } : { status: "CreateFailed", fault: "No load balancer is left." },
        ),
      );
      return {};
    },
  });
}

function checkNodes({ kubernetes }: World, id: string): void {
  if (kubernetes.nodes.all().some(({ clusterId, state }) => clusterId === id && state === "running")) return;
  throw new PlatformError("FailedOperation.ClusterState", "The cluster has no node that works.");
}

function deleteEndpoint(world: World): Action {
  return defineAction({
    name: "DeleteClusterEndpoint",
    params: object(side),
    run({ params: { ClusterId, IsExtranet }, region }) {
      idleCluster(world, ClusterId, region);
      const at = sideOf(IsExtranet);
      setAccess(world, ClusterId, at, { status: "Deleting" });
      later(world, "DeleteClusterEndpoint", (succeeded) =>
        setAccess(world, ClusterId, at, succeeded ? closed : { status: "DeletedFailed", fault: "It is in use." }),
      );
      return {};
    },
  });
}

const closed: ClusterAccess = { status: "NotFound", fault: "", domain: "", securityGroup: "", subnetId: "" };

function describeEndpointStatus(world: World): Action {
  return defineAction({
    name: "DescribeClusterEndpointStatus",
    params: object(side),
    run({ params: { ClusterId, IsExtranet }, region }) {
      const { status, fault } = existingCluster(world, ClusterId, region)[sideOf(IsExtranet)];
      return { Status: status, ErrorMsg: fault };
    },
  });
}

const addresses = { internet: "119.28.1.10", intranet: "10.0.1.10" };

function describeEndpoints(world: World): Action {
  return defineAction({
    name: "DescribeClusterEndpoints",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { id, internet, intranet } = existingCluster(world, ClusterId, region);
      return {
        CertificationAuthority: authorityOf(id),
        ClusterExternalEndpoint: internet.status === "Created" ? addresses.internet : "",
        ClusterIntranetEndpoint: intranet.status === "Created" ? addresses.intranet : "",
        ClusterDomain: `${id}.ccs.tencent-cloud.com`,
        ClusterExternalACL: null,
        ClusterExternalDomain: internet.domain,
        ClusterIntranetDomain: intranet.domain,
        SecurityGroup: internet.securityGroup,
        ClusterIntranetSubnetId: intranet.subnetId,
        IntranetSecurityGroup: intranet.securityGroup,
      };
    },
  });
}

function modifySecurityGroup(world: World): Action {
  return defineAction({
    name: "ModifyClusterEndpointSP",
    params: object({ ...own, SecurityPolicies: optional(listOf(text())), SecurityGroup: optional(text({ min: 1 })) }),
    run({ params: { ClusterId, SecurityGroup = "" }, region }) {
      const { internet } = idleCluster(world, ClusterId, region);
      if (internet.status !== "Created") {
        throw new PlatformError("FailedOperation.ClusterState", "The access from the internet is closed.");
      }
      setAccess(world, ClusterId, "internet", { securityGroup: SecurityGroup });
      return {};
    },
  });
}

/** The certificate of a cluster's authority. */
function authorityOf(id: string): string {
  return `-----BEGIN CERTIFICATE-----\n${Buffer.from(id).toString("base64")}\n-----END CERTIFICATE-----\n`;
}

function kubeconfigOf({ id, password }: Cluster, server: string): string {
  return [
    "apiVersion: v1",
    "kind: Config",
    `clusters: [{name: ${id}, cluster: {server: "https://${server}"}}]`,
    `users: [{name: admin, user: {token: "${password}"}}]`,
    `contexts: [{name: ${id}, context: {cluster: ${id}, user: admin}}]`,
    `current-context: ${id}`,
    "",
  ].join("\n");
}

function describeKubeconfig(world: World): Action {
  return defineAction({
    name: "DescribeClusterKubeconfig",
    params: object(side),
    run({ params: { ClusterId, IsExtranet }, region }) {
      const cluster = existingCluster(world, ClusterId, region);
      const at = sideOf(IsExtranet);
      const { status, domain } = cluster[at];
      if (status !== "Created")
        throw new PlatformError("FailedOperation.KubeClientConnection", "The access is closed.");
      return { Kubeconfig: kubeconfigOf(cluster, domain || addresses[at]) };
    },
  });
}

function describeSecurity(world: World): Action {
  return defineAction({
    name: "DescribeClusterSecurity",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const cluster = existingCluster(world, ClusterId, region);
      const { id, userName, password, internet, intranet } = cluster;
      return {
        UserName: userName,
        Password: password,
        CertificationAuthority: authorityOf(id),
        ClusterExternalEndpoint: internet.status === "Created" ? `https://${addresses.internet}` : "",
        Domain: `${id}.ccs.tencent-cloud.com`,
        PgwEndpoint: intranet.status === "Created" ? addresses.intranet : "",
        SecurityPolicy: internet.status === "Created" ? ["0.0.0.0/0"] : null,
        Kubeconfig: kubeconfigOf(cluster, `${id}.ccs.tencent-cloud.com`),
        JnsGwEndpoint: "",
      };
    },
  });
}
