import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { byokLives } from "./lives.ts";

const keyArn = "arn:aws:kms:us-west-2:012345678901:key/1";

describeOrdinaryLife("ByokKey", {
  prepare: byokLives.ByokKey,
  path: "/byok/v1/keys",
  store: "byokKeys",
  importId: (id) => id,
  body: () => ({ key: { kind: "AwsKey", key_arn: keyArn } }),
  outputs: { aws: { keyArn, roles: [expect.any(String), expect.any(String)] } },
  inPlace: [],
  replacing: [["another cloud", { aws: undefined, gcp: { keyId: "projects/p/keyRings/r/cryptoKeys/k" } }]],
  refused: [
    ["Give exactly one of aws, azure and gcp", { aws: undefined }],
    ["gcp", { gcp: { keyId: "k" } }],
    ["aws.keyArn", { aws: { keyArn: "" } }],
  ],
});

describe("a ByokKey in another cloud", () => {
  it.each([
    [
      "azure",
      { keyIdentifier: "https://vault/keys/k/1", keyVaultId: "/subscriptions/s/vaults/v", tenantId: "t" },
      { kind: "AzureKey", key_id: "https://vault/keys/k/1", key_vault_id: "/subscriptions/s/vaults/v", tenant_id: "t" },
      { applicationId: "00000000-0000-0000-0000-000000000000" },
    ],
    [
      "gcp",
      { keyId: "projects/p/keyRings/r/cryptoKeys/k" },
      { kind: "GcpKey", key_id: "projects/p/keyRings/r/cryptoKeys/k" },
      { securityGroup: expect.stringContaining("@") },
    ],
  ])("%s", async (cloud, inputs, key, outputs) => {
    await using test = await startSimulatedProvider();
    const it = test.host.resource("ByokKey", "it");

    const made = await it.create({ [cloud]: inputs });

    expect(test.platform.journal.find({ method: "POST" })[0]?.requestBody).toEqual({ key });
    expect(made.outputs).toEqual({ [cloud]: { ...inputs, ...outputs } });
    await it.read();
    expect(await it.preview({ [cloud]: inputs })).toMatchObject({ action: "same" });
  });
});
