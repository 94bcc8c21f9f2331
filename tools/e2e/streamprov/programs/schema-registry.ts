import * as streamprov from "@org/streamprov";

/** Where an exporter copies to. */
type Destination = streamprov.types.input.SchemaExporterDestinationSchemaRegistryCluster;

/** The settings of the provider's registry, and its objects besides schemas. */
export function schemaRegistry({
  compatibilityLevel = "FULL",
  mode = "READONLY",
  subjects = ["orders-value"],
  destination,
}: {
  readonly compatibilityLevel?: "FULL" | "BACKWARD";
  readonly mode?: "READONLY" | "READWRITE";
  readonly subjects?: readonly string[];
  readonly destination: Destination;
}): void {
  new streamprov.SchemaRegistryClusterConfig("registry", { compatibilityLevel, normalize: true });
  new streamprov.SchemaRegistryClusterMode("registry", { mode: "READWRITE" });
  new streamprov.SubjectConfig("payments", { subjectName: "payments-value", compatibilityLevel: "NONE" });
  new streamprov.SubjectMode("payments", { subjectName: "payments-value", mode });

  // One key that the registry makes, and one that is given.
  const shared = kekOf("shared", true);
  new streamprov.SchemaRegistryDek("shared", { kekName: shared.name, subjectName: "payments/value", hardDelete: true });
  new streamprov.SchemaRegistryDek("own", {
    kekName: kekOf("own", false).name,
    subjectName: "payments-value",
    algorithm: "AES256_SIV",
    encryptedKeyMaterial: "YWJj",
    hardDelete: true,
  });

  new streamprov.SchemaExporter("to-dr", {
    name: "to-dr",
    subjects: [...subjects],
    contextType: "CUSTOM",
    context: "dr",
    destinationSchemaRegistryCluster: destination,
  });
}

function kekOf(name: string, shared: boolean) {
  const kmsKeyId = `arn:aws:kms:eu-central-1:012345678901:key/${name}`;
  return new streamprov.SchemaRegistryKek(name, { name, kmsType: "aws-kms", kmsKeyId, shared, hardDelete: true });
}
