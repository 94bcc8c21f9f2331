import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { without } from "../without.ts";
import { given } from "./given.ts";
import type { networkingLives } from "./lives.ts";

/** A kind of an object: its property, the given values, the values that are sent, and the additional outputs. */
type Case = readonly [property: string, given: Values, sent: Values, outputs?: Values];

function describeKinds(
  type: keyof typeof networkingLives,
  { usual, at, cases }: { readonly usual: string; readonly at: "cloud" | "config"; readonly cases: readonly Case[] },
): void {
  describe(`each kind of ${type}`, () => {
    it.for(cases)("%s", async ([property, values, config, outputs = {}]) => {
      await using test = await given(type);
      const inputs = { ...without(test.inputs, usual), [property]: values };

      const made = await test.it.create(inputs);

      expect(test.sent("POST")).toEqual([{ spec: expect.objectContaining({ [at]: config }) }]);
      expect(made.outputs[property]).toMatchObject({ ...values, ...outputs });
      expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
      await test.it.read();
      expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });

      const other = test.host.resource(type, "imported");
      await other.import(`${(test.inputs["environment"] as { id: string }).id}/${made.id}`);
      expect(await other.preview(inputs)).toMatchObject({ action: "same" });
    });
  });
}

describeKinds("Peering", {
  usual: "aws",
  at: "cloud",
  cases: [
    [
      "azure",
      { tenant: "t-1", vnet: "/subscriptions/s/vnet", customerRegion: "eastus" },
      { kind: "AzurePeering", tenant: "t-1", vnet: "/subscriptions/s/vnet", customer_region: "eastus" },
    ],
    [
      "gcp",
      { project: "p-1", vpcNetwork: "default" },
      { kind: "GcpPeering", project: "p-1", vpc_network: "default", import_custom_routes: false },
      { importCustomRoutes: false },
    ],
  ],
});

describeKinds("PrivateLinkAccess", {
  usual: "aws",
  at: "cloud",
  cases: [
    ["azure", { subscription: "s-1" }, { kind: "AzurePrivateLinkAccess", subscription: "s-1" }],
    ["gcp", { project: "p-1" }, { kind: "GcpPrivateServiceConnectAccess", project: "p-1" }],
  ],
});

describeKinds("Gateway", {
  usual: "awsPrivateNetworkInterfaceGateway",
  at: "config",
  cases: [
    [
      "awsEgressPrivateLinkGateway",
      { region: "us-east-2" },
      { kind: "AwsEgressPrivateLinkGatewaySpec", region: "us-east-2" },
      { principalArn: expect.stringMatching(/^arn:aws:iam/) },
    ],
    [
      "awsIngressPrivateLinkGateway",
      { region: "us-east-2" },
      { kind: "AwsIngressPrivateLinkGatewaySpec", region: "us-east-2" },
      { vpcEndpointServiceName: expect.stringMatching(/vpce-svc/) },
    ],
    [
      "azureEgressPrivateLinkGateway",
      { region: "eastus" },
      { kind: "AzureEgressPrivateLinkGatewaySpec", region: "eastus" },
      { subscription: expect.stringMatching(/^0000/) },
    ],
    [
      "azureIngressPrivateLinkGateway",
      { region: "EastUS" },
      { kind: "AzureIngressPrivateLinkGatewaySpec", region: "EastUS" },
      {
        privateLinkServiceAlias: expect.stringMatching(/privatelinkservice$/),
        privateLinkServiceResourceId: expect.stringMatching(/^\/subscriptions/),
      },
    ],
    [
      "gcpIngressPrivateServiceConnectGateway",
      { region: "US-East1" },
      { kind: "GcpIngressPrivateServiceConnectGatewaySpec", region: "US-East1" },
      { privateServiceConnectServiceAttachment: expect.stringMatching(/serviceAttachments/) },
    ],
  ],
});

describeKinds("AccessPoint", {
  usual: "awsPrivateNetworkInterface",
  at: "config",
  cases: [
    [
      "awsEgressPrivateLinkEndpoint",
      { vpcEndpointServiceName: "svc" },
      { kind: "AwsEgressPrivateLinkEndpoint", vpc_endpoint_service_name: "svc", enable_high_availability: false },
      {
        vpcEndpointId: expect.stringMatching(/^vpce-/),
        vpcEndpointDnsName: expect.any(String),
        enableHighAvailability: false,
      },
    ],
    [
      "awsIngressPrivateLinkEndpoint",
      { vpcEndpointId: "vpce-1" },
      { kind: "AwsIngressPrivateLinkEndpoint", vpc_endpoint_id: "vpce-1" },
      { vpcEndpointServiceName: expect.any(String), dnsDomain: expect.stringMatching(/aws/) },
    ],
    [
      "azureEgressPrivateLinkEndpoint",
      { privateLinkServiceResourceId: "/service" },
      { kind: "AzureEgressPrivateLinkEndpoint", private_link_service_resource_id: "/service" },
      {
        privateEndpointResourceId: expect.any(String),
        privateEndpointDomain: expect.any(String),
        privateEndpointIpAddress: "10.2.0.4",
        privateEndpointCustomDnsConfigDomains: [expect.any(String)],
      },
    ],
    [
      "azureEgressPrivateLinkEndpoint",
      { privateLinkServiceResourceId: "/service", privateLinkSubresourceName: "sqlServer" },
      {
        kind: "AzureEgressPrivateLinkEndpoint",
        private_link_service_resource_id: "/service",
        private_link_subresource_name: "sqlServer",
      },
    ],
    [
      "azureIngressPrivateLinkEndpoint",
      { privateEndpointResourceId: "/Endpoint" },
      { kind: "AzureIngressPrivateLinkEndpoint", private_endpoint_resource_id: "/Endpoint" },
      {
        privateLinkServiceAlias: expect.any(String),
        privateLinkServiceResourceId: expect.any(String),
        dnsDomain: expect.stringMatching(/azure/),
      },
    ],
    [
      "gcpEgressPrivateServiceConnectEndpoint",
      { privateServiceConnectEndpointTarget: "ALL_GOOGLE_APIS" },
      { kind: "GcpEgressPrivateServiceConnectEndpoint", private_service_connect_endpoint_target: "ALL_GOOGLE_APIS" },
      {
        privateServiceConnectEndpointConnectionId: "52712",
        privateServiceConnectEndpointName: expect.any(String),
        privateServiceConnectEndpointIpAddress: "10.2.0.5",
      },
    ],
    [
      "gcpIngressPrivateServiceConnectEndpoint",
      { privateServiceConnectConnectionId: "12345678901234567890" },
      {
        kind: "GcpIngressPrivateServiceConnectEndpoint",
        private_service_connect_connection_id: "12345678901234567890",
      },
      { privateServiceConnectServiceAttachment: expect.any(String), dnsDomain: expect.stringMatching(/gcp/) },
    ],
  ],
});

describeKinds("PrivateLinkAttachmentConnection", {
  usual: "aws",
  at: "cloud",
  cases: [
    [
      "azure",
      { privateEndpointResourceId: "/Endpoint" },
      { kind: "AzurePrivateLinkAttachmentConnection", private_endpoint_resource_id: "/Endpoint" },
    ],
    [
      "gcp",
      { privateServiceConnectConnectionId: "12345678901234567890" },
      {
        kind: "GcpPrivateLinkAttachmentConnection",
        private_service_connect_connection_id: "12345678901234567890",
      },
    ],
  ],
});

describeKinds("DnsForwarder", {
  usual: "forwardViaIp",
  at: "config",
  cases: [
    [
      "forwardViaGcpDnsZones",
      { domainMappings: { "example.com": "zone-1, project-1", "example.org": "zone-2,project-2" } },
      {
        kind: "ForwardViaGcpDnsZones",
        domain_mappings: {
          "example.com": { zone: "zone-1", project: "project-1" },
          "example.org": { zone: "zone-2", project: "project-2" },
        },
      },
    ],
  ],
});

describe("values that the platform spells differently", () => {
  it("treat ALL_GOOGLE_APIS and all-google-apis as equal", async () => {
    await using test = await given("AccessPoint");
    const target = (name: string) => ({
      ...without(test.inputs, "awsPrivateNetworkInterface"),
      gcpEgressPrivateServiceConnectEndpoint: { privateServiceConnectEndpointTarget: name },
    });
    await test.it.create(target("ALL_GOOGLE_APIS"));

    expect(await test.it.preview(target("all-google-apis"))).toMatchObject({ action: "same" });
    expect(await test.it.preview(target("projects/p"))).toMatchObject({ action: "replace" });
  });

  it("treat a resource ID of Azure as equal in any case", async () => {
    await using test = await given("AccessPoint");
    const endpoint = (privateEndpointResourceId: string) => ({
      ...without(test.inputs, "awsPrivateNetworkInterface"),
      azureIngressPrivateLinkEndpoint: { privateEndpointResourceId },
    });
    await test.it.create(endpoint("/Subscriptions/S"));

    expect(await test.it.preview(endpoint("/subscriptions/s"))).toMatchObject({ action: "same" });
    expect(await test.it.preview(endpoint("/subscriptions/t"))).toMatchObject({ action: "replace" });
  });

  it("treat an empty name of a part of a service as unset", async () => {
    await using test = await given("AccessPoint");
    const part = (values: Values) => ({
      ...without(test.inputs, "awsPrivateNetworkInterface"),
      azureEgressPrivateLinkEndpoint: { privateLinkServiceResourceId: "/service", ...values },
    });
    await test.it.create(part({ privateLinkSubresourceName: "" }));

    expect(await test.it.preview(part({}))).toMatchObject({ action: "same" });
    expect(await test.it.preview(part({ privateLinkSubresourceName: "sql" }))).toMatchObject({ action: "replace" });
  });

  it("ignore blanks around the comma of a mapping", async () => {
    await using test = await given("DnsForwarder");
    const mapping = (text: string) => ({
      ...without(test.inputs, "forwardViaIp"),
      forwardViaGcpDnsZones: { domainMappings: { "example.com": text } },
    });
    await test.it.create(mapping("zone,project"));

    expect(await test.it.preview(mapping(" zone , project "))).toMatchObject({ action: "same" });
    expect(await test.it.preview(mapping("zone,other"))).toMatchObject({ action: "replace" });
  });
});

it("adopts an object without a name after a lost response, in any of the platform's spellings of its kind", async () => {
  await using test = await given("PrivateLinkAccess");
  test.platform.failNext({ method: "POST", path: /private-link-accesses$/, kind: "resetAfter" });

  const { id } = await test.it.create({ ...without(test.inputs, "displayName", "aws"), gcp: { project: "p-1" } });

  expect(test.platform.state.privateLinkAccesses.list().map((one) => one.id)).toEqual([id]);
});

it("does not import a gateway of a kind without a property", async () => {
  await using test = await given("Gateway");
  const { environment } = test.inputs as { environment: { id: string } };
  const config = { kind: "AwsPeeringGatewaySpec", region: "us-east-2" };
  const { id } = await test.platform.state.gateways.create({ spec: { display_name: "peered", environment, config } });

  const error = await failure(test.it.import(`${environment.id}/${id}`));

  expect(error.message).toMatch(/cannot be imported, because it has the type AwsPeeringGatewaySpec/);
});

it("returns the connection details of a private link attachment in each cloud, and keeps them if a response lacks them", async () => {
  await using test = await given("PrivateLinkAttachment");
  const lists = { aws: [], azures: [], gcps: [] };
  const [azure, gcp] = [test.host.resource("PrivateLinkAttachment", "azure"), test.it];

  const inAzure = await azure.create({ ...test.inputs, cloud: "AZURE" });
  const inGcp = await gcp.create({ ...test.inputs, cloud: "GCP" });

  const azures = [
    {
      privateLinkServiceAlias: expect.stringMatching(/privatelinkservice$/),
      privateLinkServiceResourceId: expect.stringMatching(/^\/subscriptions/),
    },
  ];
  const gcps = [{ privateServiceConnectServiceAttachment: expect.stringMatching(/serviceAttachments/) }];
  expect(inAzure.outputs).toMatchObject({ ...lists, azures });
  expect(inGcp.outputs).toMatchObject({ ...lists, gcps });
  test.platform.state.privateLinkAttachments.change(inGcp.id, { phase: "PROVISIONING" });
  await gcp.read();
  expect(gcp.outputs).toMatchObject({ ...lists, gcps });
});
