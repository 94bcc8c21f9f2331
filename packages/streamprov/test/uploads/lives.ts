import { type Life, onSimulator } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { anEnvironment } from "../org/an-environment.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { archive } from "./archives.ts";
import { portableUploadLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For each resource that uploads an archive, or belongs to one, what must exist before it, and the inputs of its life. */
export const uploadLives = {
  ...onSimulator(portableUploadLives, simulatedWorld),
  FlinkArtifact: async (platform) => {
    const inputs = {
      displayName: "orders",
      cloud: "AWS",
      region: "us-east-2",
      ...(await anEnvironment(platform)),
      artifactFile: archive("functions.jar"),
      runtimeLanguage: "JAVA",
      class: "com.example.Orders",
      description: "Functions for orders",
      documentationLink: "https://example.com/orders",
    };
    return { inputs, replaced: { ...inputs, artifactFile: archive("other.jar") } };
  },
  ConnectArtifact: async (platform) => {
    const inputs = {
      displayName: "masking",
      cloud: "AZURE",
      ...(await anEnvironment(platform)),
      contentFormat: "ZIP",
      artifactFile: archive("connector.zip"),
      description: "Masks names",
    };
    return { inputs, replaced: { ...inputs, artifactFile: archive("other.zip") } };
  },
  CustomConnectorPlugin: async () => {
    const inputs = {
      displayName: "datagen",
      description: "Makes data",
      documentationLink: "https://example.com/datagen",
      connectorClass: "com.example.DatagenConnector",
      connectorType: "SOURCE",
      cloud: "GCP",
      sensitiveConfigProperties: ["passwords", "keys"],
      filename: archive("connector.zip"),
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "data", sensitiveConfigProperties: ["tokens"] },
      replaced: { ...inputs, filename: archive("other.zip") },
    };
  },
  CustomConnectorPluginVersion: async (platform) => {
    const { environment } = await anEnvironment(platform);
    const plugin = await platform.state.plugins.create({
      spec: { display_name: "datagen", cloud: "AWS", environment },
    });
    const inputs = {
      pluginId: plugin.id,
      environment,
      version: "v1.2.3",
      cloud: "AWS",
      filename: archive("connector.zip"),
      connectorClasses: [{ connectorClassName: "com.example.DatagenConnector", connectorType: "SOURCE" }],
      sensitiveConfigProperties: ["passwords", "keys"],
      documentationLink: "https://example.com/datagen",
    };
    return { inputs, replaced: { ...inputs, version: "v1.2.4" } };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
