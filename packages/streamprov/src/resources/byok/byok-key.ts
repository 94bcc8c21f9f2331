import { field } from "@org/core-provider";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { fixedText } from "../../platform/texts.ts";
import { promisedVariant, variants } from "../../platform/variants.ts";

/** The properties of a key of one's own. */
export const byokKeyFields = {
  aws: field.object(
    {
      keyArn: fixedText("key_arn", "ARN of the key in AWS KMS."),
      roles: field.set(field.string({ docs: "ARN of a role." }), {
        output: true,
        wire: "roles",
        docs: "Roles of the platform that must be allowed to use the key, before a cluster is made with it.",
      }),
    },
    { ...promisedVariant, docs: "A key in AWS." },
  ),
  azure: field.object(
    {
      keyIdentifier: fixedText("key_id", "Address of the key in Azure Key Vault."),
      keyVaultId: fixedText("key_vault_id", "Resource ID of the key vault."),
      tenantId: fixedText("tenant_id", "ID of the Azure tenant that the vault belongs to."),
      applicationId: field.string({
        output: true,
        wire: "application_id",
        docs: "ID of the platform's application that must be allowed to use the key, before a cluster is made with it.",
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
        docs: "Google group of the platform that must be allowed to use the key, before a cluster is made with it.",
      }),
    },
    { ...promisedVariant, docs: "A key in Google Cloud." },
  ),
};

/** The clouds that a key may be in. */
export const keyClouds = variants(byokKeyFields, {
  at: "key",
  kinds: { aws: "AwsKey", azure: "AzureKey", gcp: "GcpKey" },
});

/** Where keys are. They have no names: one is known by all that it was asked for. */
export const byokKeys: Collection = {
  kind: "ByokKey",
  path: () => "/byok/v1/keys",
  nameAt: "display_name",
};

export const byokKey = resource("ByokKey", {
  docs: "A key of one's own, with which a Dedicated Kafka cluster encrypts what it stores. Exactly one of aws, azure and gcp says where it is.",
  example: `const key = new streamprov.ByokKey("orders", {
    aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/abc123" },
});`,
  fields: byokKeyFields,
  rules: [keyClouds.rule],
  import: { form: "<key ID>", example: "cck-abc123" },
  ...controlPlaneObject(byokKeyFields, byokKeys, keyClouds),
});
