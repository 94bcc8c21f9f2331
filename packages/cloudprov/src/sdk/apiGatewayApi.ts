// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * An API of an API gateway service: a path for callers, and the backend behind it. Changes take effect in an environment only after the service is released to it again.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const orders = new cloudprov.ApiGatewayApi("orders", {
 *     serviceId: config.require("serviceId"),
 *     apiName: "orders",
 *     requestConfigPath: "/orders",
 *     serviceConfigUrl: "http://10.0.0.1",
 *     serviceConfigPath: "/orders",
 *     serviceConfigMethod: "GET",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<serviceId>#<apiId>`.
 * Also required: The platform does not return targetServices, targetNamespaceId, userType and owner: after an import, the state takes the values of your program.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApi:ApiGatewayApi example 'service-ohxqslqe#api-0cvmf4x4'
 * ```
 */
export class ApiGatewayApi extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApi:ApiGatewayApi";

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
    state?: ApiGatewayApiState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApi {
    return new ApiGatewayApi(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApi, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApi {
    return utilities.isInstance(obj, ApiGatewayApi.__pulumiType);
  }

  /** The service of the API, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Name of the API. */
  declare public readonly apiName: pulumi.Output<string>;

  /** Description of the API. */
  declare public readonly apiDesc: pulumi.Output<string | undefined>;

  /** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). */
  declare public readonly apiType: pulumi.Output<enums.ApiGatewayApiApiType>;

  /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). */
  declare public readonly authType: pulumi.Output<enums.ApiGatewayApiAuthType>;

  /** Protocol of calls to the API. */
  declare public readonly protocol: pulumi.Output<enums.ApiGatewayApiProtocol>;

  /** Whether web pages of other origins may call the API. */
  declare public readonly enableCors: pulumi.Output<boolean>;

  /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
  declare public readonly requestConfigPath: pulumi.Output<string>;

  /** Method of calls to the API. */
  declare public readonly requestConfigMethod: pulumi.Output<enums.ApiGatewayApiRequestConfigMethod>;

  /** Parameters of the caller's request. */
  declare public readonly requestParameters: pulumi.Output<types.output.ApiGatewayApiRequestParameter[] | undefined>;

  /** Constant parameters that the API sends to an HTTP backend with every call. */
  declare public readonly constantParameters: pulumi.Output<types.output.ApiGatewayApiConstantParameter[] | undefined>;

  /** Parameters that the API passes from the caller's request to the backend. */
  declare public readonly serviceParameters: pulumi.Output<types.output.ApiGatewayApiServiceParameter[] | undefined>;

  /** With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`). */
  declare public readonly apiBusinessType: pulumi.Output<string>;

  /** The API that issues the tokens that this API requires, `api-...`. */
  declare public readonly authRelationApiId: pulumi.Output<string>;

  /** With the `authType` `OAUTH`: how tokens are verified. */
  declare public readonly oauthConfig: pulumi.Output<types.output.ApiGatewayApiOauthConfig | undefined>;

  /** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). */
  declare public readonly serviceConfigType: pulumi.Output<enums.ApiGatewayApiServiceConfigType>;

  /** Timeout of a call to the backend, in seconds. */
  declare public readonly serviceConfigTimeout: pulumi.Output<number>;

  /** Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`. */
  declare public readonly serviceConfigProduct: pulumi.Output<string | undefined>;

  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. */
  declare public readonly serviceConfigVpcId: pulumi.Output<string | undefined>;

  /** URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`. */
  declare public readonly serviceConfigUrl: pulumi.Output<string | undefined>;

  /** Path of an HTTP or WEBSOCKET backend, such as `/orders`. */
  declare public readonly serviceConfigPath: pulumi.Output<string | undefined>;

  /** Method of calls to an HTTP or WEBSOCKET backend. */
  declare public readonly serviceConfigMethod: pulumi.Output<string | undefined>;

  /** The upstream of an HTTP or WEBSOCKET backend. */
  declare public readonly serviceConfigUpstreamId: pulumi.Output<string | undefined>;

  /** Name of the cloud function. */
  declare public readonly serviceConfigScfFunctionName: pulumi.Output<string | undefined>;

  /** Namespace of the cloud function. */
  declare public readonly serviceConfigScfFunctionNamespace: pulumi.Output<string | undefined>;

  /** Version of the cloud function. */
  declare public readonly serviceConfigScfFunctionQualifier: pulumi.Output<string | undefined>;

  /** How the cloud function is called. The platform does not return it. */
  declare public readonly serviceConfigScfFunctionType: pulumi.Output<string | undefined>;

  /** Whether the cloud function returns the whole response, with status and headers. */
  declare public readonly serviceConfigScfIsIntegratedResponse: pulumi.Output<boolean>;

  /** Response of a mocked API. */
  declare public readonly serviceConfigMockReturnMessage: pulumi.Output<string | undefined>;

  /** An object storage bucket as the backend. */
  declare public readonly serviceConfigCosConfig: pulumi.Output<types.output.ApiGatewayApiServiceConfigCosConfig | undefined>;

  /** Name of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionName: pulumi.Output<string | undefined>;

  /** Namespace of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionNamespace: pulumi.Output<string | undefined>;

  /** Version of the cloud function that is called when a WebSocket connection opens. */
  declare public readonly serviceConfigWebsocketRegisterFunctionQualifier: pulumi.Output<string | undefined>;

  /** Name of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionName: pulumi.Output<string | undefined>;

  /** Namespace of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionNamespace: pulumi.Output<string | undefined>;

  /** Version of the cloud function that is called when a WebSocket connection closes. */
  declare public readonly serviceConfigWebsocketCleanupFunctionQualifier: pulumi.Output<string | undefined>;

  /** Name of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionName: pulumi.Output<string | undefined>;

  /** Namespace of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionNamespace: pulumi.Output<string | undefined>;

  /** Version of the cloud function that is called for each message of a WebSocket connection. */
  declare public readonly serviceConfigWebsocketTransportFunctionQualifier: pulumi.Output<string | undefined>;

  /** The microservices behind the API. */
  declare public readonly microServices: pulumi.Output<types.output.ApiGatewayApiMicroService[] | undefined>;

  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  declare public readonly serviceTsfLoadBalanceConf: pulumi.Output<types.output.ApiGatewayApiServiceTsfLoadBalanceConf | undefined>;

  /** Health check of the microservices. Removing it from your program disables the check. */
  declare public readonly serviceTsfHealthCheckConf: pulumi.Output<types.output.ApiGatewayApiServiceTsfHealthCheckConf | undefined>;

  /** The machines behind the API. The platform does not return them. */
  declare public readonly targetServices: pulumi.Output<types.output.ApiGatewayApiTargetService[] | undefined>;

  /** Load balancing method of the machines, as a number. The platform does not return it. */
  declare public readonly targetServicesLoadBalanceConf: pulumi.Output<number | undefined>;

  /** Health check of the machines. The platform does not return it. */
  declare public readonly targetServicesHealthCheckConf: pulumi.Output<types.output.ApiGatewayApiTargetServicesHealthCheckConf | undefined>;

  /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
  declare public readonly responseType: pulumi.Output<string>;

  /** Example of a successful response. */
  declare public readonly responseSuccessExample: pulumi.Output<string>;

  /** Example of a failed response. */
  declare public readonly responseFailExample: pulumi.Output<string>;

  /** Custom error codes. */
  declare public readonly responseErrorCodes: pulumi.Output<types.output.ApiGatewayApiResponseErrorCode[] | undefined>;

  /** Whether all custom error codes are deleted when `responseErrorCodes` is not given. */
  declare public readonly isDeleteResponseErrorCodes: pulumi.Output<boolean>;

  /** Whether the API can be debugged after its purchase. */
  declare public readonly isDebugAfterCharge: pulumi.Output<boolean>;

  /** Whether request bodies are sent to a cloud function in base64. */
  declare public readonly isBase64Encoded: pulumi.Output<boolean>;

  /** The event bus that receives the API's calls. The platform does not return it. */
  declare public readonly eventBusId: pulumi.Output<string | undefined>;

  /** Type of the API's application in the employee identity service. The platform does not return it. */
  declare public readonly eiamAppType: pulumi.Output<string | undefined>;

  /** What the employee identity service checks for the API. The platform does not return it. */
  declare public readonly eiamAuthType: pulumi.Output<string | undefined>;

  /** The API's application in the employee identity service. The platform does not return it. */
  declare public readonly eiamAppId: pulumi.Output<string | undefined>;

  /** Validity of tokens of the employee identity service, in seconds. The platform's default is 7200. The platform does not return it. */
  declare public readonly tokenTimeout: pulumi.Output<number | undefined>;

  /** Namespace of the API's machines. The platform does not return it. */
  declare public readonly targetNamespaceId: pulumi.Output<string | undefined>;

  /** Type of the API's user. The platform does not return it. */
  declare public readonly userType: pulumi.Output<string | undefined>;

  /** Owner of the API. The platform does not return it. */
  declare public readonly owner: pulumi.Output<string | undefined>;

  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly releaseLimit: pulumi.Output<number>;

  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly preLimit: pulumi.Output<number>;

  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly testLimit: pulumi.Output<number>;

  /** Time of the last change, in UTC. */
  declare public readonly updateTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiArgs | ApiGatewayApiState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiState | undefined;
      inputs["serviceId"] = state?.serviceId;
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
      inputs["serviceParameters"] = state?.serviceParameters;
      inputs["apiBusinessType"] = state?.apiBusinessType;
      inputs["authRelationApiId"] = state?.authRelationApiId;
      inputs["oauthConfig"] = state?.oauthConfig;
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
      inputs["serviceConfigScfFunctionType"] = state?.serviceConfigScfFunctionType;
      inputs["serviceConfigScfIsIntegratedResponse"] = state?.serviceConfigScfIsIntegratedResponse;
      inputs["serviceConfigMockReturnMessage"] = state?.serviceConfigMockReturnMessage;
      inputs["serviceConfigCosConfig"] = state?.serviceConfigCosConfig;
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
      inputs["serviceTsfLoadBalanceConf"] = state?.serviceTsfLoadBalanceConf;
      inputs["serviceTsfHealthCheckConf"] = state?.serviceTsfHealthCheckConf;
      inputs["targetServices"] = state?.targetServices;
      inputs["targetServicesLoadBalanceConf"] = state?.targetServicesLoadBalanceConf;
      inputs["targetServicesHealthCheckConf"] = state?.targetServicesHealthCheckConf;
      inputs["responseType"] = state?.responseType;
      inputs["responseSuccessExample"] = state?.responseSuccessExample;
      inputs["responseFailExample"] = state?.responseFailExample;
      inputs["responseErrorCodes"] = state?.responseErrorCodes;
      inputs["isDeleteResponseErrorCodes"] = state?.isDeleteResponseErrorCodes;
      inputs["isDebugAfterCharge"] = state?.isDebugAfterCharge;
      inputs["isBase64Encoded"] = state?.isBase64Encoded;
      inputs["eventBusId"] = state?.eventBusId;
      inputs["eiamAppType"] = state?.eiamAppType;
      inputs["eiamAuthType"] = state?.eiamAuthType;
      inputs["eiamAppId"] = state?.eiamAppId;
      inputs["tokenTimeout"] = state?.tokenTimeout;
      inputs["targetNamespaceId"] = state?.targetNamespaceId;
      inputs["userType"] = state?.userType;
      inputs["owner"] = state?.owner;
      inputs["releaseLimit"] = state?.releaseLimit;
      inputs["preLimit"] = state?.preLimit;
      inputs["testLimit"] = state?.testLimit;
      inputs["updateTime"] = state?.updateTime;
      inputs["createTime"] = state?.createTime;
      inputs["apiGatewayApiId"] = state?.apiGatewayApiId;
    } else {
      const args = argsOrState as ApiGatewayApiArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["apiName"] = args?.apiName;
      inputs["apiDesc"] = args?.apiDesc;
      inputs["apiType"] = args?.apiType;
      inputs["authType"] = args?.authType;
      inputs["protocol"] = args?.protocol;
      inputs["enableCors"] = args?.enableCors;
      inputs["requestConfigPath"] = args?.requestConfigPath;
      inputs["requestConfigMethod"] = args?.requestConfigMethod;
      inputs["requestParameters"] = args?.requestParameters;
      inputs["constantParameters"] = args?.constantParameters;
      inputs["serviceParameters"] = args?.serviceParameters;
      inputs["apiBusinessType"] = args?.apiBusinessType;
      inputs["authRelationApiId"] = args?.authRelationApiId;
      inputs["oauthConfig"] = args?.oauthConfig;
      inputs["serviceConfigType"] = args?.serviceConfigType;
      inputs["serviceConfigTimeout"] = args?.serviceConfigTimeout;
      inputs["serviceConfigProduct"] = args?.serviceConfigProduct;
      inputs["serviceConfigVpcId"] = args?.serviceConfigVpcId;
      inputs["serviceConfigUrl"] = args?.serviceConfigUrl;
      inputs["serviceConfigPath"] = args?.serviceConfigPath;
      inputs["serviceConfigMethod"] = args?.serviceConfigMethod;
      inputs["serviceConfigUpstreamId"] = args?.serviceConfigUpstreamId;
      inputs["serviceConfigScfFunctionName"] = args?.serviceConfigScfFunctionName;
      inputs["serviceConfigScfFunctionNamespace"] = args?.serviceConfigScfFunctionNamespace;
      inputs["serviceConfigScfFunctionQualifier"] = args?.serviceConfigScfFunctionQualifier;
      inputs["serviceConfigScfFunctionType"] = args?.serviceConfigScfFunctionType;
      inputs["serviceConfigScfIsIntegratedResponse"] = args?.serviceConfigScfIsIntegratedResponse;
      inputs["serviceConfigMockReturnMessage"] = args?.serviceConfigMockReturnMessage;
      inputs["serviceConfigCosConfig"] = args?.serviceConfigCosConfig;
      inputs["serviceConfigWebsocketRegisterFunctionName"] = args?.serviceConfigWebsocketRegisterFunctionName;
      inputs["serviceConfigWebsocketRegisterFunctionNamespace"] = args?.serviceConfigWebsocketRegisterFunctionNamespace;
      inputs["serviceConfigWebsocketRegisterFunctionQualifier"] = args?.serviceConfigWebsocketRegisterFunctionQualifier;
      inputs["serviceConfigWebsocketCleanupFunctionName"] = args?.serviceConfigWebsocketCleanupFunctionName;
      inputs["serviceConfigWebsocketCleanupFunctionNamespace"] = args?.serviceConfigWebsocketCleanupFunctionNamespace;
      inputs["serviceConfigWebsocketCleanupFunctionQualifier"] = args?.serviceConfigWebsocketCleanupFunctionQualifier;
      inputs["serviceConfigWebsocketTransportFunctionName"] = args?.serviceConfigWebsocketTransportFunctionName;
      inputs["serviceConfigWebsocketTransportFunctionNamespace"] = args?.serviceConfigWebsocketTransportFunctionNamespace;
      inputs["serviceConfigWebsocketTransportFunctionQualifier"] = args?.serviceConfigWebsocketTransportFunctionQualifier;
      inputs["microServices"] = args?.microServices;
      inputs["serviceTsfLoadBalanceConf"] = args?.serviceTsfLoadBalanceConf;
      inputs["serviceTsfHealthCheckConf"] = args?.serviceTsfHealthCheckConf;
      inputs["targetServices"] = args?.targetServices;
      inputs["targetServicesLoadBalanceConf"] = args?.targetServicesLoadBalanceConf;
      inputs["targetServicesHealthCheckConf"] = args?.targetServicesHealthCheckConf;
      inputs["responseType"] = args?.responseType;
      inputs["responseSuccessExample"] = args?.responseSuccessExample;
      inputs["responseFailExample"] = args?.responseFailExample;
      inputs["responseErrorCodes"] = args?.responseErrorCodes;
      inputs["isDeleteResponseErrorCodes"] = args?.isDeleteResponseErrorCodes;
      inputs["isDebugAfterCharge"] = args?.isDebugAfterCharge;
      inputs["isBase64Encoded"] = args?.isBase64Encoded;
      inputs["eventBusId"] = args?.eventBusId;
      inputs["eiamAppType"] = args?.eiamAppType;
      inputs["eiamAuthType"] = args?.eiamAuthType;
      inputs["eiamAppId"] = args?.eiamAppId;
      inputs["tokenTimeout"] = args?.tokenTimeout;
      inputs["targetNamespaceId"] = args?.targetNamespaceId;
      inputs["userType"] = args?.userType;
      inputs["owner"] = args?.owner;
      inputs["releaseLimit"] = args?.releaseLimit;
      inputs["preLimit"] = args?.preLimit;
      inputs["testLimit"] = args?.testLimit;
      inputs["apiGatewayApiId"] = args?.apiGatewayApiId;
      inputs["updateTime"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("ApiGatewayApi", name, inputs, args, opts, ["serviceId", "apiName", "requestConfigPath"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApi.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayApi.get` uses to look up an object. */
export interface ApiGatewayApiState {
  /** The service of the API, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Name of the API. */
  apiName?: pulumi.Input<string | undefined>;
  /** Description of the API. */
  apiDesc?: pulumi.Input<string | undefined>;
  /** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). */
  apiType?: pulumi.Input<enums.ApiGatewayApiApiType | (string & {}) | undefined>;
  /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). */
  authType?: pulumi.Input<enums.ApiGatewayApiAuthType | (string & {}) | undefined>;
  /** Protocol of calls to the API. */
  protocol?: pulumi.Input<enums.ApiGatewayApiProtocol | (string & {}) | undefined>;
  /** Whether web pages of other origins may call the API. */
  enableCors?: pulumi.Input<boolean | undefined>;
  /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
  requestConfigPath?: pulumi.Input<string | undefined>;
  /** Method of calls to the API. */
  requestConfigMethod?: pulumi.Input<enums.ApiGatewayApiRequestConfigMethod | (string & {}) | undefined>;
  /** Parameters of the caller's request. */
  requestParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiRequestParameter>[] | undefined>;
  /** Constant parameters that the API sends to an HTTP backend with every call. */
  constantParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiConstantParameter>[] | undefined>;
  /** Parameters that the API passes from the caller's request to the backend. */
  serviceParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiServiceParameter>[] | undefined>;
  /** With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`). */
  apiBusinessType?: pulumi.Input<string | undefined>;
  /** The API that issues the tokens that this API requires, `api-...`. */
  authRelationApiId?: pulumi.Input<string | undefined>;
  /** With the `authType` `OAUTH`: how tokens are verified. */
  oauthConfig?: pulumi.Input<types.input.ApiGatewayApiOauthConfig | undefined>;
  /** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). */
  serviceConfigType?: pulumi.Input<enums.ApiGatewayApiServiceConfigType | (string & {}) | undefined>;
  /** Timeout of a call to the backend, in seconds. */
  serviceConfigTimeout?: pulumi.Input<number | undefined>;
  /** Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`. */
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
  /** How the cloud function is called. The platform does not return it. */
  serviceConfigScfFunctionType?: pulumi.Input<string | undefined>;
  /** Whether the cloud function returns the whole response, with status and headers. */
  serviceConfigScfIsIntegratedResponse?: pulumi.Input<boolean | undefined>;
  /** Response of a mocked API. */
  serviceConfigMockReturnMessage?: pulumi.Input<string | undefined>;
  /** An object storage bucket as the backend. */
  serviceConfigCosConfig?: pulumi.Input<types.input.ApiGatewayApiServiceConfigCosConfig | undefined>;
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
  microServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiMicroService>[] | undefined>;
  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  serviceTsfLoadBalanceConf?: pulumi.Input<types.input.ApiGatewayApiServiceTsfLoadBalanceConf | undefined>;
  /** Health check of the microservices. Removing it from your program disables the check. */
  serviceTsfHealthCheckConf?: pulumi.Input<types.input.ApiGatewayApiServiceTsfHealthCheckConf | undefined>;
  /** The machines behind the API. The platform does not return them. */
  targetServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiTargetService>[] | undefined>;
  /** Load balancing method of the machines, as a number. The platform does not return it. */
  targetServicesLoadBalanceConf?: pulumi.Input<number | undefined>;
  /** Health check of the machines. The platform does not return it. */
  targetServicesHealthCheckConf?: pulumi.Input<types.input.ApiGatewayApiTargetServicesHealthCheckConf | undefined>;
  /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
  responseType?: pulumi.Input<string | undefined>;
  /** Example of a successful response. */
  responseSuccessExample?: pulumi.Input<string | undefined>;
  /** Example of a failed response. */
  responseFailExample?: pulumi.Input<string | undefined>;
  /** Custom error codes. */
  responseErrorCodes?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiResponseErrorCode>[] | undefined>;
  /** Whether all custom error codes are deleted when `responseErrorCodes` is not given. */
  isDeleteResponseErrorCodes?: pulumi.Input<boolean | undefined>;
  /** Whether the API can be debugged after its purchase. */
  isDebugAfterCharge?: pulumi.Input<boolean | undefined>;
  /** Whether request bodies are sent to a cloud function in base64. */
  isBase64Encoded?: pulumi.Input<boolean | undefined>;
  /** The event bus that receives the API's calls. The platform does not return it. */
  eventBusId?: pulumi.Input<string | undefined>;
  /** Type of the API's application in the employee identity service. The platform does not return it. */
  eiamAppType?: pulumi.Input<string | undefined>;
  /** What the employee identity service checks for the API. The platform does not return it. */
  eiamAuthType?: pulumi.Input<string | undefined>;
  /** The API's application in the employee identity service. The platform does not return it. */
  eiamAppId?: pulumi.Input<string | undefined>;
  /** Validity of tokens of the employee identity service, in seconds. The platform's default is 7200. The platform does not return it. */
  tokenTimeout?: pulumi.Input<number | undefined>;
  /** Namespace of the API's machines. The platform does not return it. */
  targetNamespaceId?: pulumi.Input<string | undefined>;
  /** Type of the API's user. The platform does not return it. */
  userType?: pulumi.Input<string | undefined>;
  /** Owner of the API. The platform does not return it. */
  owner?: pulumi.Input<string | undefined>;
  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  preLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  testLimit?: pulumi.Input<number | undefined>;
  /** Time of the last change, in UTC. */
  updateTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayApiId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApi}. */
export interface ApiGatewayApiArgs {
  /** The service of the API, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** Name of the API. Must not be empty. */
  apiName: pulumi.Input<string>;
  /** Description of the API. */
  apiDesc?: pulumi.Input<string | undefined>;
  /** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). One of `NORMAL` or `TSF`. Defaults to `NORMAL`. */
  apiType?: pulumi.Input<enums.ApiGatewayApiApiType | (string & {}) | undefined>;
  /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). One of `SECRET`, `NONE`, `OAUTH` or `APP`. Defaults to `NONE`. */
  authType?: pulumi.Input<enums.ApiGatewayApiAuthType | (string & {}) | undefined>;
  /** Protocol of calls to the API. One of `HTTP` or `WEBSOCKET`. Defaults to `HTTP`. A change replaces the resource. */
  protocol?: pulumi.Input<enums.ApiGatewayApiProtocol | (string & {}) | undefined>;
  /** Whether web pages of other origins may call the API. Defaults to `true`. */
  enableCors?: pulumi.Input<boolean | undefined>;
  /** Path of the API, such as `/orders`. The path and method must be unique in the service. Must not be empty. */
  requestConfigPath: pulumi.Input<string>;
  /** Method of calls to the API. One of `GET`, `POST`, `PUT`, `DELETE`, `HEAD` or `ANY`. Defaults to `GET`. The action of `serviceConfigCosConfig` must fit `requestConfigMethod`. */
  requestConfigMethod?: pulumi.Input<enums.ApiGatewayApiRequestConfigMethod | (string & {}) | undefined>;
  /** Parameters of the caller's request. */
  requestParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiRequestParameter>[] | undefined>;
  /** Constant parameters that the API sends to an HTTP backend with every call. */
  constantParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiConstantParameter>[] | undefined>;
  /** Parameters that the API passes from the caller's request to the backend. */
  serviceParameters?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiServiceParameter>[] | undefined>;
  /** With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`). Known values are `NORMAL` and `OAUTH`; the platform may accept others. If omitted, the platform chooses a value. */
  apiBusinessType?: pulumi.Input<string | undefined>;
  /** The API that issues the tokens that this API requires, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. If omitted, the platform chooses a value. */
  authRelationApiId?: pulumi.Input<string | undefined>;
  /** With the `authType` `OAUTH`: how tokens are verified. Removing it from your program keeps the old value. */
  oauthConfig?: pulumi.Input<types.input.ApiGatewayApiOauthConfig | undefined>;
  /** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). One of `WEBSOCKET`, `HTTP`, `SCF`, `TSF`, `MOCK`, `TARGET` or `COS`. Defaults to `HTTP`. `serviceConfigUrl`, `serviceConfigPath` and `serviceConfigMethod` is required when `serviceConfigType` is HTTP or WEBSOCKET. `serviceConfigVpcId` is required when `serviceConfigProduct` is given and `serviceConfigType` is HTTP or WEBSOCKET. `serviceConfigMockReturnMessage` is required when `serviceConfigType` is MOCK. `serviceConfigScfFunctionName`, `serviceConfigScfFunctionNamespace`, `serviceConfigScfFunctionQualifier` and `serviceConfigScfFunctionType` is required when `serviceConfigType` is SCF. `serviceConfigCosConfig` is required when `serviceConfigType` is COS. */
  serviceConfigType?: pulumi.Input<enums.ApiGatewayApiServiceConfigType | (string & {}) | undefined>;
  /** Timeout of a call to the backend, in seconds. Defaults to `5`. */
  serviceConfigTimeout?: pulumi.Input<number | undefined>;
  /** Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`. Known values are `clb`, `cvm` and `upstream`; the platform may accept others. `serviceConfigVpcId` is required when `serviceConfigProduct` is given and `serviceConfigType` is HTTP or WEBSOCKET. */
  serviceConfigProduct?: pulumi.Input<string | undefined>;
  /** The VPC of an HTTP or WEBSOCKET backend, `vpc-...`. `serviceConfigVpcId` is required when `serviceConfigProduct` is given and `serviceConfigType` is HTTP or WEBSOCKET. */
  serviceConfigVpcId?: pulumi.Input<string | undefined>;
  /** URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`. `serviceConfigUrl`, `serviceConfigPath` and `serviceConfigMethod` is required when `serviceConfigType` is HTTP or WEBSOCKET. */
  serviceConfigUrl?: pulumi.Input<string | undefined>;
  /** Path of an HTTP or WEBSOCKET backend, such as `/orders`. `serviceConfigUrl`, `serviceConfigPath` and `serviceConfigMethod` is required when `serviceConfigType` is HTTP or WEBSOCKET. */
  serviceConfigPath?: pulumi.Input<string | undefined>;
  /** Method of calls to an HTTP or WEBSOCKET backend. `serviceConfigUrl`, `serviceConfigPath` and `serviceConfigMethod` is required when `serviceConfigType` is HTTP or WEBSOCKET. */
  serviceConfigMethod?: pulumi.Input<string | undefined>;
  /** The upstream of an HTTP or WEBSOCKET backend. */
  serviceConfigUpstreamId?: pulumi.Input<string | undefined>;
  /** Name of the cloud function. `serviceConfigScfFunctionName`, `serviceConfigScfFunctionNamespace`, `serviceConfigScfFunctionQualifier` and `serviceConfigScfFunctionType` is required when `serviceConfigType` is SCF. */
  serviceConfigScfFunctionName?: pulumi.Input<string | undefined>;
  /** Namespace of the cloud function. `serviceConfigScfFunctionName`, `serviceConfigScfFunctionNamespace`, `serviceConfigScfFunctionQualifier` and `serviceConfigScfFunctionType` is required when `serviceConfigType` is SCF. */
  serviceConfigScfFunctionNamespace?: pulumi.Input<string | undefined>;
  /** Version of the cloud function. `serviceConfigScfFunctionName`, `serviceConfigScfFunctionNamespace`, `serviceConfigScfFunctionQualifier` and `serviceConfigScfFunctionType` is required when `serviceConfigType` is SCF. */
  serviceConfigScfFunctionQualifier?: pulumi.Input<string | undefined>;
  /** How the cloud function is called. The platform does not return it. Known values are `EVENT` and `HTTP`; the platform may accept others. The platform never returns it, so it is compared with the previous input. `serviceConfigScfFunctionName`, `serviceConfigScfFunctionNamespace`, `serviceConfigScfFunctionQualifier` and `serviceConfigScfFunctionType` is required when `serviceConfigType` is SCF. */
  serviceConfigScfFunctionType?: pulumi.Input<string | undefined>;
  /** Whether the cloud function returns the whole response, with status and headers. Defaults to `false`. */
  serviceConfigScfIsIntegratedResponse?: pulumi.Input<boolean | undefined>;
  /** Response of a mocked API. `serviceConfigMockReturnMessage` is required when `serviceConfigType` is MOCK. */
  serviceConfigMockReturnMessage?: pulumi.Input<string | undefined>;
  /** An object storage bucket as the backend. `serviceConfigCosConfig` is required when `serviceConfigType` is COS. The action of `serviceConfigCosConfig` must fit `requestConfigMethod`. */
  serviceConfigCosConfig?: pulumi.Input<types.input.ApiGatewayApiServiceConfigCosConfig | undefined>;
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
  microServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiMicroService>[] | undefined>;
  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  serviceTsfLoadBalanceConf?: pulumi.Input<types.input.ApiGatewayApiServiceTsfLoadBalanceConf | undefined>;
  /** Health check of the microservices. Removing it from your program disables the check. */
  serviceTsfHealthCheckConf?: pulumi.Input<types.input.ApiGatewayApiServiceTsfHealthCheckConf | undefined>;
  /** The machines behind the API. The platform does not return them. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  targetServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiTargetService>[] | undefined>;
  /** Load balancing method of the machines, as a number. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  targetServicesLoadBalanceConf?: pulumi.Input<number | undefined>;
  /** Health check of the machines. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  targetServicesHealthCheckConf?: pulumi.Input<types.input.ApiGatewayApiTargetServicesHealthCheckConf | undefined>;
  /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. Must be HTML, JSON, TEXT, BINARY, XML or empty. If omitted, the platform chooses a value. */
  responseType?: pulumi.Input<string | undefined>;
  /** Example of a successful response. If omitted, the platform chooses a value. */
  responseSuccessExample?: pulumi.Input<string | undefined>;
  /** Example of a failed response. If omitted, the platform chooses a value. */
  responseFailExample?: pulumi.Input<string | undefined>;
  /** Custom error codes. Removing the last error code requires `isDeleteResponseErrorCodes`. */
  responseErrorCodes?: pulumi.Input<pulumi.Input<types.input.ApiGatewayApiResponseErrorCode>[] | undefined>;
  /** Whether all custom error codes are deleted when `responseErrorCodes` is not given. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  isDeleteResponseErrorCodes?: pulumi.Input<boolean | undefined>;
  /** Whether the API can be debugged after its purchase. If omitted, the platform chooses a value. */
  isDebugAfterCharge?: pulumi.Input<boolean | undefined>;
  /** Whether request bodies are sent to a cloud function in base64. If omitted, the platform chooses a value. */
  isBase64Encoded?: pulumi.Input<boolean | undefined>;
  /** The event bus that receives the API's calls. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  eventBusId?: pulumi.Input<string | undefined>;
  /** Type of the API's application in the employee identity service. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  eiamAppType?: pulumi.Input<string | undefined>;
  /** What the employee identity service checks for the API. The platform does not return it. Known values are `AuthenticationOnly`, `Authentication` and `Authorization`; the platform may accept others. The platform never returns it, so it is compared with the previous input. */
  eiamAuthType?: pulumi.Input<string | undefined>;
  /** The API's application in the employee identity service. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  eiamAppId?: pulumi.Input<string | undefined>;
  /** Validity of tokens of the employee identity service, in seconds. The platform's default is 7200. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
  tokenTimeout?: pulumi.Input<number | undefined>;
  /** Namespace of the API's machines. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  targetNamespaceId?: pulumi.Input<string | undefined>;
  /** Type of the API's user. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  userType?: pulumi.Input<string | undefined>;
  /** Owner of the API. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  owner?: pulumi.Input<string | undefined>;
  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  preLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  testLimit?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiId?: pulumi.Input<string | undefined>;
}
