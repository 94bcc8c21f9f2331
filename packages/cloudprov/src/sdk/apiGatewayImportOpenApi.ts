// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * APIs of an API gateway service that an OpenAPI document defines. The resource represents the first API of the document: its properties are shown, and deleting the resource deletes it. The other APIs stay on the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = new cloudprov.ApiGatewayImportOpenApi("shop", {
 *     serviceId: config.require("serviceId"),
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
 * It cannot be imported, because the platform does not return the document that its API was created from; declare the API as an ApiGatewayApi, and import it as that.
 */
export class ApiGatewayImportOpenApi extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayImportOpenApi:ApiGatewayImportOpenApi";

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
    state?: ApiGatewayImportOpenApiState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayImportOpenApi {
    return new ApiGatewayImportOpenApi(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayImportOpenApi, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayImportOpenApi {
    return utilities.isInstance(obj, ApiGatewayImportOpenApi.__pulumiType);
  }

  /** The service in which the document's APIs are created, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** An OpenAPI 3 document. `x-apigw-...` members configure the gateway. The platform does not return it. */
  declare public readonly content: pulumi.Output<string>;

  /** Format of the document: `YAML` or `JSON`. */
  declare public readonly encodeType: pulumi.Output<enums.ApiGatewayImportOpenApiEncodeType>;

  /** Type of the document: `OpenAPI`. The platform's documentation spells it `openAPI`. */
  declare public readonly contentVersion: pulumi.Output<string>;

  /** ID of the document's first API, `api-...`. */
  declare public readonly apiId: pulumi.Output<string>;

  /** Name of the API. */
  declare public readonly apiName: pulumi.Output<string>;

  /** Description of the API. */
  declare public readonly apiDesc: pulumi.Output<string>;

  /** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). Known values are `NORMAL` and `TSF`; there may be others. */
  declare public readonly apiType: pulumi.Output<string>;

  /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
  declare public readonly authType: pulumi.Output<string>;

  /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
  declare public readonly protocol: pulumi.Output<string>;

  /** Whether web pages of other origins may call the API. */
  declare public readonly enableCors: pulumi.Output<boolean>;

  /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
  declare public readonly requestConfigPath: pulumi.Output<string>;

  /** Method of calls to the API. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
  declare public readonly requestConfigMethod: pulumi.Output<string>;

  /** Parameters of the caller's request. */
  declare public readonly requestParameters: pulumi.Output<types.output.ApiGatewayImportOpenApiRequestParameter[]>;

  /** Constant parameters that the API sends to an HTTP backend with every call. */
  declare public readonly constantParameters: pulumi.Output<types.output.ApiGatewayImportOpenApiConstantParameter[]>;

  /** With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`). Known values are `NORMAL` and `OAUTH`; there may be others. */
  declare public readonly apiBusinessType: pulumi.Output<string>;

  /** The API that issues the tokens that this API requires, `api-...`. */
  declare public readonly authRelationApiId: pulumi.Output<string>;

  /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
  declare public readonly oauthConfigs: pulumi.Output<types.output.ApiGatewayImportOpenApiOauthConfig[]>;

  /** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). Known values are `WEBSOCKET`, `HTTP`, `SCF`, `TSF`, `MOCK`, `TARGET` and `COS`; there may be others. */
  declare public readonly serviceConfigType: pulumi.Output<string>;

  /** Timeout of a call to the backend, in seconds. */
  declare public readonly serviceConfigTimeout: pulumi.Output<number>;

  /** Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`. Known values are `clb`, `cvm` and `upstream`; there may be others. */
  declare public readonly serviceConfigProduct: pulumi.Output<string>;

  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. */
  declare public readonly serviceConfigVpcId: pulumi.Output<string>;

  /** URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`. */
  declare public readonly serviceConfigUrl: pulumi.Output<string>;

  /** Path of an HTTP or WEBSOCKET backend, such as `/orders`. */
  declare public readonly serviceConfigPath: pulumi.Output<string>;

  /** Method of calls to an HTTP or WEBSOCKET backend. */
  declare public readonly serviceConfigMethod: pulumi.Output<string>;

  /** The upstream of an HTTP or WEBSOCKET backend. */
  declare public readonly serviceConfigUpstreamId: pulumi.Output<string>;

  /** Name of the cloud function. */
  declare public readonly serviceConfigScfFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function. */
  declare public readonly serviceConfigScfFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function. */
  declare public readonly serviceConfigScfFunctionQualifier: pulumi.Output<string>;

  /** Whether the cloud function returns the whole response, with status and headers. */
  declare public readonly serviceConfigScfIsIntegratedResponse: pulumi.Output<boolean>;

  /** Response of a mocked API. */
  declare public readonly serviceConfigMockReturnMessage: pulumi.Output<string>;

  /** An object storage bucket as the backend. At most one element. */
  declare public readonly serviceConfigCosConfigs: pulumi.Output<types.output.ApiGatewayImportOpenApiServiceConfigCosConfig[]>;

  /** Name of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionQualifier: pulumi.Output<string>;

  /** Name of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionQualifier: pulumi.Output<string>;

  /** Name of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionName: pulumi.Output<string>;

  /** Namespace of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionNamespace: pulumi.Output<string>;

  /** Version of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionQualifier: pulumi.Output<string>;

  /** The microservices behind the API. */
  declare public readonly microServices: pulumi.Output<types.output.ApiGatewayImportOpenApiMicroService[]>;

  /** Load balancing of the microservices. Removing it from your program disables load balancing. At most one element. */
  declare public readonly serviceTsfLoadBalanceConfs: pulumi.Output<types.output.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf[]>;

  /** Health check of the microservices. Removing it from your program disables the check. At most one element. */
  declare public readonly serviceTsfHealthCheckConfs: pulumi.Output<types.output.ApiGatewayImportOpenApiServiceTsfHealthCheckConf[]>;

  /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
  declare public readonly responseType: pulumi.Output<string>;

  /** Example of a successful response. */
  declare public readonly responseSuccessExample: pulumi.Output<string>;

  /** Example of a failed response. */
  declare public readonly responseFailExample: pulumi.Output<string>;

  /** Custom error codes. */
  declare public readonly responseErrorCodes: pulumi.Output<types.output.ApiGatewayImportOpenApiResponseErrorCode[]>;

  /** Whether the API can be debugged after its purchase. */
  declare public readonly isDebugAfterCharge: pulumi.Output<boolean>;

  /** Whether request bodies are sent to a cloud function in base64. */
  declare public readonly isBase64Encoded: pulumi.Output<boolean>;

  /** Time of the last change, in UTC. */
  declare public readonly updateTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Parameters that the API passes from the caller's request to the backend. */
  declare public readonly serviceParameters: pulumi.Output<types.output.ApiGatewayImportOpenApiServiceParameter[]>;

  /** How the cloud function is called. The platform does not return it. */
  declare public readonly serviceConfigScfFunctionType: pulumi.Output<string | undefined>;

  /** Whether all custom error codes are deleted. The platform does not return it. */
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
      utilities.requireArguments("ApiGatewayImportOpenApi", name, inputs, args, opts, ["serviceId", "content"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayImportOpenApi.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayImportOpenApi.get` uses to look up an object. */
export interface ApiGatewayImportOpenApiState {
  /** The service in which the document's APIs are created, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** An OpenAPI 3 document. `x-apigw-...` members configure the gateway. The platform does not return it. */
  content?: pulumi.Input<string | undefined>;
  /** Format of the document: `YAML` or `JSON`. */
  encodeType?: pulumi.Input<enums.ApiGatewayImportOpenApiEncodeType | (string & {}) | undefined>;
  /** Type of the document: `OpenAPI`. The platform's documentation spells it `openAPI`. */
  contentVersion?: pulumi.Input<string | undefined>;
  /** ID of the document's first API, `api-...`. */
  apiId?: pulumi.Input<string | undefined>;
  /** Name of the API. */
  apiName?: pulumi.Input<string | undefined>;
  /** Description of the API. */
  apiDesc?: pulumi.Input<string | undefined>;
  /** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). Known values are `NORMAL` and `TSF`; there may be others. */
  apiType?: pulumi.Input<string | undefined>;
  /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
  authType?: pulumi.Input<string | undefined>;
  /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
  protocol?: pulumi.Input<string | undefined>;
  /** Whether web pages of other origins may call the API. */
  enableCors?: pulumi.Input<boolean | undefined>;
  /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
  requestConfigPath?: pulumi.Input<string | undefined>;
  /** Method of calls to the API. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
  requestConfigMethod?: pulumi.Input<string | undefined>;
  /** Parameters of the caller's request. */
  requestParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiRequestParameter>[] | undefined>;
  /** Constant parameters that the API sends to an HTTP backend with every call. */
  constantParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiConstantParameter>[] | undefined>;
  /** With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`). Known values are `NORMAL` and `OAUTH`; there may be others. */
  apiBusinessType?: pulumi.Input<string | undefined>;
  /** The API that issues the tokens that this API requires, `api-...`. */
  authRelationApiId?: pulumi.Input<string | undefined>;
  /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
  oauthConfigs?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiOauthConfig>[] | undefined>;
  /** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). Known values are `WEBSOCKET`, `HTTP`, `SCF`, `TSF`, `MOCK`, `TARGET` and `COS`; there may be others. */
  serviceConfigType?: pulumi.Input<string | undefined>;
  /** Timeout of a call to the backend, in seconds. */
  serviceConfigTimeout?: pulumi.Input<number | undefined>;
  /** Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`. Known values are `clb`, `cvm` and `upstream`; there may be others. */
  serviceConfigProduct?: pulumi.Input<string | undefined>;
  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. */
  serviceConfigVpcId?: pulumi.Input<string | undefined>;
  /** URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`. */
  serviceConfigUrl?: pulumi.Input<string | undefined>;
  /** Path of an HTTP or WEBSOCKET backend, such as `/orders`. */
  serviceConfigPath?: pulumi.Input<string | undefined>;
  /** Method of calls to an HTTP or WEBSOCKET backend. */
  serviceConfigMethod?: pulumi.Input<string | undefined>;
  /** The upstream of an HTTP or WEBSOCKET backend. */
  serviceConfigUpstreamId?: pulumi.Input<string | undefined>;
  /** Name of the cloud function. */
  serviceConfigScfFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function. */
  serviceConfigScfFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function. */
  serviceConfigScfFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Whether the cloud function returns the whole response, with status and headers. */
  serviceConfigScfIsIntegratedResponse?: pulumi.Input<boolean | undefined>;
  /** Response of a mocked API. */
  serviceConfigMockReturnMessage?: pulumi.Input<string | undefined>;
  /** An object storage bucket as the backend. At most one element. */
  serviceConfigCosConfigs?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiServiceConfigCosConfig>[] | undefined>;
  /** Name of the cloud function that is called when a WebSocket connection opens. */
  serviceConfigWebsocketRegisterFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called when a WebSocket connection opens. */
  serviceConfigWebsocketRegisterFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called when a WebSocket connection opens. */
  serviceConfigWebsocketRegisterFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Name of the cloud function that is called when a WebSocket connection closes. */
  serviceConfigWebsocketCleanupFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called when a WebSocket connection closes. */
  serviceConfigWebsocketCleanupFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called when a WebSocket connection closes. */
  serviceConfigWebsocketCleanupFunctionQualifier?: pulumi.Input<string | undefined>;
  /** Name of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function that is called for each message of a WebSocket connection. */
  serviceConfigWebsocketTransportFunctionQualifier?: pulumi.Input<string | undefined>;
  /** The microservices behind the API. */
  microServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiMicroService>[] | undefined>;
  /** Load balancing of the microservices. Removing it from your program disables load balancing. At most one element. */
  serviceTsfLoadBalanceConfs?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf>[] | undefined>;
  /** Health check of the microservices. Removing it from your program disables the check. At most one element. */
  serviceTsfHealthCheckConfs?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiServiceTsfHealthCheckConf>[] | undefined>;
  /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
  responseType?: pulumi.Input<string | undefined>;
  /** Example of a successful response. */
  responseSuccessExample?: pulumi.Input<string | undefined>;
  /** Example of a failed response. */
  responseFailExample?: pulumi.Input<string | undefined>;
  /** Custom error codes. */
  responseErrorCodes?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiResponseErrorCode>[] | undefined>;
  /** Whether the API can be debugged after its purchase. */
  isDebugAfterCharge?: pulumi.Input<boolean | undefined>;
  /** Whether request bodies are sent to a cloud function in base64. */
  isBase64Encoded?: pulumi.Input<boolean | undefined>;
  /** Time of the last change, in UTC. */
  updateTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** Parameters that the API passes from the caller's request to the backend. */
  serviceParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayImportOpenApiServiceParameter>[] | undefined>;
  /** How the cloud function is called. The platform does not return it. */
  serviceConfigScfFunctionType?: pulumi.Input<string | undefined>;
  /** Whether all custom error codes are deleted. The platform does not return it. */
  isDeleteResponseErrorCodes?: pulumi.Input<boolean | undefined>;
  /** The resource's ID. */
  apiGatewayImportOpenApiId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayImportOpenApi}. */
export interface ApiGatewayImportOpenApiArgs {
  /** The service in which the document's APIs are created, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** An OpenAPI 3 document. `x-apigw-...` members configure the gateway. The platform does not return it. Must not be empty. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  content: pulumi.Input<string>;
  /** Format of the document: `YAML` or `JSON`. One of `YAML` or `JSON`. The platform never returns it, so it is compared with the previous input. Defaults to `YAML`. A change replaces the resource. */
  encodeType?: pulumi.Input<enums.ApiGatewayImportOpenApiEncodeType | (string & {}) | undefined>;
  /** Type of the document: `OpenAPI`. The platform's documentation spells it `openAPI`. The platform never returns it, so it is compared with the previous input. Defaults to `OpenAPI`. A change replaces the resource. */
  contentVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayImportOpenApiId?: pulumi.Input<string | undefined>;
}
