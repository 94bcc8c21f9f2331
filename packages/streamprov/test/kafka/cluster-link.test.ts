import { failure, secret, type Values } from "@org/core-provider/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { anotherKey, linkEnd } from "./link-ends.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Two clusters, and the links that can be created between them, by their modes. */
async function given() {
  const simulated = await startSimulatedProvider();
  const { platform, host } = simulated;
  const [one, two] = [await linkEnd(platform), await linkEnd(platform)];
  const { credentials: _, ...silent } = one.far;
  const oneWay = { sourceKafkaCluster: one.far, destinationKafkaCluster: two.host };
  const bothWays = { linkMode: "BIDIRECTIONAL", localKafkaCluster: two.host };
  const links = {
    "DESTINATION OUTBOUND": oneWay,
    "DESTINATION INBOUND": { ...oneWay, connectionMode: "INBOUND", sourceKafkaCluster: silent },
    "SOURCE OUTBOUND": { linkMode: "SOURCE", sourceKafkaCluster: two.host, destinationKafkaCluster: one.far },
    "BIDIRECTIONAL OUTBOUND": { ...bothWays, remoteKafkaCluster: one.far },
    "BIDIRECTIONAL INBOUND": { ...bothWays, connectionMode: "INBOUND", remoteKafkaCluster: silent },
  };
  const it = host.resource("ClusterLink", "it");
  const onCluster = () => platform.state.clusterLinks.get(`${two.cluster.id}/dr`);
  const written = (method: string) => platform.journal.find({ method, path: /\/links/ });
  const inputsOf = (modes: keyof typeof links): Values => ({ link: "dr", ...links[modes] });
  return { ...simulated, one, two, it, inputsOf, onCluster, written };
}

/** The same with a link from the other cluster to the one that it is on. */
async function made(config: Values = {}) {
  const test = await given();
  const inputs = { ...test.inputsOf("DESTINATION OUTBOUND"), config: { "acl.sync.enable": "false", ...config } };
  await test.it.create(inputs);
  return { ...test, inputs };
}

const plain = (it: { readonly signIn: Readonly<Record<string, string>> }, prefix = "") => ({
  [`${prefix}security.protocol`]: "SASL_SSL",
  ...Object.fromEntries(Object.entries(it.signIn).map(([name, value]) => [prefix + name, value])),
});

type End = Awaited<ReturnType<typeof linkEnd>>;

type Modes = Parameters<Awaited<ReturnType<typeof given>>["inputsOf"]>[0];

/** For each pair of modes, the member that names the other end, and the settings for the link's connection. */
const modes: readonly (readonly [
  modes: Modes,
  peer: string,
  settings: (far: End, host: End) => Readonly<Record<string, string>>,
])[] = [
  ["DESTINATION OUTBOUND", "source_cluster_id", (far) => plain(far)],
  ["DESTINATION INBOUND", "source_cluster_id", () => ({})],
  ["SOURCE OUTBOUND", "destination_cluster_id", (far, host) => ({ ...plain(far), ...plain(host, "local.") })],
  [
    "BIDIRECTIONAL OUTBOUND",
    "remote_cluster_id",
    (far, host) => ({ ...plain(far), ...plain(host, "local."), "remote.link.connection.mode": "INBOUND" }),
  ],
  ["BIDIRECTIONAL INBOUND", "remote_cluster_id", () => ({})],
];

/** The names in import variables of the link's cluster and of the other one. */
const sides = {
  DESTINATION: ["DESTINATION", "SOURCE"],
  SOURCE: ["SOURCE", "DESTINATION"],
  BIDIRECTIONAL: ["LOCAL", "REMOTE"],
} as const;

describe.each(modes)("a ClusterLink %s", (both, peer, settings) => {
  const [linkMode = "", connectionMode = ""] = both.split(" ");

  it("is created with the settings of its modes, and shows no diff afterwards", async () => {
    await using test = await given();
    const inputs = test.inputsOf(both);

    const { id, outputs } = await test.it.create(inputs);

    expect(id).toBe(`${test.two.cluster.id}/dr`);
    expect(test.onCluster()).toMatchObject({ peer: { member: peer, id: test.one.cluster.id } });
    expect(test.onCluster()?.configs).toEqual({
      "link.mode": linkMode,
      "connection.mode": connectionMode,
      "bootstrap.servers": test.one.bootstrapEndpoint,
      ...settings(test.one, test.two),
    });
    expect(outputs).toMatchObject({
      link: "dr",
      linkMode,
      connectionMode,
      config: {},
      clusterLinkId: expect.any(String),
    });
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(test.platform.journal.violations).toEqual([]);
  });

  it("sends the credentials again that the link stores when a key changes, and nothing when it stores none", async () => {
    await using test = await given();
    const inputs = test.inputsOf(both);
    await test.it.create(inputs);
    const stored = Object.keys(settings(test.one, test.two)).filter((name) => /^(local\.)?sasl/.test(name));
    const rotated: Record<string, unknown> = { ...inputs };
    for (const name of Object.keys(inputs).filter((one) => /KafkaCluster$/.test(one))) {
      const cluster = inputs[name] as Values;
      const end = [test.one, test.two].find((one) => one.cluster.id === cluster["id"]) ?? test.one;
      if (cluster["credentials"]) rotated[name] = { ...cluster, credentials: await anotherKey(test.platform, end) };
    }

    const { action } = await test.it.update(rotated);

    expect(action).toBe("update");
    const sent = test.written("PUT").map(({ requestBody }) => requestBody as { data: { name: string }[] });
    expect(sent.map(({ data }) => data.map(({ name }) => name).sort())).toEqual(
      stored.length > 0 ? [stored.sort()] : [],
    );
    for (const { data } of sent) expect(data).toEqual(data.map((one) => ({ ...one, operation: "SET" })));
    const values = Object.values(test.onCluster()?.configs ?? {}).join();
    expect(values).not.toContain(test.one.key.secret);
    expect(values).not.toContain(test.two.key.secret);
    expect(await test.it.preview(rotated)).toMatchObject({ action: "same" });
  });

  it("is imported by its modes and clusters, with the values from the environment", async () => {
    await using test = await given();
    const inputs = test.inputsOf(both);
    await test.it.create(inputs);
    const [host = "", far = ""] = sides[linkMode as keyof typeof sides];
    const ids = [test.one.cluster.id, test.two.cluster.id];
    const inOrder = linkMode === "DESTINATION" ? ids : ids.reverse();
    const importId = ["dr", linkMode, connectionMode, ...inOrder].join("/");
    const imported = test.host.resource("ClusterLink", "imported");
    const needed = {
      [`IMPORT_${host}_KAFKA_REST_ENDPOINT`]: test.two.cluster.restEndpoint,
      [`IMPORT_${host}_KAFKA_API_KEY`]: test.two.key.id,
      [`IMPORT_${host}_KAFKA_API_SECRET`]: test.two.key.secret,
      [`IMPORT_${far}_KAFKA_BOOTSTRAP_ENDPOINT`]: test.one.bootstrapEndpoint,
      ...(connectionMode === "OUTBOUND"
        ? { [`IMPORT_${far}_KAFKA_API_KEY`]: test.one.key.id, [`IMPORT_${far}_KAFKA_API_SECRET`]: test.one.key.secret }
        : {}),
    };
    const error = await failure(imported.import(importId));
    for (const name of Object.keys(needed)) expect(error.message).toContain(name);
    for (const [name, value] of Object.entries(needed)) vi.stubEnv(name, value);

    await imported.import(importId);

    expect(imported.id).toBe(test.it.id);
    expect(Object.keys(imported.outputs).sort()).toEqual(Object.keys(test.it.outputs).sort());
    expect(await imported.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("is found by a listing of its mode", async () => {
    await using test = await given();
    const { link: _, connectionMode: __, ...scope } = test.inputsOf(both);
    await test.it.create(test.inputsOf(both));

    expect(await test.host.list("ClusterLink", scope)).toEqual([{ id: test.it.id, name: "dr" }]);
    const host = Object.values(scope).find((one) => (one as Values)["restEndpoint"] !== undefined);
    const elsewhere = linkMode === "BIDIRECTIONAL" ? "destinationKafkaCluster" : "localKafkaCluster";
    const otherMode = linkMode === "BIDIRECTIONAL" ? "DESTINATION" : "BIDIRECTIONAL";
    expect(await test.host.list("ClusterLink", { linkMode: otherMode, [elsewhere]: host })).toEqual([]);
  });
});

describe("a ClusterLink", () => {
  it("is named after the resource when the program gives no name", async () => {
    await using test = await given();
    const { link: _, ...unnamed } = test.inputsOf("DESTINATION OUTBOUND");

    const { outputs } = await test.it.create(unnamed);

    expect(outputs["link"]).toMatch(/^it-[0-9a-f]{7}$/);
  });

  it("changes its settings in place, all of them again, after its credentials", async () => {
    await using test = await made();
    const credentials = await anotherKey(test.platform, test.one);
    const config = { "acl.sync.enable": "true", "consumer.offset.sync.ms": "60000" };

    await test.it.update({ ...test.inputs, sourceKafkaCluster: { ...test.one.far, credentials }, config });

    const [signIn, settings] = test.written("PUT").map(({ requestBody }) => (requestBody as { data: Values[] }).data);
    expect(signIn?.map(({ name }) => name).sort()).toEqual(["sasl.jaas.config", "sasl.mechanism"]);
    expect(settings).toEqual(expect.arrayContaining(Object.entries(config).map(([name, value]) => ({ name, value }))));
    expect(test.onCluster()?.configs).toMatchObject(config);
  });

  it("restores its credentials when the program is reverted after a partial update", async () => {
    await using test = await made();
    const credentials = await anotherKey(test.platform, test.one);
    const config = { "acl.sync.enable": "false", "acl.sync.ms": "1" };
    const wanted = { ...test.inputs, sourceKafkaCluster: { ...test.one.far, credentials }, config };
    const error = await failure(test.it.update(wanted));
    expect(error.message).toContain("acl.sync.ms");
    expect(test.onCluster()?.configs).not.toMatchObject(test.one.signIn);

    await test.it.update(test.inputs);

    expect(test.onCluster()?.configs).toMatchObject(test.one.signIn);
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("rejects the removal of a setting, and keeps all settings when none is given", async () => {
    await using test = await made({ "acl.sync.ms": "10000" });
    const { config: _, ...without } = test.inputs;

    expect(await test.it.preview(without)).toMatchObject({ action: "same" });
    expect(
      (await failure(test.it.preview({ ...test.inputs, config: { "acl.sync.enable": "false" } }))).message,
    ).toContain('config["acl.sync.ms"] is set to "10000", and removing a cluster link setting does not reset it');
  });

  it("is replaced when an unchangeable property changes, the old one first", async () => {
    await using test = await made();
    const other = await linkEnd(test.platform);
    const changes = [
      { sourceKafkaCluster: other.far },
      { sourceKafkaCluster: { ...test.one.far, bootstrapEndpoint: "other.example.com:9092" } },
      { destinationKafkaCluster: other.host },
      { link: "other" },
      { ...test.inputsOf("BIDIRECTIONAL OUTBOUND"), sourceKafkaCluster: undefined, destinationKafkaCluster: undefined },
    ];

    for (const change of changes)
      expect(await test.it.preview({ ...test.inputs, ...change })).toMatchObject({ action: "replace" });
    await test.it.update({ ...test.inputs, sourceKafkaCluster: other.far });

    expect(test.written("DELETE")).toHaveLength(1);
    expect(test.onCluster()?.peer.id).toBe(other.cluster.id);
  });

  it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
    await using test = await made();
    const kept = test.host.resource("ClusterLink", "kept");
    kept.adopt(test.it);
    test.platform.state.clusterLinks.remove(test.it.id ?? "");

    await test.it.read();
    await kept.delete();

    expect(test.it.state).toBeUndefined();
  });

  it("is not deleted while topics are mirrored by it, with the platform's message", async () => {
    await using test = await made();
    await test.platform.state.mirrorTopics.create({
      clusterId: test.two.cluster.id,
      linkName: "dr",
      sourceTopicName: "orders",
    });

    const error = await failure(test.it.delete());

    expect(error.message).toContain("is in use by topics: [orders]");
    expect(test.written("DELETE").map(({ query }) => query)).toEqual([""]);
  });

  it("of that name is not recreated, and the message shows how to import it", async () => {
    await using test = await made();

    const error = await failure(test.host.resource("ClusterLink", "other").create(test.inputs));

    const [one, two] = [test.one.cluster.id, test.two.cluster.id];
    expect(error.message).toContain(`ClusterLink other dr/DESTINATION/OUTBOUND/${one}/${two}`);
  });

  it("stores no key of the other end in mode INBOUND, and warns that it is not used", async () => {
    await using test = await given();
    const inputs = { ...test.inputsOf("BIDIRECTIONAL INBOUND"), remoteKafkaCluster: test.one.far };

    await test.it.create(inputs);

    expect(JSON.stringify(test.it.kept)).not.toContain(test.one.key.secret);
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(test.host.logs.map(({ message }) => message).join()).toContain(
      "remoteKafkaCluster.credentials is not used with connectionMode INBOUND",
    );
  });

  it("shows no credentials that the platform returns", async () => {
    await using test = await made();

    await test.it.read();

    expect(test.it.outputs["config"]).toEqual({ "acl.sync.enable": "false" });
    expect(test.host.logs.map(({ message }) => message).join()).not.toContain(test.one.key.secret);
  });

  it("warns of a cluster that its mode does not use", async () => {
    await using test = await given();

    await test.it.check({ ...test.inputsOf("DESTINATION OUTBOUND"), localKafkaCluster: test.two.host });

    expect(test.host.logs.map(({ message }) => message).join()).toContain(
      "localKafkaCluster is not used with linkMode DESTINATION",
    );
  });

  it.each([
    ["DESTINATION OUTBOUND", "linkMode", { linkMode: "MIRROR" }, "must be DESTINATION, SOURCE or BIDIRECTIONAL"],
    ["DESTINATION OUTBOUND", "connectionMode", { connectionMode: "BOTH" }, "must be OUTBOUND or INBOUND"],
    ["DESTINATION OUTBOUND", "link", { link: "x".repeat(256) }, "must have 1 to 255 characters"],
    ["DESTINATION OUTBOUND", "sourceKafkaCluster", { sourceKafkaCluster: undefined }, "is required with linkMode"],
    [
      "DESTINATION OUTBOUND",
      "destinationKafkaCluster",
      { destinationKafkaCluster: undefined },
      "it is the cluster with the link",
    ],
    [
      "DESTINATION OUTBOUND",
      "sourceKafkaCluster.bootstrapEndpoint",
      { sourceKafkaCluster: { bootstrapEndpoint: undefined } },
      "is required with linkMode DESTINATION",
    ],
    [
      "DESTINATION OUTBOUND",
      "sourceKafkaCluster.credentials",
      { sourceKafkaCluster: { credentials: undefined } },
      "is required with connectionMode OUTBOUND",
    ],
    [
      "DESTINATION OUTBOUND",
      "sourceKafkaCluster.bootstrapEndpoint",
      { sourceKafkaCluster: { restEndpoint: "https://example.com" } },
      "cannot be combined with restEndpoint",
    ],
    ["DESTINATION OUTBOUND", "sourceKafkaCluster.id", { sourceKafkaCluster: { id: "orders" } }, "must begin with lkc-"],
    [
      "DESTINATION OUTBOUND",
      "destinationKafkaCluster.restEndpoint",
      { destinationKafkaCluster: { restEndpoint: undefined } },
      "is required",
    ],
    [
      "DESTINATION OUTBOUND",
      "destinationKafkaCluster.restEndpoint",
      { destinationKafkaCluster: { restEndpoint: "example.com" } },
      "must be a URL",
    ],
    [
      "DESTINATION OUTBOUND",
      "destinationKafkaCluster.credentials",
      { destinationKafkaCluster: { credentials: undefined } },
      "is required",
    ],
    [
      "DESTINATION OUTBOUND",
      "destinationKafkaCluster.credentials.key",
      { destinationKafkaCluster: { credentials: { key: "", secret: "x" } } },
      "must not be empty",
    ],
    [
      "DESTINATION OUTBOUND",
      "sourceKafkaCluster.credentials",
      { connectionMode: "INBOUND" },
      "cannot be set with connectionMode INBOUND",
    ],
    ["SOURCE OUTBOUND", "connectionMode", { connectionMode: "INBOUND" }, "must be OUTBOUND with linkMode SOURCE"],
    [
      "SOURCE OUTBOUND",
      "sourceKafkaCluster.credentials",
      { sourceKafkaCluster: { credentials: undefined } },
      "is required",
    ],
    [
      "SOURCE OUTBOUND",
      "destinationKafkaCluster.credentials",
      { destinationKafkaCluster: { credentials: undefined } },
      "is required with connectionMode",
    ],
    [
      "BIDIRECTIONAL OUTBOUND",
      "localKafkaCluster",
      { localKafkaCluster: undefined },
      "is required with linkMode BIDIRECTIONAL",
    ],
    [
      "BIDIRECTIONAL OUTBOUND",
      "remoteKafkaCluster.credentials",
      { remoteKafkaCluster: { credentials: undefined } },
      "is required with connectionMode",
    ],
    [
      "DESTINATION OUTBOUND",
      'config["link.mode"]',
      { config: { "link.mode": "SOURCE" } },
      "is a read-only cluster link setting and cannot be updated",
    ],
  ] as const)("%s names %s when it is wrong", async (both, path, changes, message) => {
    await using test = await given();
    const inputs: Record<string, unknown> = { ...test.inputsOf(both) };
    for (const [name, change] of Object.entries(changes)) {
      const isInner = typeof change === "object" && name !== "config";
      inputs[name] = isInner ? { ...(inputs[name] as Values), ...(change as Values) } : change;
    }

    const { failures } = await test.it.check(inputs);

    expect(failures).toMatchObject([{ property: path, reason: expect.stringContaining(message) }]);
  });

  it.each([
    "dr",
    "dr/DESTINATION/OUTBOUND/lkc-1",
    "dr/MIRROR/OUTBOUND/lkc-1/lkc-2",
    "dr/SOURCE/BOTH/lkc-1/lkc-2",
    "dr/SOURCE/INBOUND/lkc-1/lkc-2",
  ])("shows the form of an import ID instead of %s", async (id) => {
    await using test = await given();

    expect((await failure(test.it.import(id))).message).toContain("<link name>/<linkMode>/<connectionMode>");
  });
});

describe("a ClusterLink with OAuth", () => {
  /** The provider signs in with tokens of the identity provider, and the clusters need no keys. */
  async function signedIn(way: "as a client" | "with a ready token") {
    const test = await given();
    const { credentials: keys, tokenUrl, tokens, url } = test.platform;
    const withClient = {
      oauthExternalTokenUrl: tokenUrl,
      oauthExternalClientId: keys.oauthClientId,
      oauthExternalClientSecret: secret(keys.oauthClientSecret),
      oauthExternalTokenScope: "api://orders/.default",
    };
    const withToken = { oauthExternalAccessToken: secret(tokens.issueExternal(3_600).token) };
    const oauth = way === "as a client" ? withClient : withToken;
    await test.host.configure({ endpoint: url, oauth: { ...oauth, oauthIdentityPoolId: keys.oauthIdentityPoolId } });
    const keyless = (inputs: Values) =>
      Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => {
          if (typeof value !== "object" || value === null) return [name, value];
          const { credentials: _, ...rest } = value as Values;
          return [name, rest];
        }),
      );
    return { ...test, keyless, tokenUrl, keys };
  }

  it("signs in with the provider's client at both clusters", async () => {
    await using test = await signedIn("as a client");
    const inputs = test.keyless(test.inputsOf("SOURCE OUTBOUND"));

    await test.it.create(inputs);

    const line = (cluster: string) =>
      `org.apache.kafka.common.security.oauthbearer.OAuthBearerLoginModule required clientId='${test.keys.oauthClientId}' scope='api://orders/.default' clientSecret='${test.keys.oauthClientSecret}' extension_logicalCluster='${cluster}' extension_identityPoolId='${test.keys.oauthIdentityPoolId}';`;
    expect(test.onCluster()?.configs).toMatchObject({
      "sasl.mechanism": "OAUTHBEARER",
      "sasl.oauthbearer.token.endpoint.url": test.tokenUrl,
      "sasl.login.callback.handler.class":
        "org.apache.kafka.common.security.oauthbearer.OAuthBearerLoginCallbackHandler",
      "sasl.jaas.config": line(test.one.cluster.id),
      "local.sasl.mechanism": "OAUTHBEARER",
      "local.sasl.oauthbearer.token.endpoint.url": test.tokenUrl,
      "local.sasl.jaas.config": line(test.two.cluster.id),
    });
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(test.platform.journal.foreign).toEqual([]);
  });

  it("cannot connect with a token that cannot be renewed, but can accept connections", async () => {
    await using test = await signedIn("with a ready token");

    const outbound = await test.it.check(test.keyless(test.inputsOf("DESTINATION OUTBOUND")));

    expect(outbound.failures).toMatchObject([
      { property: "connectionMode", reason: expect.stringContaining("needs client credentials") },
    ]);
    const inbound = await test.it.check(test.keyless(test.inputsOf("DESTINATION INBOUND")));
    expect(inbound.failures).toEqual([]);
  });
});
