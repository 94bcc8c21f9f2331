import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { classOf, validated } from "./control-plane/connector-classes.ts";

type Inputs = Readonly<Record<string, unknown>>;

const notCopied = "not_copied";
const certificate = "-----BEGIN CERTIFICATE-----\nnot_copied\n-----END CERTIFICATE-----\n";
/** An archive without files. */
const emptyZip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");

/** Adds values that the platform requires of a create and never returns. */
export class CopiedInputs {
  #folder: string | undefined;

  /** The inputs of a kind's create. */
  async complete(kind: string, inputs: Inputs): Promise<Inputs> {
    switch (kind) {
      case "CertificateAuthority":
        return { certificateChain: certificate, ...inputs };
      case "ConnectArtifact":
      case "FlinkArtifact":
        return { artifactFile: await this.#archive(inputs["contentFormat"]), ...inputs };
      case "CustomConnectorPlugin":
      case "CustomConnectorPluginVersion":
        return { filename: await this.#archive("ZIP"), ...inputs };
      case "Connector":
        return { configSensitive: sensitiveOf(inputs["configNonsensitive"]), ...inputs };
      case "FlinkConnection":
        return { ...secretsOfConnection[String(inputs["type"])], ...inputs };
      case "SchemaExporter":
        return withCredentials(inputs, "destinationSchemaRegistryCluster");
      default:
        return inputs;
    }
  }

  /** Removes the files. */
  async close(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }

  /** The path of an empty archive. */
  async #archive(format: unknown): Promise<string> {
    this.#folder ??= await mkdtemp(join(tmpdir(), "streamprov-copy-"));
    const path = join(this.#folder, `not_copied.${String(format ?? "zip").toLowerCase()}`);
    await writeFile(path, emptyZip);
    return path;
  }
}

/** The secrets of each type of connection. */
const secretsOfConnection: Readonly<Record<string, Inputs>> = {
  ...Object.fromEntries(
    ["OPENAI", "AZUREML", "AZUREOPENAI", "GOOGLEAI", "ELASTIC", "PINECONE"].map((type) => [
      type,
      { apiKey: notCopied },
    ]),
  ),
  BEDROCK: { awsAccessKey: notCopied, awsSecretKey: notCopied },
  SAGEMAKER: { awsAccessKey: notCopied, awsSecretKey: notCopied },
  VERTEXAI: { serviceKey: notCopied },
};

/** The settings that a connector requires and that the platform does not return. */
function sensitiveOf(config: unknown): Readonly<Record<string, string>> {
  const given = (config ?? {}) as Readonly<Record<string, string>>;
  const of = classOf(given);
  if (of === undefined) return {};
  const missing = validated(of, given).filter(({ isRequired, value }) => isRequired && value === "");
  return Object.fromEntries(missing.map(({ name }) => [name, notCopied]));
}

/** Inputs with credentials of a service that is another object's. */
function withCredentials(inputs: Inputs, property: string): Inputs {
  const service = (inputs[property] ?? {}) as Inputs;
  return { ...inputs, [property]: { credentials: { key: notCopied, secret: notCopied }, ...service } };
}
