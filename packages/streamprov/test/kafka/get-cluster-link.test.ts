import { failure, secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { kafkaLives } from "./lives.ts";

/** A created link, and the lookup's arguments for its cluster. */
async function given() {
  const simulated = await startSimulatedProvider();
  const { inputs } = await kafkaLives.ClusterLink(simulated.platform);
  const it = simulated.host.resource("ClusterLink", "it");
  await it.create(inputs);
  const { id, restEndpoint, credentials } = inputs.destinationKafkaCluster;
  const args = { linkName: "dr", kafkaCluster: { id }, restEndpoint, credentials };
  return { ...simulated, inputs, it, args };
}

describe("getClusterLink", () => {
  it("returns the state and the settings of a link, but not its credentials", async () => {
    await using test = await given();

    const found = await test.host.invoke("getClusterLink", test.args);

    expect(found).toMatchObject({
      id: test.it.id,
      linkName: "dr",
      kafkaCluster: test.args.kafkaCluster,
      restEndpoint: test.args.restEndpoint,
      clusterLinkId: test.it.outputs["clusterLinkId"],
      linkState: "ACTIVE",
      config: { "acl.sync.enable": "false" },
    });
  });

  it("reports that the key of the link does not work", async () => {
    await using test = await given();
    for (const key of test.platform.state.apiKeys.list())
      if (key.scope.kind === "kafka" && key.scope.id === test.inputs.sourceKafkaCluster["id"])
        test.platform.state.apiKeys.remove(key.id);

    expect(await test.host.invoke("getClusterLink", test.args)).toMatchObject({ linkState: "UNAVAILABLE" });
  });

  it("uses the cluster of the provider's configuration when it has one", async () => {
    await using test = await given();
    const { kafkaCluster, restEndpoint, credentials } = test.args;
    await test.host.configure({
      endpoint: test.platform.url,
      kafkaId: kafkaCluster.id,
      kafkaRestEndpoint: restEndpoint,
      kafkaApiKey: (credentials as { key: unknown }).key,
      kafkaApiSecret: (credentials as { secret: unknown }).secret,
    });

    const found = await test.host.invoke("getClusterLink", { linkName: "dr" });

    expect(found).toMatchObject({ id: test.it.id });
    expect(found).not.toHaveProperty("restEndpoint");
  });

  it("names link and cluster when the link does not exist", async () => {
    await using test = await given();

    const { message } = await failure(test.host.invoke("getClusterLink", { ...test.args, linkName: "other" }));

    expect(message).toContain(
      `the cluster link "other" does not exist on the Kafka cluster ${String(test.args.kafkaCluster.id)}`,
    );
  });

  it.each(["kafkaCluster", "restEndpoint", "credentials"] as const)("names %s when it is missing", async (name) => {
    await using test = await given();
    const { [name]: _, ...args } = test.args;

    expect((await failure(test.host.invoke("getClusterLink", args))).message).toMatch(/is missing: set /);
  });

  it("rejects a key while the provider signs in with OAuth", async () => {
    await using test = await given();
    const { url, tokenUrl, credentials } = test.platform;
    await test.host.configure({
      endpoint: url,
      oauth: {
        oauthExternalTokenUrl: tokenUrl,
        oauthExternalClientId: credentials.oauthClientId,
        oauthExternalClientSecret: secret(credentials.oauthClientSecret),
        oauthIdentityPoolId: credentials.oauthIdentityPoolId,
      },
    });
    const { credentials: _, ...keyless } = test.args;

    expect((await failure(test.host.invoke("getClusterLink", test.args))).message).toContain("cannot be used if");
    expect(await test.host.invoke("getClusterLink", keyless)).toMatchObject({ linkState: "ACTIVE" });
  });
});
