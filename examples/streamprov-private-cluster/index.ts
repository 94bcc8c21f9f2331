import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

// pulumi config set awsAccount 012345678901
// pulumi config set keyArn arn:aws:kms:eu-central-1:012345678901:key/...
const config = new pulumi.Config();
const region = "eu-central-1";

const environment = new streamprov.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } });

// A network of the platform that is reached by AWS PrivateLink. Making one takes up to an hour.
const network = new streamprov.Network("private", {
  cloud: "AWS",
  region,
  connectionTypes: ["PRIVATELINK"],
  zones: ["euc1-az1", "euc1-az2", "euc1-az3"],
  dnsConfig: { resolution: "PRIVATE" },
  environment: { id: environment.id },
});

// Lets VPC endpoints of this account in.
const access = new streamprov.PrivateLinkAccess("company", {
  aws: { account: config.require("awsAccount") },
  environment: { id: environment.id },
  network: { id: network.id },
});

// Allow the principals of `byokKey.aws.roles` to use the key before the cluster is made: the policy of the key in AWS.
const byokKey = new streamprov.ByokKey("orders", { aws: { keyArn: config.require("keyArn") } });

const cluster = new streamprov.KafkaCluster("orders", {
  availability: "MULTI_ZONE",
  cloud: "AWS",
  region,
  dedicated: { cku: config.getNumber("ckus") ?? 2 },
  byokKey: { id: byokKey.id },
  network: { id: network.id },
  environment: { id: environment.id },
});

const app = new streamprov.ServiceAccount("orders-app", { description: "Writes and reads orders" });

const appMayWrite = new streamprov.RoleBinding("orders-app", {
  principal: app.id.apply((id) => `User:${id}`),
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});

const appKey = new streamprov.ApiKey(
  "orders-app",
  {
    owner: { id: app.id, kind: app.kind, apiVersion: app.apiVersion },
    managedResource: {
      id: cluster.id,
      kind: cluster.kind,
      apiVersion: cluster.apiVersion,
      environment: { id: environment.id },
    },
    // A machine outside the private network cannot ask the cluster whether it takes the key.
    disableWaitForReady: true,
  },
  { dependsOn: [access, appMayWrite] },
);

// What the other side needs: a VPC endpoint to this service, and DNS records of the domain that lead to it.
export const endpointService = network.aws.apply(([aws]) => aws?.privateLinkEndpointService);
export const dnsDomain = network.dnsDomain;
export const zonalSubdomains = network.zonalSubdomains;
export const keyRoles = byokKey.aws.apply((aws) => aws?.roles);
export const bootstrapEndpoint = cluster.bootstrapEndpoint;
export const appKeyId = appKey.id;
export const appKeySecret = appKey.secret;
