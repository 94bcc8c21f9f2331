// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * A connection to a service that Flink statements call, such as a language model or a vector database, with its secrets. Statements refer to it by name. The platform does not verify the secrets.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const openai = new streamprov.FlinkConnection("openai", {
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     computePool: { id: config.require("computePoolId") },
 *     principal: { id: config.require("serviceAccountId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "openai",
 *     type: "OPENAI",
 *     endpoint: "https://api.openai.com/v1/chat/completions",
 *     apiKey: config.requireSecret("openaiKey"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<organization ID>/<environment ID>/<connection name>`.
 * Also required: `IMPORT_FLINK_REST_ENDPOINT`, `IMPORT_FLINK_COMPUTE_POOL_ID`, `IMPORT_FLINK_PRINCIPAL_ID`, `IMPORT_FLINK_API_KEY` and `IMPORT_FLINK_API_SECRET`, unless the provider's configuration contains the settings of Flink (with OAuth, the key is not needed). The platform does not return the secrets: they are read from `API_KEY`, `AWS_ACCESS_KEY_ID_CONNECTION`, `AWS_SECRET_ACCESS_KEY_CONNECTION`, `AWS_SESSION_TOKEN_CONNECTION`, `SERVICE_KEY`, `USERNAME` and `PASSWORD`, as far as the connection's type uses them and they are set.
 *
 * ```sh
 * pulumi import streamprov:index/flinkConnection:FlinkConnection example 9bb441c4-edef-46ac-8a41-c49e44a3fd9a/env-abc123/openai
 * ```
 */
export class FlinkConnection extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkConnection:FlinkConnection";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: FlinkConnectionState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkConnection {
    return new FlinkConnection(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkConnection, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkConnection {
    return utilities.isInstance(obj, FlinkConnection.__pulumiType);
  }

  /** Organization that contains this object. */
  declare public readonly organization: pulumi.Output<types.output.FlinkConnectionOrganization>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.FlinkConnectionEnvironment>;

  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.FlinkConnectionCredentials | undefined>;

  /** Flink compute pool. */
  declare public readonly computePool: pulumi.Output<types.output.FlinkConnectionComputePool>;

  /** Flink principal. */
  declare public readonly principal: pulumi.Output<types.output.FlinkConnectionPrincipal>;

  /** Name of the connection. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Type of the service. */
  declare public readonly type: pulumi.Output<enums.FlinkConnectionType>;

  /** Endpoint of the service, such as `https://api.openai.com/v1/chat/completions`. */
  declare public readonly endpoint: pulumi.Output<string>;

  /** API key of the service. */
  declare public readonly apiKey: pulumi.Output<string | undefined>;

  /** ID of an AWS access key. */
  declare public readonly awsAccessKey: pulumi.Output<string | undefined>;

  /** Secret of the AWS access key. */
  declare public readonly awsSecretKey: pulumi.Output<string | undefined>;

  /** AWS session token, for a temporary access key. */
  declare public readonly awsSessionToken: pulumi.Output<string | undefined>;

  /** Key of a Google Cloud service account, as JSON. */
  declare public readonly serviceKey: pulumi.Output<string | undefined>;

  /** User name for the database. */
  declare public readonly username: pulumi.Output<string | undefined>;

  /** Password for the database. */
  declare public readonly password: pulumi.Output<string | undefined>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: FlinkConnectionArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkConnectionArgs | FlinkConnectionState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkConnectionState | undefined;
      inputs["organization"] = state?.organization;
      inputs["environment"] = state?.environment;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["computePool"] = state?.computePool;
      inputs["principal"] = state?.principal;
      inputs["displayName"] = state?.displayName;
      inputs["type"] = state?.type;
      inputs["endpoint"] = state?.endpoint;
      inputs["apiKey"] = state?.apiKey;
      inputs["awsAccessKey"] = state?.awsAccessKey;
      inputs["awsSecretKey"] = state?.awsSecretKey;
      inputs["awsSessionToken"] = state?.awsSessionToken;
      inputs["serviceKey"] = state?.serviceKey;
      inputs["username"] = state?.username;
      inputs["password"] = state?.password;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as FlinkConnectionArgs | undefined;
      inputs["organization"] = args?.organization;
      inputs["environment"] = args?.environment;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["computePool"] = args?.computePool;
      inputs["principal"] = args?.principal;
      inputs["displayName"] = args?.displayName;
      inputs["type"] = args?.type;
      inputs["endpoint"] = args?.endpoint;
      inputs["apiKey"] = utilities.secret(args?.apiKey);
      inputs["awsAccessKey"] = utilities.secret(args?.awsAccessKey);
      inputs["awsSecretKey"] = utilities.secret(args?.awsSecretKey);
      inputs["awsSessionToken"] = utilities.secret(args?.awsSessionToken);
      inputs["serviceKey"] = utilities.secret(args?.serviceKey);
      inputs["username"] = utilities.secret(args?.username);
      inputs["password"] = utilities.secret(args?.password);
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.requireArguments("FlinkConnection", name, inputs, args, opts, ["displayName", "type", "endpoint"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkConnection.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials", "apiKey", "awsAccessKey", "awsSecretKey", "awsSessionToken", "serviceKey", "username", "password"] }));
  }
}

/** State that `FlinkConnection.get` uses to look up an object. */
export interface FlinkConnectionState {
  /** Organization that contains this object. */
  organization?: pulumi.Input<types.input.FlinkConnectionOrganization | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.FlinkConnectionEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkConnectionCredentials | undefined>;
  /** Flink compute pool. */
  computePool?: pulumi.Input<types.input.FlinkConnectionComputePool | undefined>;
  /** Flink principal. */
  principal?: pulumi.Input<types.input.FlinkConnectionPrincipal | undefined>;
  /** Name of the connection. */
  displayName?: pulumi.Input<string | undefined>;
  /** Type of the service. */
  type?: pulumi.Input<enums.FlinkConnectionType | (string & {}) | undefined>;
  /** Endpoint of the service, such as `https://api.openai.com/v1/chat/completions`. */
  endpoint?: pulumi.Input<string | undefined>;
  /** API key of the service. */
  apiKey?: pulumi.Input<string | undefined>;
  /** ID of an AWS access key. */
  awsAccessKey?: pulumi.Input<string | undefined>;
  /** Secret of the AWS access key. */
  awsSecretKey?: pulumi.Input<string | undefined>;
  /** AWS session token, for a temporary access key. */
  awsSessionToken?: pulumi.Input<string | undefined>;
  /** Key of a Google Cloud service account, as JSON. */
  serviceKey?: pulumi.Input<string | undefined>;
  /** User name for the database. */
  username?: pulumi.Input<string | undefined>;
  /** Password for the database. */
  password?: pulumi.Input<string | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkConnection}. */
export interface FlinkConnectionArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<types.input.FlinkConnectionOrganization | undefined>;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<types.input.FlinkConnectionEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkConnectionCredentials | undefined>;
  /** Flink compute pool. Connections do not use it. It is accepted for compatibility. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<types.input.FlinkConnectionComputePool | undefined>;
  /** Flink principal. Connections do not use it, but it is required unless the provider has one. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<types.input.FlinkConnectionPrincipal | undefined>;
  /** Name of the connection. At most 100 characters. Must contain only lowercase letters, digits and hyphens, in parts that are separated by dots and begin and end with a letter or digit. It cannot be changed, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
  displayName: pulumi.Input<string>;
  /** Type of the service. One of `OPENAI`, `AZUREML`, `AZUREOPENAI`, `GOOGLEAI`, `ELASTIC`, `PINECONE`, `BEDROCK`, `SAGEMAKER`, `VERTEXAI`, `MONGODB` or `COUCHBASE`. It cannot be changed, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. `apiKey` is required when `type` is OPENAI, AZUREML, AZUREOPENAI, GOOGLEAI, ELASTIC or PINECONE. `awsAccessKey` and `awsSecretKey` is required when `type` is BEDROCK or SAGEMAKER. `serviceKey` is required when `type` is VERTEXAI. `username` and `password` is required when `type` is MONGODB or COUCHBASE. `apiKey` can be set only when `type` is OPENAI, AZUREML, AZUREOPENAI, GOOGLEAI, ELASTIC or PINECONE. `awsAccessKey` can be set only when `type` is BEDROCK or SAGEMAKER. `awsSecretKey` can be set only when `type` is BEDROCK or SAGEMAKER. `awsSessionToken` can be set only when `type` is BEDROCK or SAGEMAKER. `serviceKey` can be set only when `type` is VERTEXAI. `username` can be set only when `type` is MONGODB or COUCHBASE. `password` can be set only when `type` is MONGODB or COUCHBASE. */
  type: pulumi.Input<enums.FlinkConnectionType | (string & {})>;
  /** Endpoint of the service, such as `https://api.openai.com/v1/chat/completions`. Between 1 and 16384 characters. It cannot be changed, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
  endpoint: pulumi.Input<string>;
  /** API key of the service. The platform never returns it, so it is compared with the previous input. `apiKey` is required when `type` is OPENAI, AZUREML, AZUREOPENAI, GOOGLEAI, ELASTIC or PINECONE. `apiKey` can be set only when `type` is OPENAI, AZUREML, AZUREOPENAI, GOOGLEAI, ELASTIC or PINECONE. */
  apiKey?: pulumi.Input<string | undefined>;
  /** ID of an AWS access key. The platform never returns it, so it is compared with the previous input. `awsAccessKey` and `awsSecretKey` is required when `type` is BEDROCK or SAGEMAKER. `awsAccessKey` can be set only when `type` is BEDROCK or SAGEMAKER. */
  awsAccessKey?: pulumi.Input<string | undefined>;
  /** Secret of the AWS access key. The platform never returns it, so it is compared with the previous input. `awsAccessKey` and `awsSecretKey` is required when `type` is BEDROCK or SAGEMAKER. `awsSecretKey` can be set only when `type` is BEDROCK or SAGEMAKER. */
  awsSecretKey?: pulumi.Input<string | undefined>;
  /** AWS session token, for a temporary access key. The platform never returns it, so it is compared with the previous input. `awsSessionToken` can be set only when `type` is BEDROCK or SAGEMAKER. */
  awsSessionToken?: pulumi.Input<string | undefined>;
  /** Key of a Google Cloud service account, as JSON. The platform never returns it, so it is compared with the previous input. `serviceKey` is required when `type` is VERTEXAI. `serviceKey` can be set only when `type` is VERTEXAI. */
  serviceKey?: pulumi.Input<string | undefined>;
  /** User name for the database. The platform never returns it, so it is compared with the previous input. `username` and `password` is required when `type` is MONGODB or COUCHBASE. `username` can be set only when `type` is MONGODB or COUCHBASE. */
  username?: pulumi.Input<string | undefined>;
  /** Password for the database. The platform never returns it, so it is compared with the previous input. `username` and `password` is required when `type` is MONGODB or COUCHBASE. `password` can be set only when `type` is MONGODB or COUCHBASE. */
  password?: pulumi.Input<string | undefined>;
}
