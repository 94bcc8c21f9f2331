import { secret, startProvider } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("tries a new key with the key itself, also when the provider signs in with OAuth", async () => {
  await using simulated = await startSimulatedProvider({ apiKeyReadyMs: 300 });
  const { platform } = simulated;
  const { state, credentials, journal } = platform;
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const { id: clusterId } = await state.kafkaClusters.create({ environmentId, displayName: "orders" });
  const { id: accountId } = await state.serviceAccounts.create({ displayName: "orders" });
  await using host = await startProvider(provider, {
    config: {
      endpoint: platform.url,
      oauth: {
        oauthExternalTokenUrl: platform.tokenUrl,
        oauthExternalClientId: credentials.oauthClientId,
        oauthExternalClientSecret: secret(credentials.oauthClientSecret),
        oauthIdentityPoolId: credentials.oauthIdentityPoolId,
      },
    },
  });

  const { id } = await host.resource("ApiKey", "orders").create({
    owner: { id: accountId, kind: "ServiceAccount", apiVersion: "iam/v2" },
    managedResource: {
      id: clusterId,
      kind: "Cluster",
      apiVersion: "cmk/v2",
      environment: { id: environmentId },
    },
  });

  const kinds = (path: RegExp) =>
    new Set(journal.find({ path }).map(({ authorization: { kind, key } }) => key ?? kind));
  expect(kinds(/\/topics$/)).toEqual(new Set([id]));
  expect([...kinds(/\/(api-keys|cmk\/v2)/)]).not.toContain(id);
});
