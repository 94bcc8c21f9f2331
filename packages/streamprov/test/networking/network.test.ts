import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with an environment, and inputs of a network in it. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const environment = await simulated.platform.state.environments.create({ displayName: "staging" });
  const network = simulated.host.resource("Network", "peered");
  const inputs = (changes: Values = {}): Values => ({
    displayName: "peered",
    cloud: "AWS",
    region: "us-east-2",
    cidr: "10.200.0.0/16",
    connectionTypes: ["PEERING"],
    environment: { id: environment.id },
    ...changes,
  });
  return { ...simulated, environment, network, inputs };
}

describe("creating a Network", () => {
  it("waits until it is ready, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200, provisionMs: { network: 600 } });

    const { id, outputs } = await test.network.create(test.inputs());

    expect(id).toMatch(/^n-/);
    expect(test.platform.state.networks.get(id)?.phase).toBe("READY");
    expect(outputs).toMatchObject({
      displayName: "peered",
      cidr: "10.200.0.0/16",
      reservedCidr: "172.20.255.0/24",
      zoneInfos: [],
      dnsConfig: { resolution: "" },
      environment: { id: test.environment.id },
      gateways: [{ id: test.platform.state.networks.get(id)?.gatewayId }],
      azures: [],
      gcps: [],
    });
    expect(outputs["zones"]).toHaveLength(3);
    expect(outputs["aws"]).toEqual([
      { vpc: expect.any(String), account: "000000000000", privateLinkEndpointService: expect.any(String) },
    ]);
    expect(outputs["endpointSuffix"]).toBe(`.${String(outputs["dnsDomain"])}`);
    expect(Object.keys(outputs["zonalSubdomains"] as object)).toHaveLength(3);
    expect((await test.network.preview(test.inputs())).action).toBe("same");
    await test.network.read();
    expect((await test.network.preview(test.inputs())).action).toBe("same");
  });

  it("sends only the inputs of the program", async () => {
    await using test = await given();
    const zoneInfos = ["a", "b", "c"].map((zone, i) => ({ zoneId: `us-east-2${zone}`, cidr: `10.20.0.${i * 32}/27` }));

    await test.network.create({
      cloud: "AWS",
      region: "us-east-2",
      connectionTypes: ["TRANSITGATEWAY", "PEERING"],
      zoneInfos,
      aws: [{ vpc: "has no effect" }],
      environment: { id: test.environment.id },
    });

    const [request] = test.platform.journal.find({ method: "POST", path: /networks$/ });
    expect(request?.requestBody).toEqual({
      spec: {
        cloud: "AWS",
        region: "us-east-2",
        connection_types: ["TRANSITGATEWAY", "PEERING"],
        zones_info: zoneInfos.map(({ zoneId, cidr }) => ({ zone_id: zoneId, cidr })),
        environment: { id: test.environment.id },
      },
    });
    expect(test.network.outputs["displayName"]).toBe(test.network.id);
  });

  it.each([
    ["AZURE", "azures", { privateLinkServiceAliases: expect.any(Object) }],
    [
      "GCP",
      "gcps",
      {
        project: expect.any(String),
        vpcNetwork: expect.any(String),
        privateServiceConnectServiceAttachments: expect.any(Object),
      },
    ],
  ])("returns the details of %s in %s only", async (cloud, property, details) => {
    await using test = await given();
    const inputs = test.inputs({ cloud, region: "region", connectionTypes: ["PRIVATELINK"], cidr: undefined });

    const { outputs } = await test.network.create(inputs);

    expect({ aws: outputs["aws"], azures: outputs["azures"], gcps: outputs["gcps"] }).toEqual({
      aws: [],
      azures: [],
      gcps: [],
      [property]: [details],
    });
    expect(outputs["dnsConfig"]).toEqual({ resolution: "CHASED_PRIVATE" });
    expect((await test.network.preview(inputs)).action).toBe("same");
  });

  it("treats an empty name and an empty list of zones as not set", async () => {
    await using test = await given();
    const inputs = test.inputs({
      displayName: "",
      zones: [],
      zoneInfos: [],
      cloud: "AZURE",
      connectionTypes: ["PRIVATELINK"],
      cidr: undefined,
    });

    await test.network.create(inputs);
    await test.network.read();

    const [request] = test.platform.journal.find({ method: "POST", path: /networks$/ });
    expect(Object.keys((request?.requestBody as { spec: object } | undefined)?.spec ?? {}).sort()).toEqual([
      "cloud",
      "connection_types",
      "environment",
      "region",
    ]);
    expect((await test.network.preview(inputs)).action).toBe("same");
    expect(test.network.outputs["zones"]).toHaveLength(3);
  });

  it("keeps a network in the state whose provisioning failed, and shows the reason", async () => {
    await using test = await given({ provisionFailure: { network: "the block is taken" } });

    const error = await failure(test.network.create(test.inputs()));

    expect(error.message).toMatch(/FAILED/);
    expect(error.message).toMatch(/the block is taken/);
    expect(error.message).toMatch(/pulumi up --replace 'urn:.*::peered'/);
    expect(test.network.id).toBe(test.platform.state.networks.list()[0]?.id);
  });

  it.each([
    ["by its name", "peered"],
    ["by all requested properties when it has no name", undefined],
  ])("adopts a network whose response was lost, %s", async (_how, displayName) => {
    await using test = await given({ visibilityLagMs: 200 });
    test.platform.failNext({ method: "POST", path: /networks$/, kind: "resetAfter" });

    const { id } = await test.network.create(test.inputs({ displayName }));

    expect(test.platform.state.networks.list().map((one) => one.id)).toEqual([id]);
  });
});

/** One zone with each of these blocks. */
function zoneInfos(...cidrs: readonly string[]): Values[] {
  return cidrs.map((cidr, i) => ({ zoneId: `zone-${i}`, cidr }));
}

describe("checking a Network", () => {
  const zones = ["a", "b", "c"];

  it.each([
    ["cidr", { cidr: "10.200.0.0/24" }],
    ["cidr", { cidr: "10.0.0.300/16" }],
    ["cidr", { cidr: "10.0.0.0/33" }],
    ["zoneInfos[1].cidr", { zoneInfos: zoneInfos("10.20.0.0/27", "10.20.0.32/28", "10.20.0.64/27") }],
    ["zoneInfos", { zoneInfos: zoneInfos("10.20.0.0/27", "10.20.0.32/27") }],
    ["zones", { zones: ["a", "b"] }],
    ["zones", { zones: ["a", "b", "b"] }],
    ["connectionTypes", { connectionTypes: ["PEERING", "PEERING"] }],
    ["dnsConfig", { dnsConfig: { resolution: "PRIVATE" } }],
    ["environment.id", { environment: { id: "env-1/x" } }],
    ["reservedCidr", { reservedCidr: "10.200.0.0/16" }],
    ["connectionTypes", { connectionTypes: [] }],
    ["connectionTypes[1]", { connectionTypes: ["PEERING", "peering"] }],
    ["cloud", { cloud: "aws" }],
    ["region", { region: "" }],
    ["environment.id", { environment: { id: "" } }],
    ["zones", { zones, cloud: "AZURE", connectionTypes: ["PRIVATELINK"] }],
    ["zones", { zones, cloud: "GCP", connectionTypes: ["TRANSITGATEWAY"] }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.network.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it.each([
    ["on AWS", { cloud: "AWS" }],
    ["on GCP with PRIVATELINK", { cloud: "GCP", connectionTypes: ["TRANSITGATEWAY", "PRIVATELINK"] }],
    ["while the connection types are unknown", { cloud: "GCP", connectionTypes: [unknown] }],
    ["while the cloud is unknown", { cloud: unknown }],
  ])("accepts zones %s", async (_when, changes) => {
    await using test = await given();

    expect((await test.network.check(test.inputs({ zones, ...changes }))).failures).toEqual([]);
  });

  it("warns of an unknown kind of DNS resolution", async () => {
    await using test = await given();

    const changes = { connectionTypes: ["PRIVATELINK"], dnsConfig: { resolution: "PUBLIC" } };
    const { failures } = await test.network.check(test.inputs(changes));

    expect(failures).toEqual([]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/dnsConfig\.resolution/);
  });
});

describe("changing a Network", () => {
  it("renames it in place", async () => {
    await using test = await given({ updateLagMs: 200 });
    await test.network.create(test.inputs());

    const { action, outputs } = await test.network.update(test.inputs({ displayName: "renamed" }));

    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(action).toBe("update");
    expect(request?.query).toBe("");
    expect(request?.requestBody).toEqual({
      spec: { display_name: "renamed", environment: { id: test.environment.id } },
    });
    expect(outputs["displayName"]).toBe("renamed");
  });

  it.each([
    ["cloud", { cloud: "GCP" }],
    ["region", { region: "eu-west-1" }],
    ["cidr", { cidr: "10.201.0.0/16" }],
    ["reservedCidr", { reservedCidr: "10.202.0.0/24" }],
    ["connectionTypes", { connectionTypes: ["PEERING", "TRANSITGATEWAY"] }],
    ["zones", { zones: ["x", "y", "z"] }],
    ["zoneInfos", { zoneInfos: zoneInfos("10.20.0.0/27", "10.20.0.32/27", "10.20.0.64/27") }],
    ["environment", { environment: { id: "env-other" } }],
  ])("replaces it when %s changes", async (property, changes) => {
    await using test = await given();
    await test.network.create(test.inputs());

    expect((await test.network.diff(test.inputs(changes))).replaces).toEqual([property]);
  });

  it("replaces it when dnsConfig changes", async () => {
    await using test = await given();
    const inputs = (changes: Values = {}) => test.inputs({ connectionTypes: ["PRIVATELINK"], ...changes });
    await test.network.create(inputs());

    const { replaces } = await test.network.diff(inputs({ dnsConfig: { resolution: "PRIVATE" } }));

    expect(replaces).toEqual(["dnsConfig"]);
  });

  it("ignores the order of zones, and keeps the values that the program omits", async () => {
    await using test = await given();
    await test.network.create(test.inputs({ zones: ["a", "b", "c"] }));

    expect((await test.network.diff(test.inputs({ zones: ["c", "a", "b"] }))).changes).toEqual([]);
    expect((await test.network.diff(test.inputs({ displayName: undefined, cidr: undefined }))).changes).toEqual([]);
    expect((await test.network.diff(test.inputs({ aws: [{ vpc: "other" }] }))).changes).toEqual([]);
  });
});

describe("reading a Network", () => {
  it("finds a name that was changed elsewhere", async () => {
    await using test = await given();
    const { id } = await test.network.create(test.inputs());
    test.platform.state.networks.change(id, { displayName: "renamed" });

    await test.network.read();

    expect((await test.network.diff(test.inputs())).changes).toEqual(["displayName"]);
  });

  it("leaves the state when the network no longer exists", async () => {
    await using test = await given();
    const { id } = await test.network.create(test.inputs());
    test.platform.state.networks.remove(id);

    expect(await test.network.read()).toBeUndefined();
  });

  it("imports by environment and network, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.host.resource("Network", "elsewhere").create(test.inputs());

    const imported = await test.network.import(`${test.environment.id}/${id}`);

    expect(imported?.id).toBe(id);
    expect((await test.network.preview(test.inputs())).action).toBe("same");
    expect((await test.network.preview(imported?.inputs ?? {})).action).toBe("same");
  });

  it("shows the form of the import ID, and reports a missing network", async () => {
    await using test = await given();

    expect((await failure(test.network.import("n-abc123"))).message).toMatch(/<environment ID>\/<network ID>/);
    expect((await failure(test.network.import(`${test.environment.id}/n-none`))).message).toMatch(
      /there is no Network/,
    );
  });

  it("lists the networks of an environment", async () => {
    await using test = await given();
    const { id } = await test.network.create(test.inputs());

    expect(await test.host.list("Network", { environment: { id: test.environment.id } })).toEqual([
      { id, name: "peered" },
    ]);
  });
});

describe("deleting a Network", () => {
  it("does not wait until the platform has deprovisioned it", async () => {
    await using test = await given({ deprovisionMs: { network: 60_000 } });
    const { id } = await test.network.create(test.inputs());

    await test.network.delete();

    expect(test.platform.state.networks.get(id)?.phase).toBe("DEPROVISIONING");
  });

  it("succeeds when the network no longer exists", async () => {
    await using test = await given();
    const { id } = await test.network.create(test.inputs());
    test.platform.state.networks.remove(id);

    await test.network.delete();

    expect(test.network.state).toBeUndefined();
  });
});
