// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Flink connection by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const openai = streamprov.getFlinkConnectionOutput({
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     principal: { id: config.require("serviceAccountId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "openai",
 * });
 * ```
 */
export function getFlinkConnection(args: GetFlinkConnectionArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkConnectionResult> {
  return runtime.invoke("streamprov:index/getFlinkConnection:getFlinkConnection", utilities.forwardUnknown({
    organization: args.organization,
    environment: args.environment,
    computePool: args.computePool,
    principal: args.principal,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    displayName: args.displayName,
    type: args.type,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Flink connection by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const openai = streamprov.getFlinkConnectionOutput({
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     principal: { id: config.require("serviceAccountId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "openai",
 * });
 * ```
 */
export function getFlinkConnectionOutput(args: GetFlinkConnectionOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkConnectionResult> {
  return runtime.invokeOutput<GetFlinkConnectionResult>("streamprov:index/getFlinkConnection:getFlinkConnection", utilities.forwardUnknown({
    organization: args.organization,
    environment: args.environment,
    computePool: args.computePool,
    principal: args.principal,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    displayName: args.displayName,
    type: args.type,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkConnection. */
export interface GetFlinkConnectionArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: types.input.GetFlinkConnectionOrganization | undefined;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: types.input.GetFlinkConnectionEnvironment | undefined;
  /** Compute pool for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  computePool?: types.input.GetFlinkConnectionComputePool | undefined;
  /** Principal for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  principal?: types.input.GetFlinkConnectionPrincipal | undefined;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: types.input.GetFlinkConnectionCredentials | undefined;
  /** Name of the connection, case-sensitive. Must not be empty. */
  displayName: string;
  /** Type of the connection. If set, only connections of this type are searched. */
  type?: string | undefined;
}

/** Arguments of getFlinkConnectionOutput. */
export interface GetFlinkConnectionOutputArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<types.input.GetFlinkConnectionOrganizationArgs | undefined>;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<types.input.GetFlinkConnectionEnvironmentArgs | undefined>;
  /** Compute pool for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<types.input.GetFlinkConnectionComputePoolArgs | undefined>;
  /** Principal for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<types.input.GetFlinkConnectionPrincipalArgs | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetFlinkConnectionCredentialsArgs | undefined>;
  /** Name of the connection, case-sensitive. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Type of the connection. If set, only connections of this type are searched. */
  type?: pulumi.Input<string | undefined>;
}

/** Result of getFlinkConnection. */
export interface GetFlinkConnectionResult {
  /** Organization that contains this object. */
  organization: types.output.GetFlinkConnectionOrganization;
  /** Environment that contains this object. */
  environment: types.output.GetFlinkConnectionEnvironment;
  /** Compute pool for Flink. */
  computePool: types.output.GetFlinkConnectionComputePool;
  /** Principal for Flink. */
  principal: types.output.GetFlinkConnectionPrincipal;
  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: types.output.GetFlinkConnectionCredentials;
  /** Name of the connection. */
  displayName: string;
  /** Type of the service. Known values are `OPENAI`, `AZUREML`, `AZUREOPENAI`, `GOOGLEAI`, `ELASTIC`, `PINECONE`, `BEDROCK`, `SAGEMAKER`, `VERTEXAI`, `MONGODB` and `COUCHBASE`; there may be others. */
  type: string;
  /** Name of the connection. */
  id: string;
  /** Endpoint of the service, such as `https://api.openai.com/v1/chat/completions`. */
  endpoint: string;
  /** Status of the connection: `READY`, `UNREACHABLE` or `INVALID_AUTH`. */
  status: string;
  /** Details of the status. */
  statusDetail: string;
  /** Secrets of the connection, as far as the platform returns them; otherwise empty. */
  data: string;
}
