import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

// The registry that the schema is in, for all resources of the program. Its environment has the package ADVANCED.
//   pulumi config set streamprov:schemaRegistryId lsrc-abc123
//   pulumi config set streamprov:schemaRegistryRestEndpoint https://psrc-00000.eu-central-1.aws.confluent.cloud
//   pulumi config set --secret streamprov:schemaRegistryApiKey ...
//   pulumi config set --secret streamprov:schemaRegistryApiSecret ...
// The key in AWS that everything else is encrypted with.
//   pulumi config set kmsKeyArn arn:aws:kms:eu-central-1:012345678901:key/abc123
const config = new pulumi.Config();

// Without this, what a destroy deletes is only hidden and can be had again: a lost key makes messages unreadable.
const hardDelete = config.getBoolean("deleteForGood") ?? false;

const personal = new streamprov.SchemaRegistryKek("personal-data", {
  name: "personal-data",
  kmsType: "aws-kms",
  kmsKeyId: config.require("kmsKeyArn"),
  doc: "Encrypts personal data of customers",
  // Clients need rights on the key in AWS. Shared, the registry needs them instead: pulumi config set shareKey true
  shared: config.getBoolean("shareKey") ?? false,
  hardDelete,
});

const customers = new streamprov.Schema("customers", {
  subjectName: "customers-value",
  format: "AVRO",
  schema: JSON.stringify({
    type: "record",
    name: "Customer",
    fields: [
      { name: "id", type: "string" },
      { name: "email", type: "string", "confluent:tags": ["PERSONAL"] },
      { name: "phone", type: ["null", "string"], default: null, "confluent:tags": ["PERSONAL"] },
    ],
  }),
  ruleset: {
    domainRules: [
      {
        name: "encrypt-personal-data",
        doc: "Producers encrypt the tagged fields, consumers with rights on the key decrypt them",
        kind: "TRANSFORM",
        mode: "WRITEREAD",
        type: "ENCRYPT",
        tags: ["PERSONAL"],
        params: { "encrypt.kek.name": personal.name },
        // A message that cannot be encrypted is not written; one that cannot be decrypted is returned encrypted.
        onFailure: "ERROR,NONE",
      },
    ],
  },
  hardDelete,
});

export const kekName = personal.name;
export const schemaVersion = customers.version;
