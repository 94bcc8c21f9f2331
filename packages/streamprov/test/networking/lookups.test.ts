import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { without } from "../without.ts";
import { given } from "./given.ts";
import type { networkingLives } from "./lives.ts";

/** The properties that lookups show in lists, by the property of the resource. */
const onNetwork = { network: "networks", aws: "aws", azure: "azures", gcp: "gcps" };

/** A resource, the names of its properties in its lookup, and whether it can be found by its name. */
const lookups: readonly (readonly [
  type: keyof typeof networkingLives,
  lists: Readonly<Record<string, string>>,
  byName?: "by name",
])[] = [
  ["Peering", onNetwork, "by name"],
  ["PrivateLinkAccess", onNetwork, "by name"],
  ["TransitGatewayAttachment", { network: "networks", aws: "aws" }, "by name"],
  ["NetworkLinkService", { network: "networks" }, "by name"],
  ["NetworkLinkEndpoint", { network: "networks", networkLinkService: "networkLinkServices" }],
  ["PrivateLinkAttachment", {}],
  [
    "PrivateLinkAttachmentConnection",
    { privateLinkAttachment: "privateLinkAttachments", aws: "aws", azure: "azures", gcp: "gcps" },
  ],
  [
    "DnsForwarder",
    { gateway: "gateways", forwardViaIp: "forwardViaIps", forwardViaGcpDnsZones: "forwardViaGcpDnsZones" },
  ],
  ["DnsRecord", { gateway: "gateways", privateLinkAccessPoint: "privateLinkAccessPoints" }],
  [
    "Gateway",
    Object.fromEntries(
      [
        "awsEgressPrivateLink",
        "awsIngressPrivateLink",
        "awsPeering",
        "awsPrivateNetworkInterface",
        "azureEgressPrivateLink",
        "azureIngressPrivateLink",
        "azurePeering",
        "gcpEgressPrivateServiceConnect",
        "gcpIngressPrivateServiceConnect",
        "gcpPeering",
      ].map((kind) => [`${kind}Gateway`, `${kind}Gateways`]),
    ),
  ],
  [
    "AccessPoint",
    {
      gateway: "gateways",
      awsPrivateNetworkInterface: "awsPrivateNetworkInterfaces",
      ...Object.fromEntries(
        [
          "awsEgressPrivateLinkEndpoint",
          "awsIngressPrivateLinkEndpoint",
          "azureEgressPrivateLinkEndpoint",
          "azureIngressPrivateLinkEndpoint",
          "gcpEgressPrivateServiceConnectEndpoint",
          "gcpIngressPrivateServiceConnectEndpoint",
        ].map((kind) => [kind, `${kind}s`]),
      ),
    },
  ],
];

/** Outputs of a resource as its lookup shows them. */
function shown(outputs: Values, lists: Readonly<Record<string, string>>): Values {
  const listed = Object.entries(lists).map(([name, list]) => [
    list,
    outputs[name] === undefined ? [] : [outputs[name]],
  ]);
  return { ...without(outputs, ...Object.keys(lists)), ...Object.fromEntries(listed) };
}

describe.for(lookups)("the lookup of a %s", ([type, lists, byName]) => {
  const lookup = `get${type}`;

  it("returns the outputs of the resource", async () => {
    await using test = await given(type);
    const { id, outputs } = await test.it.create(test.inputs);
    const { environment } = test.inputs;

    const found = await test.host.invoke(lookup, { id, environment });

    expect(found).toEqual({ id, ...shown(outputs, lists) });
    if (byName) expect(await test.host.invoke(lookup, { displayName: "orders", environment })).toEqual(found);
  });

  it("fails when no object matches, or the arguments do not identify one", async () => {
    await using test = await given(type);
    const { environment } = test.inputs;
    const error = async (args: Values) => (await failure(test.host.invoke(lookup, { environment, ...args }))).message;

    expect(await error({ id: "none" })).toMatch(/no .* has the id "none" in environment env-/);
    expect(await error({})).toMatch(/id/);
    expect(await error({ id: "" })).toMatch(/id/);
    if (!byName) return;
    await test.it.create(test.inputs);
    expect(await error({ displayName: "Orders" })).toMatch(/no .* has the displayName "Orders" in environment env-/);
    await test.host.resource(type, "other").create(test.inputs);
    expect(await error({ displayName: "orders" })).toMatch(/2 objects .* have the displayName "orders"/);
  });
});

describe("the kinds of gateways that programs cannot create", () => {
  it.each([
    ["AwsPeeringGatewaySpec", "awsPeeringGateways", {}],
    ["AzurePeeringGatewaySpec", "azurePeeringGateways", {}],
    [
      "GcpPeeringGatewaySpec",
      "gcpPeeringGateways",
      { iamPrincipal: expect.stringMatching(/iam.gserviceaccount.com$/) },
    ],
    [
      "GcpEgressPrivateServiceConnectGatewaySpec",
      "gcpEgressPrivateServiceConnectGateways",
      { project: expect.stringMatching(/^project-/) },
    ],
  ])("are shown: %s", async (kind, list, outputs) => {
    await using test = await given("Gateway");
    const environment = test.inputs["environment"] as { readonly id: string };
    const config = { kind, region: "here-1" };
    const { id } = await test.platform.state.gateways.create({ spec: { display_name: "it", environment, config } });

    const found = await test.host.invoke("getGateway", { id, environment });

    expect(found[list]).toEqual([{ region: "here-1", ...outputs }]);
  });
});

it("returns an access point without the values that it does not have", async () => {
  await using test = await given("AccessPoint");
  const { id } = await test.it.create({
    ...without(test.inputs, "awsPrivateNetworkInterface"),
    azureEgressPrivateLinkEndpoint: { privateLinkServiceResourceId: "/service" },
  });
  const { environment } = test.inputs;
  const endpoint = {
    privateServiceConnectEndpointTarget: "",
    privateServiceConnectEndpointConnectionId: "",
    privateServiceConnectEndpointName: "",
    privateServiceConnectEndpointIpAddress: "",
  };

  const gcpEgressPrivateServiceConnectEndpoints = [endpoint];
  const found = await test.host.invoke("getAccessPoint", { id, environment, gcpEgressPrivateServiceConnectEndpoints });

  expect(found["azureEgressPrivateLinkEndpoints"]).toMatchObject([{ privateLinkSubresourceName: "" }]);
  expect(found["gcpEgressPrivateServiceConnectEndpoints"]).toEqual([]);
});

describe("getGateways", () => {
  /** An environment with two gateways, the second of which is READY. */
  async function twoGateways() {
    const simulated = await startSimulatedProvider();
    const { state } = simulated.platform;
    const { id } = await state.environments.create({ displayName: "staging" });
    const environment = { id };
    const gateway = (display_name: string, kind: string, region: string) =>
      state.gateways.create({ spec: { display_name, environment, config: { kind, region } } });
    const one = await gateway("one", "AwsEgressPrivateLinkGatewaySpec", "us-east-2");
    const two = await gateway("two", "GcpPeeringGatewaySpec", "us-east1");
    state.gateways.change(two.id, { phase: "READY" });
    const list = async (filter?: Values) => {
      const { gateways } = await simulated.host.invoke("getGateways", { environment, ...(filter ? { filter } : {}) });
      return gateways as readonly Values[];
    };
    return { ...simulated, environment, one, two, list };
  }

  it("lists all gateways of an environment, each with its kind", async () => {
    await using test = await twoGateways();

    const [one, two] = await test.list();

    expect(one).toMatchObject({
      id: test.one.id,
      displayName: "one",
      awsEgressPrivateLinkGateways: [{ region: "us-east-2", principalArn: expect.stringMatching(/^arn/) }],
      gcpPeeringGateways: [],
    });
    expect(two).toMatchObject({ id: test.two.id, gcpPeeringGateways: [{ region: "us-east1" }] });
  });

  it.each([
    ["types", { gatewayTypes: ["AwsEgressPrivateLink"] }, ["one"]],
    ["regions", { regions: ["us-east1", "us-west-1"] }, ["two"]],
    ["names", { displayNames: ["one", "two"] }, ["one", "two"]],
    ["phases, in any case", { phases: [" Ready "] }, ["two"]],
    ["phases by another name", { phases: ["ACTIVE", "CREATED"] }, ["one", "two"]],
    ["nothing", { gatewayTypes: [], ids: [], phases: [] }, ["one", "two"]],
    ["objects that do not exist", { ids: ["gw-none"] }, []],
  ])("filters by %s", async (_what, filter, names) => {
    await using test = await twoGateways();

    expect((await test.list(filter)).map(({ displayName }) => displayName)).toEqual(names);
  });

  it("requests IDs page by page, and returns the given filter", async () => {
    await using test = await twoGateways();
    const filter = { ids: [test.two.id] };

    const found = await test.host.invoke("getGateways", { environment: test.environment, filter });

    expect(found).toMatchObject({ environment: test.environment, filter, gateways: [{ id: test.two.id }] });
    const [request] = test.platform.journal.find({ path: /gateways$/ });
    expect(new URLSearchParams(request?.query).get("page_size")).toBe("99");
  });
});

describe("getEndpoint", () => {
  async function withEndpoints() {
    const simulated = await startSimulatedProvider();
    const { state } = simulated.platform;
    const { id } = await state.environments.create({ displayName: "staging" });
    const kafka = {
      environmentId: id,
      cloud: "AWS",
      region: "us-east-2",
      service: "KAFKA",
      isPrivate: false,
      connectionType: "PUBLIC",
      endpoint: "lkc-1.example.com:9092",
      endpointType: "BOOTSTRAP",
      resourceId: "lkc-1",
      gatewayId: "",
      accessPointId: "",
    };
    const isPrivate = { isPrivate: true, connectionType: "PRIVATE_LINK", gatewayId: "gw-1", accessPointId: "ap-1" };
    await state.endpoints.create(kafka);
    await state.endpoints.create({ ...kafka, ...isPrivate, resourceId: "" });
    const list = (filter: Values) =>
      simulated.host.invoke("getEndpoint", { filter: { environment: { id }, service: "KAFKA", ...filter } });
    return { ...simulated, id, list };
  }

  it("lists the endpoints of a service with the objects that they belong to", async () => {
    await using test = await withEndpoints();

    const found = await test.list({});

    expect(found).toMatchObject({
      filter: { environment: { id: test.id }, service: "KAFKA" },
      endpoints: [
        {
          id: expect.stringMatching(/^e-/),
          apiVersion: "endpoint/v1",
          kind: "Endpoint",
          cloud: "AWS",
          region: "us-east-2",
          service: "KAFKA",
          endpoint: "lkc-1.example.com:9092",
          endpointType: "BOOTSTRAP",
          connectionType: "PUBLIC",
          isPrivate: false,
          environment: { id: test.id },
          resources: [{ id: "lkc-1", kind: "Cluster" }],
          gateways: [],
          accessPoints: [],
        },
        { isPrivate: true, resources: [], gateways: [{ id: "gw-1" }], accessPoints: [{ id: "ap-1" }] },
      ],
    });
  });

  it.each([
    [{ isPrivate: true }, 1],
    [{ isPrivate: false }, 1],
    [{ cloud: "", region: "", resource: "" }, 2],
    [{ resource: "lkc-1" }, 1],
    [{ cloud: "GCP" }, 0],
    [{ region: "us-east-2", service: "FLINK" }, 0],
  ])("filters by %o", async (filter, count) => {
    await using test = await withEndpoints();

    expect((await test.list(filter))["endpoints"]).toHaveLength(count);
  });

  it("requests pages of a hundred, and sends no filter that is not set", async () => {
    await using test = await withEndpoints();

    await test.list({ isPrivate: false, region: "" });

    const [request] = test.platform.journal.find({ path: /endpoints$/ });
    expect(Object.fromEntries(new URLSearchParams(request?.query))).toEqual({
      environment: test.id,
      service: "KAFKA",
      is_private: "false",
      page_size: "100",
    });
  });

  it("requires an environment", async () => {
    await using test = await withEndpoints();

    expect((await failure(test.list({ environment: { id: "" } }))).message).toMatch(/environment.id/);
  });
});
