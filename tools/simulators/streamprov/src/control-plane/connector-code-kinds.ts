import { listOf, object, oneOf, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid } from "./errors.ts";
import { at, idAt, type KeptKind, merged, nested } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";
import { documentationLink, javaClass } from "./texts.ts";
import { checkUpload, uploadIdAt, uploadSource, useUpload } from "./upload-addresses.ts";

const cloud = oneOf("AWS", "GCP", "AZURE");
const displayName = text({ min: 1, max: 60 });
const description = optional(text({ max: 256 }));
const sensitive = optional(listOf(text({ min: 1, max: 150, pattern: /^[\w+.-]+$/ })));
const connectorType = oneOf("SOURCE", "SINK");

/** Responses hold the upload without its ID. */
const told = { location: "PRESIGNED_URL_LOCATION", upload_id: "" };

/** Code of connectors that is uploaded: plugins of the organization, plugins with versions, artifacts. */
export const connectorCodeKinds = {
  customConnectorPlugins: {
    path: "/connect/v1/custom-connector-plugins",
    simplified: "The uploaded archive is not opened.",
    apiVersion: "connect/v1",
    kind: "CustomConnectorPlugin",
    noun: "custom-connector-plugin",
    idPrefix: "ccp",
    uniqueAt: "display_name",
    filters: { cloud: "cloud" },
    created: 201,
    maxPageSize: 100,
    create: object({
      display_name: displayName,
      description,
      documentation_link: optional(documentationLink),
      connector_class: javaClass,
      connector_type: connectorType,
      cloud: optional(cloud),
      sensitive_config_properties: sensitive,
      runtime_language: optional(oneOf("JAVA", "PYTHON")),
      upload_source: uploadSource,
    }),
    update: object({
      display_name: optional(displayName),
      description,
      documentation_link: optional(documentationLink),
      sensitive_config_properties: sensitive,
      runtime_language: optional(oneOf("JAVA", "PYTHON")),
    }),
    check(world: World, body: Json) {
      const { cloud = "AWS" } = body;
      checkUpload(world, uploadIdAt(body, "upload_source"), { api: "/connect/v1", place: { cloud } });
    },
    checkRemoval(world: World, { id }: KeptObject) {
      const users = world.connectors.all().filter(({ config }) => config["confluent.custom.plugin.id"] === id);
      if (users.length > 0)
        throw conflict(`connectors use the plugin: ${users.map(({ name }) => name).join(", ")}`, "resource_in_use");
    },
    born: (id: string, body: Json, world: World): Json => ({
      ...merged({ cloud: "AWS", runtime_language: "JAVA" }, body),
      content_format: useUpload(world, uploadIdAt(body, "upload_source"), id),
      upload_source: told,
    }),
  },
  plugins: {
    path: "/ccpm/v1/plugins",
    apiVersion: "ccpm/v1",
    kind: "CustomConnectPlugin",
    noun: "plugin",
    idPrefix: "ccp",
    environmentAt: "spec.environment",
    uniqueAt: "spec.display_name",
    filters: { "spec.cloud": "spec.cloud" },
    created: 202,
    maxPageSize: 100,
    create: object({
      spec: object({ display_name: displayName, description, cloud, environment: referenceShape }),
    }),
    update: object({
      spec: object({ display_name: optional(displayName), description, environment: referenceShape }),
    }),
    born: (_id: string, body: Json): Json => merged({ spec: { runtime_language: "JAVA", description: "" } }, body),
    checkRemoval(world: World, { id }: KeptObject) {
      if (world.kept.customConnectorPluginVersions.all().some(({ parentId }) => parentId === id))
        throw conflict("The plugin has versions.", "resource_in_use");
    },
  },
  customConnectorPluginVersions: {
    path: "/ccpm/v1/plugins/{plugin_id}/versions",
    simplified: "The uploaded archive is not opened.",
    apiVersion: "ccpm/v1",
    kind: "CustomConnectPluginVersion",
    noun: "version",
    idPrefix: "ver",
    environmentAt: "spec.environment",
    parent: { parameter: "plugin_id", store: "plugins" },
    uniqueAt: "spec.version",
    created: 202,
    passing: { making: "PROCESSING", removing: "DEPROVISIONING" },
    ready: "READY",
    maxPageSize: 100,
    create: object({
      spec: object({
        version: text({ min: 1, max: 60, pattern: /^v?\d+\.\d+\.\d+([-+].+)?$/, form: "a version by SemVer" }),
        sensitive_config_properties: sensitive,
        documentation_link: optional(documentationLink),
        connector_classes: listOf(object({ class_name: javaClass, type: connectorType }), { min: 1, max: 10 }),
        environment: referenceShape,
        upload_source: uploadSource,
      }),
    }),
    check(world: World, body: Json) {
      const environment = idAt(body, "spec.environment");
      checkUpload(world, uploadIdAt(body, "spec.upload_source"), { api: "/ccpm/v1", place: { environment } });
    },
    born: (id: string, body: Json, world: World): Json =>
      merged(body, {
        spec: {
          content_format: useUpload(world, uploadIdAt(body, "spec.upload_source"), id),
          upload_source: told,
        },
      }),
    status: ({ errorMessage }: KeptObject): Json => ({ error_code: undefined, error_message: errorMessage }),
  },
  connectArtifacts: {
    path: "/cam/v1/connect-artifacts",
    simplified: "The uploaded archive is not opened.",
    apiVersion: "cam/v1",
    kind: "ConnectArtifact",
    noun: "connect-artifact",
    idPrefix: "cca",
    environmentAt: "spec.environment",
    scope: { "spec.cloud": "spec.cloud" },
    creationQuery: { "spec.cloud": "spec.cloud", environment: "spec.environment" },
    uniqueAt: "spec.display_name",
    created: 202,
    passing: { making: "WAITING_FOR_PROCESSING", removing: "DEPROVISIONING" },
    ready: "READY",
    maxPageSize: 100,
    create: object({
      spec: object({
        cloud,
        environment: text({ min: 1, max: 255 }),
        display_name: displayName,
        description,
        content_format: optional(oneOf("ZIP", "JAR")),
        upload_source: uploadSource,
      }),
    }),
    check(world: World, body: Json) {
      const [cloud, environment] = [at(body, "spec.cloud"), at(body, "spec.environment")];
      checkUpload(world, uploadIdAt(body, "spec.upload_source"), { api: "/cam/v1", place: { cloud, environment } });
      const format = world.uploads.get(uploadIdAt(body, "spec.upload_source"))?.contentFormat;
      if (at(body, "spec.content_format") !== format) throw invalid(400, "/spec/content_format", "is not the upload's");
    },
    born: (id: string, body: Json, world: World): Json =>
      merged(body, {
        spec: {
          content_format: useUpload(world, uploadIdAt(body, "spec.upload_source"), id),
          upload_source: told,
          plugins: [],
          usages: [],
        },
      }),
    // Clouds come back in small letters, and a failure without a reason.
    shows: ({ body }: KeptObject): Json => nested("spec.cloud", String(at(body, "spec.cloud")).toLowerCase()),
    status: (): Json => ({ error_code: undefined, error_message: undefined }),
  },
} satisfies Readonly<Record<string, KeptKind>>;
