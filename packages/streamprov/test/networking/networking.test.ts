import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { networkingLives } from "./lives.ts";

const inEnvironment = (id: string, inputs: Values) => `${(inputs["environment"] as { id: string }).id}/${id}`;
const rename = [
  "its name",
  { displayName: "shop" },
  ({ environment }: Values) => ({ spec: { display_name: "shop", environment } }),
] as const;
const elsewhere = ["another environment", { environment: { id: "env-other" } }] as const;
const refused = [
  ["environment.id", { environment: { id: "" } }],
  ["environment.id", { environment: { id: "env-1/x" } }],
] as const;
const onNetwork = {
  importId: inEnvironment,
  inPlace: [rename],
} as const;
const anotherNetwork = ["another network", { network: { id: "n-other" } }] as const;

describeOrdinaryLife("Peering", {
  ...onNetwork,
  prepare: networkingLives.Peering,
  path: "/networking/v1/peerings",
  store: "peerings",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: {
        kind: "AwsPeering",
        account: "012345678901",
        vpc: "vpc-1",
        routes: ["172.31.0.0/16"],
        customer_region: "us-east-2",
      },
    },
  }),
  replacing: [elsewhere, anotherNetwork, ["another cloud", { aws: undefined, gcp: { project: "p", vpcNetwork: "v" } }]],
  refused: [
    ...refused,
    ["network.id", { network: { id: "net-1" } }],
    ["aws", { aws: undefined }],
    ["azure", { azure: { tenant: "t", vnet: "/v", customerRegion: "eastus" } }],
    ["aws.account", { aws: { account: "1234", vpc: "vpc-1", routes: ["10.0.0.0/8"], customerRegion: "r" } }],
    ["aws.vpc", { aws: { account: "012345678901", vpc: "net-1", routes: ["10.0.0.0/8"], customerRegion: "r" } }],
    ["aws.routes", { aws: { account: "012345678901", vpc: "vpc-1", routes: [], customerRegion: "r" } }],
    [
      "aws.customerRegion",
      { aws: { account: "012345678901", vpc: "vpc-1", routes: ["10.0.0.0/8"], customerRegion: "" } },
    ],
    ["gcp.project", { aws: undefined, gcp: { project: "", vpcNetwork: "v" } }],
  ],
});

describeOrdinaryLife("PrivateLinkAccess", {
  ...onNetwork,
  prepare: networkingLives.PrivateLinkAccess,
  path: "/networking/v1/private-link-accesses",
  store: "privateLinkAccesses",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: { kind: "AwsPrivateLinkAccess", account: "012345678901" },
    },
  }),
  replacing: [elsewhere, anotherNetwork, ["another cloud", { aws: undefined, azure: { subscription: "s" } }]],
  refused: [
    ...refused,
    ["aws", { aws: undefined }],
    ["aws.account", { aws: { account: "" } }],
    ["azure.subscription", { aws: undefined, azure: { subscription: "" } }],
    ["gcp.project", { aws: undefined, gcp: { project: "" } }],
  ],
});

describeOrdinaryLife("TransitGatewayAttachment", {
  ...onNetwork,
  prepare: networkingLives.TransitGatewayAttachment,
  path: "/networking/v1/transit-gateway-attachments",
  store: "transitGatewayAttachments",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: {
        kind: "AwsTransitGatewayAttachment",
        ram_share_arn: "arn:aws:ram:us-east-2:1:resource-share/1",
        transit_gateway_id: "tgw-1",
        routes: ["10.0.0.0/8"],
      },
    },
  }),
  outputs: { aws: { transitGatewayAttachmentId: expect.stringMatching(/^tgw-attach-/) } },
  replacing: [elsewhere, anotherNetwork],
  refused: [
    ...refused,
    ["aws", { aws: undefined }],
    [
      "aws.transitGatewayId",
      { aws: { ramResourceShareArn: "arn:1", transitGatewayId: "gw-1", routes: ["10.0.0.0/8"] } },
    ],
    ["aws.routes", { aws: { ramResourceShareArn: "arn:1", transitGatewayId: "tgw-1", routes: [] } }],
  ],
});

describeOrdinaryLife("Gateway", {
  prepare: networkingLives.Gateway,
  path: "/networking/v1/gateways",
  store: "gateways",
  importId: inEnvironment,
  body: ({ environment }) => ({
    spec: {
      display_name: "orders",
      environment,
      config: {
        kind: "AwsPrivateNetworkInterfaceGatewaySpec",
        region: "us-east-2",
        zones: expect.arrayContaining(["use2-az2", "use2-az1"]),
      },
    },
  }),
  outputs: { awsPrivateNetworkInterfaceGateway: { account: "000000000000" } },
  inPlace: [rename],
  replacing: [
    elsewhere,
    [
      "another kind",
      { awsPrivateNetworkInterfaceGateway: undefined, awsEgressPrivateLinkGateway: { region: "us-east-2" } },
    ],
    ["other zones", { awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az1"] } }],
  ],
  refused: [
    ...refused,
    ["displayName", { displayName: "" }],
    ["awsEgressPrivateLinkGateway", { awsPrivateNetworkInterfaceGateway: undefined }],
    ["azureEgressPrivateLinkGateway", { azureEgressPrivateLinkGateway: { region: "eastus" } }],
  ],
});

describeOrdinaryLife("AccessPoint", {
  prepare: networkingLives.AccessPoint,
  path: "/networking/v1/access-points",
  store: "accessPoints",
  importId: inEnvironment,
  body: ({ environment, gateway }) => ({
    spec: {
      display_name: "orders",
      environment,
      gateway,
      config: {
        kind: "AwsPrivateNetworkInterface",
        network_interfaces: expect.any(Array),
        account: "012345678901",
        egress_routes: ["172.31.0.0/16"],
      },
    },
  }),
  inPlace: [
    rename,
    [
      "its routes",
      { awsPrivateNetworkInterface: { ...networkInterface(), routes: ["10.0.0.0/8"] } },
      ({ environment }) => ({
        spec: { environment, config: { kind: "AwsPrivateNetworkInterface", egress_routes: ["10.0.0.0/8"] } },
      }),
    ],
    [
      "its network interfaces",
      { awsPrivateNetworkInterface: networkInterface("eni-7") },
      ({ environment }) => ({
        spec: {
          environment,
          config: {
            kind: "AwsPrivateNetworkInterface",
            network_interfaces: expect.arrayContaining(["eni-7"]),
          },
        },
      }),
    ],
  ],
  replacing: [
    elsewhere,
    ["another gateway", { gateway: { id: "gw-other" } }],
    ["another account", { awsPrivateNetworkInterface: { ...networkInterface(), account: "109876543210" } }],
    [
      "another kind",
      { awsPrivateNetworkInterface: undefined, awsIngressPrivateLinkEndpoint: { vpcEndpointId: "vpce-1" } },
    ],
  ],
  refused: [
    ...refused,
    ["gateway.id", { gateway: { id: "" } }],
    [
      "awsPrivateNetworkInterface.networkInterfaces",
      { awsPrivateNetworkInterface: { ...networkInterface(), networkInterfaces: ["eni-1"] } },
    ],
    [
      "awsPrivateNetworkInterface.routes",
      {
        awsPrivateNetworkInterface: {
          ...networkInterface(),
          routes: Array.from({ length: 11 }, (_, i) => `10.${i}.0.0/16`),
        },
      },
    ],
    [
      "gcpIngressPrivateServiceConnectEndpoint.privateServiceConnectConnectionId",
      {
        awsPrivateNetworkInterface: undefined,
        gcpIngressPrivateServiceConnectEndpoint: { privateServiceConnectConnectionId: "x1" },
      },
    ],
  ],
});

function networkInterface(...more: readonly string[]) {
  const networkInterfaces = ["eni-1", "eni-2", "eni-3", "eni-4", "eni-5", "eni-6", ...more];
  return { networkInterfaces, account: "012345678901", routes: ["172.31.0.0/16"] };
}

/** A platform with an access point's gateway, and the access point that is to be made. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { inputs } = await networkingLives.AccessPoint(simulated.platform);
  const { awsPrivateNetworkInterface, ...others } = inputs;
  return { ...simulated, others, inputs, it: simulated.host.resource("AccessPoint", "it") };
}

describe("an access point of each kind", () => {
  it.each([
    [
      "awsEgressPrivateLinkEndpoint",
      { vpcEndpointServiceName: "svc" },
      { kind: "AwsEgressPrivateLinkEndpoint", vpc_endpoint_service_name: "svc", enable_high_availability: false },
      { vpcEndpointId: expect.stringMatching(/^vpce-/), enableHighAvailability: false },
    ],
    [
      "awsIngressPrivateLinkEndpoint",
      { vpcEndpointId: "vpce-1" },
      { kind: "AwsIngressPrivateLinkEndpoint", vpc_endpoint_id: "vpce-1" },
      { vpcEndpointId: "vpce-1", dnsDomain: expect.stringMatching(/aws/) },
    ],
    [
      "azureEgressPrivateLinkEndpoint",
      { privateLinkServiceResourceId: "/service", privateLinkSubresourceName: "" },
      { kind: "AzureEgressPrivateLinkEndpoint", private_link_service_resource_id: "/service" },
      { privateEndpointIpAddress: "10.2.0.4", privateEndpointCustomDnsConfigDomains: [expect.any(String)] },
    ],
    [
      "azureIngressPrivateLinkEndpoint",
      { privateEndpointResourceId: "/Endpoint" },
      { kind: "AzureIngressPrivateLinkEndpoint", private_endpoint_resource_id: "/Endpoint" },
      { privateLinkServiceAlias: expect.any(String), dnsDomain: expect.stringMatching(/azure/) },
    ],
    [
      "gcpEgressPrivateServiceConnectEndpoint",
      { privateServiceConnectEndpointTarget: "ALL_GOOGLE_APIS" },
      { kind: "GcpEgressPrivateServiceConnectEndpoint", private_service_connect_endpoint_target: "ALL_GOOGLE_APIS" },
      { privateServiceConnectEndpointConnectionId: "52712" },
    ],
    [
      "gcpIngressPrivateServiceConnectEndpoint",
      { privateServiceConnectConnectionId: "12345678901234567890" },
      {
        kind: "GcpIngressPrivateServiceConnectEndpoint",
        private_service_connect_connection_id: "12345678901234567890",
      },
      { dnsDomain: expect.stringMatching(/gcp/) },
    ],
  ])("%s", async (property, endpoint, config, outputs) => {
    await using test = await given();
    const inputs = { ...test.others, [property]: endpoint };

    const made = await test.it.create(inputs);

    const [request] = test.platform.journal.find({ method: "POST", path: /access-points$/ });
    expect(request?.requestBody).toMatchObject({ spec: { config } });
    expect(made.outputs[property]).toMatchObject(outputs);
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("counts ALL_GOOGLE_APIS and all-google-apis as one, and a resource ID of Azure in any case", async () => {
    await using test = await given();
    const target = (name: string) => ({
      ...test.others,
      gcpEgressPrivateServiceConnectEndpoint: { privateServiceConnectEndpointTarget: name },
    });
    await test.it.create(target("ALL_GOOGLE_APIS"));

    expect(await test.it.preview(target("all-google-apis"))).toMatchObject({ action: "same" });
    expect(await test.it.preview(target("projects/p"))).toMatchObject({ action: "replace" });
  });

  it("is made when the other side has yet to accept it, and says what to do", async () => {
    await using test = await given({ endPhase: { accessPoints: "PENDING_ACCEPT" } });

    await test.it.create(test.inputs);

    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/PENDING_ACCEPT: accept the connection/);
  });

  it.each(["ERROR", "DISCONNECTED"])("does not become ready any more in the phase %s", async (phase) => {
    await using test = await given({ endPhase: { accessPoints: phase } });

    await expect(test.it.create(test.inputs)).rejects.toThrow(/pulumi up --replace/);
    expect(test.it.id).toMatch(/^ap-/);
  });

  it("removes all routes when the program has none any more", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { routes: _, ...others } = networkInterface();

    await test.it.update({ ...test.inputs, awsPrivateNetworkInterface: others });

    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(request?.requestBody).toEqual({
      spec: { environment: test.inputs.environment, config: { kind: "AwsPrivateNetworkInterface", egress_routes: [] } },
    });
  });
});
