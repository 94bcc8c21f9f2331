// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * APIs that an OpenAPI document defines, made in a service of the API gateway. The first one is the resource's own: it is shown, and deleted with it. The others stay on the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ApiGatewayImportOpenApi("shop", {
 *     serviceId: "service-nxz6yync",
 *     encodeType: "JSON",
 *     content: JSON.stringify({
 *         openapi: "3.0.0",
 *         info: { title: "shop", version: "1.0.1" },
 *         paths: {
 *             "/orders": {
 *                 get: {
 *                     operationId: "orders",
 *                     responses: { "200": { description: "The orders" } },
 *                     "x-apigw-backend": { ServiceType: "MOCK", ServiceMockReturnMessage: "none" },
 *                 },
 *             },
 *         },
 *     }),
 * });
 * ```
 *
 * ## Import
 *
 * It cannot be imported, because the platform does not tell the document that its API was made of; declare the API as an ApiGatewayApi, and import that.
 */
export class ApiGatewayImportOpenApi extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayImportOpenApi:ApiGatewayImportOpenApi";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state What is known of it beforehand.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: ApiGatewayImportOpenApiState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayImportOpenApi {
    return new ApiGatewayImportOpenApi(name, state as any, { ...opts, id });
  }

  /** True when the value is of the class ApiGatewayImportOpenApi, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is ApiGatewayImportOpenApi {
    return utilities.isInstance(obj, ApiGatewayImportOpenApi.__pulumiType);
  }

  /** The service that the document's APIs are made in, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** An OpenAPI 3 document, with what `x-apigw-...` says of the gateway. The platform does not tell it. */
  declare public readonly content: pulumi.Output<string>;

  /** How the document is written: YAML or JSON. */
  declare public readonly encodeType: pulumi.Output<enums.ApiGatewayImportOpenApiEncodeType>;

  /** What the document is: OpenAPI, which the platform's own documents spell openAPI. */
  declare public readonly contentVersion: pulumi.Output<string>;

  /** The document's first API, `api-...`. */
  declare public readonly apiId: pulumi.Output<string>;

  /** Name of the API. */
  declare public readonly apiName: pulumi.Output<string>;

  /** What the API is for. */
  declare public readonly apiDesc: pulumi.Output<string>;

  /** Whether microservices (TSF) or something else (NORMAL) is behind the API. Known values are `NORMAL` and `TSF`; there may be others. */
  declare public readonly apiType: pulumi.Output<string>;

  /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
  declare public readonly authType: pulumi.Output<string>;

  /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
  declare public readonly protocol: pulumi.Output<string>;

  /** Whether pages of other origins may call it. */
  declare public readonly enableCors: pulumi.Output<boolean>;

  /** Path of the API: `/orders`. A service has one API at a path and method. */
  declare public readonly requestConfigPath: pulumi.Output<string>;

  /** Method that the API is called with. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
  declare public readonly requestConfigMethod: pulumi.Output<string>;

  /** What callers tell it. */
  declare public readonly requestParameters: pulumi.Output<output.ApiGatewayImportOpenApiRequestParameter[]>;

  /** What it tells an HTTP backend, whatever it is asked. */
  declare public readonly constantParameters: pulumi.Output<output.ApiGatewayImportOpenApiConstantParameter[]>;

  /** With authType OAUTH: whether the API grants tokens (OAUTH) or asks for them (NORMAL). Known values are `NORMAL` and `OAUTH`; there may be others. */
  declare public readonly apiBusinessType: pulumi.Output<string>;

  /** The API that grants the tokens which this one asks for, `api-...`. */
  declare public readonly authRelationApiId: pulumi.Output<string>;

  /** With authType OAUTH: how tokens are checked. One element, or none. */
  declare public readonly oauthConfigs: pulumi.Output<output.ApiGatewayImportOpenApiOauthConfig[]>;

  /** What is behind the API: a server (HTTP, WEBSOCKET), a cloud function (SCF), microservices (TSF), machines (TARGET), a bucket (COS) or a fixed answer (MOCK). Known values are `WEBSOCKET`, `HTTP`, `SCF`, `TSF`, `MOCK`, `TARGET` and `COS`; there may be others. */
  declare public readonly serviceConfigType: pulumi.Output<string>;

  /** How long the backend may take, in seconds. */
  declare public readonly serviceConfigTimeout: pulumi.Output<number>;

  /** What an HTTP or WEBSOCKET backend is. Needs serviceConfigVpcId. Known values are `clb`, `cvm` and `upstream`; there may be others. */
  declare public readonly serviceConfigProduct: pulumi.Output<string>;

  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. */
  declare public readonly serviceConfigVpcId: pulumi.Output<string>;

  /** Address of an HTTP or WEBSOCKET backend: `http://10.0.0.1`. */
  declare public readonly serviceConfigUrl: pulumi.Output<string>;

  /** Path at an HTTP or WEBSOCKET backend: `/orders`. */
  declare public readonly serviceConfigPath: pulumi.Output<string>;

  /** Method that an HTTP or WEBSOCKET backend is called with. */
  declare public readonly serviceConfigMethod: pulumi.Output<string>;

  /** The upstream that an HTTP or WEBSOCKET backend is reached through. */
  declare public readonly serviceConfigUpstreamId: pulumi.Output<string>;

  /** Name of the cloud function. */
  declare public readonly serviceConfigScfFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function. */
  declare public readonly serviceConfigScfFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function. */
  declare public readonly serviceConfigScfFunctionQualifier: pulumi.Output<string>;

  /** Whether the cloud function makes the whole answer, with its status and headers. */
  declare public readonly serviceConfigScfIsIntegratedResponse: pulumi.Output<boolean>;

  /** What a mocked API answers. */
  declare public readonly serviceConfigMockReturnMessage: pulumi.Output<string>;

  /** A bucket of the object storage as the backend. One element, or none. */
  declare public readonly serviceConfigCosConfigs: pulumi.Output<output.ApiGatewayImportOpenApiServiceConfigCosConfig[]>;

  /** Name of the cloud function that is called when a WebSocket connection begins. */
  declare public readonly serviceConfigWebsocketRegisterFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called when a WebSocket connection begins. */
  declare public readonly serviceConfigWebsocketRegisterFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called when a WebSocket connection begins. */
  declare public readonly serviceConfigWebsocketRegisterFunctionQualifier: pulumi.Output<string>;

  /** Name of the cloud function that is called when a WebSocket connection ends. */
  declare public readonly serviceConfigWebsocketCleanupFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called when a WebSocket connection ends. */
  declare public readonly serviceConfigWebsocketCleanupFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called when a WebSocket connection ends. */
  declare public readonly serviceConfigWebsocketCleanupFunctionQualifier: pulumi.Output<string>;

  /** Name of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionQualifier: pulumi.Output<string>;

  /** The microservices behind the API. */
  declare public readonly microServices: pulumi.Output<output.ApiGatewayImportOpenApiMicroService[]>;

  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. One element, or none. */
  declare public readonly serviceTsfLoadBalanceConfs: pulumi.Output<output.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf[]>;

  /** How the microservices are checked. They no longer are when it is taken out of the program. One element, or none. */
  declare public readonly serviceTsfHealthCheckConfs: pulumi.Output<output.ApiGatewayImportOpenApiServiceTsfHealthCheckConf[]>;

  /** Kind of its answers: HTML, JSON, TEXT, BINARY or XML. */
  declare public readonly responseType: pulumi.Output<string>;

  /** Example of an answer. */
  declare public readonly responseSuccessExample: pulumi.Output<string>;

  /** Example of a failure. */
  declare public readonly responseFailExample: pulumi.Output<string>;

  /** Error codes of its own. */
  declare public readonly responseErrorCodes: pulumi.Output<output.ApiGatewayImportOpenApiResponseErrorCode[]>;

  /** Whether it is tried out after it was paid for. */
  declare public readonly isDebugAfterCharge: pulumi.Output<boolean>;

  /** Whether bodies go to a cloud function in base64. */
  declare public readonly isBase64Encoded: pulumi.Output<boolean>;

  /** When it was last changed, in UTC. */
  declare public readonly updateTime: pulumi.Output<string>;

  /** When it was made, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** What the API tells its backend of what callers tell it. */
  declare public readonly serviceParameters: pulumi.Output<output.ApiGatewayImportOpenApiServiceParameter[]>;

  /** How the cloud function is started. The platform does not tell it. */
  declare public readonly serviceConfigScfFunctionType: pulumi.Output<string | undefined>;

  /** Whether error codes of its own are taken away. The platform does not tell it. */
  declare public readonly isDeleteResponseErrorCodes: pulumi.Output<boolean | undefined>;

  /** The resource's ID. */
  declare public readonly apiGatewayImportOpenApiId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayImportOpenApiArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayImportOpenApiArgs | ApiGatewayImportOpenApiState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayImportOpenApiState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["content"] = state?.content;
      inputs["encodeType"] = state?.encodeType;
      inputs["contentVersion"] = state?.contentVersion;
      inputs["apiId"] = state?.apiId;
      inputs["apiName"] = state?.apiName;
      inputs["apiDesc"] = state?.apiDesc;
      inputs["apiType"] = state?.apiType;
      inputs["authType"] = state?.authType;
      inputs["protocol"] = state?.protocol;
      inputs["enableCors"] = state?.enableCors;
      inputs["requestConfigPath"] = state?.requestConfigPath;
      inputs["requestConfigMethod"] = state?.requestConfigMethod;
      inputs["requestParameters"] = state?.requestParameters;
      inputs["constantParameters"] = state?.constantParameters;
      inputs["apiBusinessType"] = state?.apiBusinessType;
      inputs["authRelationApiId"] = state?.authRelationApiId;
      inputs["oauthConfigs"] = state?.oauthConfigs;
      inputs["serviceConfigType"] = state?.serviceConfigType;
      inputs["serviceConfigTimeout"] = state?.serviceConfigTimeout;
      inputs["serviceConfigProduct"] = state?.serviceConfigProduct;
      inputs["serviceConfigVpcId"] = state?.serviceConfigVpcId;
      inputs["serviceConfigUrl"] = state?.serviceConfigUrl;
      inputs["serviceConfigPath"] = state?.serviceConfigPath;
      inputs["serviceConfigMethod"] = state?.serviceConfigMethod;
      inputs["serviceConfigUpstreamId"] = state?.serviceConfigUpstreamId;
      inputs["serviceConfigScfFunctionName"] = state?.serviceConfigScfFunctionName;
      inputs["serviceConfigScfFunctionNamespace"] = state?.serviceConfigScfFunctionNamespace;
      inputs["serviceConfigScfFunctionQualifier"] = state?.serviceConfigScfFunctionQualifier;
      inputs["serviceConfigScfIsIntegratedResponse"] = state?.serviceConfigScfIsIntegratedResponse;
      inputs["serviceConfigMockReturnMessage"] = state?.serviceConfigMockReturnMessage;
      inputs["serviceConfigCosConfigs"] = state?.serviceConfigCosConfigs;
      inputs["serviceConfigWebsocketRegisterFunctionName"] = state?.serviceConfigWebsocketRegisterFunctionName;
      inputs["serviceConfigWebsocketRegisterFunctionNamespace"] = state?.serviceConfigWebsocketRegisterFunctionNamespace;
      inputs["serviceConfigWebsocketRegisterFunctionQualifier"] = state?.serviceConfigWebsocketRegisterFunctionQualifier;
      inputs["serviceConfigWebsocketCleanupFunctionName"] = state?.serviceConfigWebsocketCleanupFunctionName;
      inputs["serviceConfigWebsocketCleanupFunctionNamespace"] = state?.serviceConfigWebsocketCleanupFunctionNamespace;
      inputs["serviceConfigWebsocketCleanupFunctionQualifier"] = state?.serviceConfigWebsocketCleanupFunctionQualifier;
      inputs["serviceConfigWebsocketTransportFunctionName"] = state?.serviceConfigWebsocketTransportFunctionName;
      inputs["serviceConfigWebsocketTransportFunctionNamespace"] = state?.serviceConfigWebsocketTransportFunctionNamespace;
      inputs["serviceConfigWebsocketTransportFunctionQualifier"] = state?.serviceConfigWebsocketTransportFunctionQualifier;
      inputs["microServices"] = state?.microServices;
      inputs["serviceTsfLoadBalanceConfs"] = state?.serviceTsfLoadBalanceConfs;
      inputs["serviceTsfHealthCheckConfs"] = state?.serviceTsfHealthCheckConfs;
      inputs["responseType"] = state?.responseType;
      inputs["responseSuccessExample"] = state?.responseSuccessExample;
      inputs["responseFailExample"] = state?.responseFailExample;
      inputs["responseErrorCodes"] = state?.responseErrorCodes;
      inputs["isDebugAfterCharge"] = state?.isDebugAfterCharge;
      inputs["isBase64Encoded"] = state?.isBase64Encoded;
      inputs["updateTime"] = state?.updateTime;
      inputs["createTime"] = state?.createTime;
      inputs["serviceParameters"] = state?.serviceParameters;
      inputs["serviceConfigScfFunctionType"] = state?.serviceConfigScfFunctionType;
      inputs["isDeleteResponseErrorCodes"] = state?.isDeleteResponseErrorCodes;
      inputs["apiGatewayImportOpenApiId"] = state?.apiGatewayImportOpenApiId;
    } else {
      const args = argsOrState as ApiGatewayImportOpenApiArgs | undefined;
      utilities.requireArguments("ApiGatewayImportOpenApi", name, args, opts, ["serviceId", "content"]);
      inputs["serviceId"] = args?.serviceId;
      inputs["content"] = args?.content;
      inputs["encodeType"] = args?.encodeType;
      inputs["contentVersion"] = args?.contentVersion;
      inputs["apiGatewayImportOpenApiId"] = args?.apiGatewayImportOpenApiId;
      inputs["apiId"] = undefined;
      inputs["apiName"] = undefined;
      inputs["apiDesc"] = undefined;
      inputs["apiType"] = undefined;
      inputs["authType"] = undefined;
      inputs["protocol"] = undefined;
      inputs["enableCors"] = undefined;
      inputs["requestConfigPath"] = undefined;
      inputs["requestConfigMethod"] = undefined;
      inputs["requestParameters"] = undefined;
      inputs["constantParameters"] = undefined;
      inputs["apiBusinessType"] = undefined;
      inputs["authRelationApiId"] = undefined;
      inputs["oauthConfigs"] = undefined;
      inputs["serviceConfigType"] = undefined;
      inputs["serviceConfigTimeout"] = undefined;
      inputs["serviceConfigProduct"] = undefined;
      inputs["serviceConfigVpcId"] = undefined;
      inputs["serviceConfigUrl"] = undefined;
      inputs["serviceConfigPath"] = undefined;
      inputs["serviceConfigMethod"] = undefined;
      inputs["serviceConfigUpstreamId"] = undefined;
      inputs["serviceConfigScfFunctionName"] = undefined;
      inputs["serviceConfigScfFunctionNamespace"] = undefined;
      inputs["serviceConfigScfFunctionQualifier"] = undefined;
      inputs["serviceConfigScfIsIntegratedResponse"] = undefined;
      inputs["serviceConfigMockReturnMessage"] = undefined;
      inputs["serviceConfigCosConfigs"] = undefined;
      inputs["serviceConfigWebsocketRegisterFunctionName"] = undefined;
      inputs["serviceConfigWebsocketRegisterFunctionNamespace"] = undefined;
      inputs["serviceConfigWebsocketRegisterFunctionQualifier"] = undefined;
      inputs["serviceConfigWebsocketCleanupFunctionName"] = undefined;
      inputs["serviceConfigWebsocketCleanupFunctionNamespace"] = undefined;
      inputs["serviceConfigWebsocketCleanupFunctionQualifier"] = undefined;
      inputs["serviceConfigWebsocketTransportFunctionName"] = undefined;
      inputs["serviceConfigWebsocketTransportFunctionNamespace"] = undefined;
      inputs["serviceConfigWebsocketTransportFunctionQualifier"] = undefined;
      inputs["microServices"] = undefined;
      inputs["serviceTsfLoadBalanceConfs"] = undefined;
      inputs["serviceTsfHealthCheckConfs"] = undefined;
      inputs["responseType"] = undefined;
      inputs["responseSuccessExample"] = undefined;
      inputs["responseFailExample"] = undefined;
      inputs["responseErrorCodes"] = undefined;
      inputs["isDebugAfterCharge"] = undefined;
      inputs["isBase64Encoded"] = undefined;
      inputs["updateTime"] = undefined;
      inputs["createTime"] = undefined;
      inputs["serviceParameters"] = undefined;
      inputs["serviceConfigScfFunctionType"] = undefined;
      inputs["isDeleteResponseErrorCodes"] = undefined;
    }
    super(ApiGatewayImportOpenApi.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** What is known of the object that `ApiGatewayImportOpenApi.get` looks up. */
export interface ApiGatewayImportOpenApiState {
  /** The service that the document's APIs are made in, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** An OpenAPI 3 document, with what `x-apigw-...` says of the gateway. The platform does not tell it. */
  content?: pulumi.Input<string | undefined>;
  /** How the document is written: YAML or JSON. */
  encodeType?: pulumi.Input<enums.ApiGatewayImportOpenApiEncodeType | (string & {}) | undefined>;
  /** What the document is: OpenAPI, which the platform's own documents spell openAPI. */
  contentVersion?: pulumi.Input<string | undefined>;
  /** The document's first API, `api-...`. */
  apiId?: pulumi.Input<string | undefined>;
  /** Name of the API. */
  apiName?: pulumi.Input<string | undefined>;
  /** What the API is for. */
  apiDesc?: pulumi.Input<string | undefined>;
  /** Whether microservices (TSF) or something else (NORMAL) is behind the API. Known values are `NORMAL` and `TSF`; there may be others. */
  apiType?: pulumi.Input<string | undefined>;
  /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
  authType?: pulumi.Input<string | undefined>;
  /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
  protocol?: pulumi.Input<string | undefined>;
  /** Whether pages of other origins may call it. */
  enableCors?: pulumi.Input<boolean | undefined>;
  /** Path of the API: `/orders`. A service has one API at a path and method. */
  requestConfigPath?: pulumi.Input<string | undefined>;
  /** Method that the API is called with. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
  requestConfigMethod?: pulumi.Input<string | undefined>;
  /** What callers tell it. */
  requestParameters?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiRequestParameter>[] | undefined>;
  /** What it tells an HTTP backend, whatever it is asked. */
  constantParameters?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiConstantParameter>[] | undefined>;
  /** With authType OAUTH: whether the API grants tokens (OAUTH) or asks for them (NORMAL). Known values are `NORMAL` and `OAUTH`; there may be others. */
  apiBusinessType?: pulumi.Input<string | undefined>;
  /** The API that grants the tokens which this one asks for, `api-...`. */
  authRelationApiId?: pulumi.Input<string | undefined>;
  /** With authType OAUTH: how tokens are checked. One element, or none. */
  oauthConfigs?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiOauthConfig>[] | undefined>;
  /** What is behind the API: a server (HTTP, WEBSOCKET), a cloud function (SCF), microservices (TSF), machines (TARGET), a bucket (COS) or a fixed answer (MOCK). Known values are `WEBSOCKET`, `HTTP`, `SCF`, `TSF`, `MOCK`, `TARGET` and `COS`; there may be others. */
  serviceConfigType?: pulumi.Input<string | undefined>;
  /** How long the backend may take, in seconds. */
  serviceConfigTimeout?: pulumi.Input<number | undefined>;
  /** What an HTTP or WEBSOCKET backend is. Needs serviceConfigVpcId. Known values are `clb`, `cvm` and `upstream`; there may be others. */
  serviceConfigProduct?: pulumi.Input<string | undefined>;
  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. */
  serviceConfigVpcId?: pulumi.Input<string | undefined>;
  /** Address of an HTTP or WEBSOCKET backend: `http://10.0.0.1`. */
  serviceConfigUrl?: pulumi.Input<string | undefined>;
  /** Path at an HTTP or WEBSOCKET backend: `/orders`. */
  serviceConfigPath?: pulumi.Input<string | undefined>;
  /** Method that an HTTP or WEBSOCKET backend is called with. */
  serviceConfigMethod?: pulumi.Input<string | undefined>;
  /** The upstream that an HTTP or WEBSOCKET backend is reached through. */
  serviceConfigUpstreamId?: pulumi.Input<string | undefined>;
  /** Name of the cloud function. */
  serviceConfigScfFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function. */
  serviceConfigScfFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function. */
  serviceConfigScfFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Whether the cloud function makes the whole answer, with its status and headers. */
  serviceConfigScfIsIntegratedResponse?: pulumi.Input<boolean | undefined>;
  /** What a mocked API answers. */
  serviceConfigMockReturnMessage?: pulumi.Input<string | undefined>;
  /** A bucket of the object storage as the backend. One element, or none. */
  serviceConfigCosConfigs?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiServiceConfigCosConfig>[] | undefined>;
  /** Name of the cloud function that is called when a WebSocket connection begins. */
  serviceConfigWebsocketRegisterFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called when a WebSocket connection begins. */
  serviceConfigWebsocketRegisterFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called when a WebSocket connection begins. */
  serviceConfigWebsocketRegisterFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Name of the cloud function that is called when a WebSocket connection ends. */
  serviceConfigWebsocketCleanupFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called when a WebSocket connection ends. */
  serviceConfigWebsocketCleanupFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called when a WebSocket connection ends. */
  serviceConfigWebsocketCleanupFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Name of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionQualifier?: pulumi.Input<string | undefined>;
  /** The microservices behind the API. */
  microServices?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiMicroService>[] | undefined>;
  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. One element, or none. */
  serviceTsfLoadBalanceConfs?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf>[] | undefined>;
  /** How the microservices are checked. They no longer are when it is taken out of the program. One element, or none. */
  serviceTsfHealthCheckConfs?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiServiceTsfHealthCheckConf>[] | undefined>;
  /** Kind of its answers: HTML, JSON, TEXT, BINARY or XML. */
  responseType?: pulumi.Input<string | undefined>;
  /** Example of an answer. */
  responseSuccessExample?: pulumi.Input<string | undefined>;
  /** Example of a failure. */
  responseFailExample?: pulumi.Input<string | undefined>;
  /** Error codes of its own. */
  responseErrorCodes?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiResponseErrorCode>[] | undefined>;
  /** Whether it is tried out after it was paid for. */
  isDebugAfterCharge?: pulumi.Input<boolean | undefined>;
  /** Whether bodies go to a cloud function in base64. */
  isBase64Encoded?: pulumi.Input<boolean | undefined>;
  /** When it was last changed, in UTC. */
  updateTime?: pulumi.Input<string | undefined>;
  /** When it was made, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** What the API tells its backend of what callers tell it. */
  serviceParameters?: pulumi.Input<pulumi.Input<input.ApiGatewayImportOpenApiServiceParameter>[] | undefined>;
  /** How the cloud function is started. The platform does not tell it. */
  serviceConfigScfFunctionType?: pulumi.Input<string | undefined>;
  /** Whether error codes of its own are taken away. The platform does not tell it. */
  isDeleteResponseErrorCodes?: pulumi.Input<boolean | undefined>;
  /** The resource's ID. */
  apiGatewayImportOpenApiId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayImportOpenApi}. */
export interface ApiGatewayImportOpenApiArgs {
  /** The service that the document's APIs are made in, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** An OpenAPI 3 document, with what `x-apigw-...` says of the gateway. The platform does not tell it. Must not be empty. The platform never tells it: it is compared with what was given before. A change replaces the resource. */
  content: pulumi.Input<string>;
  /** How the document is written: YAML or JSON. One of `YAML` or `JSON`. The platform never tells it: it is compared with what was given before. Defaults to `YAML`. A change replaces the resource. */
  encodeType?: pulumi.Input<enums.ApiGatewayImportOpenApiEncodeType | (string & {}) | undefined>;
  /** What the document is: OpenAPI, which the platform's own documents spell openAPI. The platform never tells it: it is compared with what was given before. Defaults to `OpenAPI`. A change replaces the resource. */
  contentVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayImportOpenApiId?: pulumi.Input<string | undefined>;
}
