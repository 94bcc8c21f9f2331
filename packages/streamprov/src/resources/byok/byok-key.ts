import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { fixedText } from "../../platform/texts.ts";
import { promisedVariant, variants } from "../../platform/variants.ts";

/** The properties of a customer-managed key. */
export const byokKeyFields = {
  aws: field.object(
    {
      keyArn: fixedText("key_arn", "ARN of the key in AWS KMS."),
      roles: field.set(field.string({ docs: "ARN of a role." }), {
        output: true,
        wire: "roles",
        docs: "ARNs of the platform's roles. Allow them to use the key before you create a cluster with it.",
      }),
    },
    { ...promisedVariant, docs: "A key in AWS." },
  ),
  azure: field.object(
    {
      keyIdentifier: fixedText("key_id", "URL of the key in Azure Key Vault."),
      keyVaultId: fixedText("key_vault_id", "Resource ID of the key vault."),
      tenantId: fixedText("tenant_id", "ID of the Azure tenant that the vault belongs to."),
      applicationId: field.string({
        output: true,
        wire: "application_id",
        docs: "ID of the platform's application. Allow it to use the key before you create a cluster with it.",
      }),
    },
    { ...promisedVariant, docs: "A key in Azure." },
  ),
  gcp: field.object(
    {
      keyId: fixedText("key_id", "Resource name of the key in Cloud KMS."),
      securityGroup: field.string({
        output: true,
        wire: "security_group",
        docs: "The platform's Google group. Allow it to use the key before you create a cluster with it.",
      }),
    },
    { ...promisedVariant, docs: "A key in Google Cloud." },
  ),
};

/** The clouds of keys. */
export const keyClouds = variants(byokKeyFields, {
  at: "key",
  kinds: { aws: "AwsKey", azure: "AzureKey", gcp: "GcpKey" },
});

/** The keys of the organization. They have no names: an interrupted create compares the whole request. */
export const byokKeys: Collection = {
  kind: "ByokKey",
  path: () => "/byok/v1/keys",
  nameAt: "display_name",
};

export const byokKey = resource("ByokKey", {
  docs: "A customer-managed key (BYOK) that encrypts the data of Dedicated Kafka clusters. Set exactly one of aws, azure and gcp.",
  platformPage: apiPage("Keys (byok/v1)"),
  example: `const key = new streamprov.ByokKey("orders", {
    aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/abc123" },
});`,
  errors: { "still uses the key": "Delete the clusters that are encrypted with the key first." },
  ...controlPlaneObject(byokKeyFields, byokKeys, keyClouds),
  import: { form: "<key ID>", example: "cck-abc123" },
});
