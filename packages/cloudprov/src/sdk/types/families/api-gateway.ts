// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A parameter. */
    export interface ApiGatewayApiConstantParameter {
      /** Name of the parameter. */
      name?: pulumi.Input<string | undefined>;
      /** Description of the parameter. */
      desc?: pulumi.Input<string | undefined>;
      /** Location of the parameter: `header`, `query` or `path`. */
      position?: pulumi.Input<string | undefined>;
      /** Value of the parameter. */
      defaultValue?: pulumi.Input<string | undefined>;
    }

    /** A microservice. */
    export interface ApiGatewayApiMicroService {
      /** Cluster of the microservice. */
      clusterId: pulumi.Input<string>;
      /** Namespace of the microservice. */
      namespaceId: pulumi.Input<string>;
      /** Name of the microservice. */
      microServiceName: pulumi.Input<string>;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface ApiGatewayApiOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: pulumi.Input<string>;
      /** Location of the token in a call. */
      tokenLocation: pulumi.Input<string>;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl?: pulumi.Input<string | undefined>;
    }

    /** A parameter. */
    export interface ApiGatewayApiRequestParameter {
      /** Name of the parameter. */
      name: pulumi.Input<string>;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may accept others. Case is ignored in comparisons. */
      position: pulumi.Input<string>;
      /** Type of the parameter, such as `string` or `int`. */
      type: pulumi.Input<string>;
      /** Description of the parameter. */
      desc?: pulumi.Input<string | undefined>;
      /** Value if the caller does not send the parameter. */
      defaultValue?: pulumi.Input<string | undefined>;
      /** Whether the caller must send the parameter. Defaults to `false`. */
      required?: pulumi.Input<boolean | undefined>;
    }

    /** An error code. */
    export interface ApiGatewayApiResponseErrorCode {
      /** The error code. */
      code: pulumi.Input<number>;
      /** Message for callers. */
      msg: pulumi.Input<string>;
      /** Description of the error code. */
      desc?: pulumi.Input<string | undefined>;
      /** The code that it is converted to. `convertedCode` is required when `needConvert` is true. */
      convertedCode?: pulumi.Input<number | undefined>;
      /** Whether the code is converted to `convertedCode`. Defaults to `false`. `convertedCode` is required when `needConvert` is true. */
      needConvert?: pulumi.Input<boolean | undefined>;
    }

    /** An object storage bucket as the backend. */
    export interface ApiGatewayApiServiceConfigCosConfig {
      /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may accept others. */
      action: pulumi.Input<string>;
      /** Name of the bucket. */
      bucketName: pulumi.Input<string>;
      /** Whether the gateway signs its calls to the bucket. */
      authorization?: pulumi.Input<boolean | undefined>;
      /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; the platform may accept others. If omitted, the platform chooses a value. */
      pathMatchMode?: pulumi.Input<string | undefined>;
    }

    /** A parameter. */
    export interface ApiGatewayApiServiceParameter {
      /** Name of the parameter. */
      name?: pulumi.Input<string | undefined>;
      /** Location of the parameter in the backend request: `header`, `query` or `path`. */
      position?: pulumi.Input<string | undefined>;
      /** Location of the request parameter that provides the value. */
      relevantRequestParameterPosition?: pulumi.Input<string | undefined>;
      /** Name of the request parameter that provides the value. */
      relevantRequestParameterName?: pulumi.Input<string | undefined>;
      /** Value if the request parameter is missing. */
      defaultValue?: pulumi.Input<string | undefined>;
      /** Description of the request parameter. */
      relevantRequestParameterDesc?: pulumi.Input<string | undefined>;
      /** Type of the request parameter. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
      relevantRequestParameterType?: pulumi.Input<string | undefined>;
    }

    /** Health check of the microservices. Removing it from your program disables the check. */
    export interface ApiGatewayApiServiceTsfHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck?: pulumi.Input<boolean | undefined>;
      /** Minimum number of calls for a health check to count. If omitted, the platform chooses a value. */
      requestVolumeThreshold?: pulumi.Input<number | undefined>;
      /** Time after which a failed backend is tried again, in milliseconds. If omitted, the platform chooses a value. */
      sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
      /** Percentage of calls that may fail. If omitted, the platform chooses a value. */
      errorThresholdPercentage?: pulumi.Input<number | undefined>;
    }

    /** Load balancing of the microservices. Removing it from your program disables load balancing. */
    export interface ApiGatewayApiServiceTsfLoadBalanceConf {
      /** Whether load balancing is enabled. */
      isLoadBalance?: pulumi.Input<boolean | undefined>;
      /** Load balancing method. If omitted, the platform chooses a value. */
      method?: pulumi.Input<string | undefined>;
      /** Whether sessions stick to a backend. */
      sessionStickRequired?: pulumi.Input<boolean | undefined>;
      /** How long sessions stick to a backend, in seconds. If omitted, the platform chooses a value. */
      sessionStickTimeout?: pulumi.Input<number | undefined>;
    }

    /** A machine. */
    export interface ApiGatewayApiTargetService {
      /** IP address of the machine. */
      vmIp: pulumi.Input<string>;
      /** VPC of the machine. */
      vpcId: pulumi.Input<string>;
      /** Port of the machine. */
      vmPort: pulumi.Input<number>;
      /** IP address of the machine's host. */
      hostIp: pulumi.Input<string>;
      /** IP address of the container. */
      dockerIp?: pulumi.Input<string | undefined>;
    }

    /** Health check of the machines. The platform does not return it. */
    export interface ApiGatewayApiTargetServicesHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck?: pulumi.Input<boolean | undefined>;
      /** Minimum number of calls for a health check to count. */
      requestVolumeThreshold?: pulumi.Input<number | undefined>;
      /** Time after which a failed backend is tried again, in milliseconds. */
      sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
      /** Percentage of calls that may fail. */
      errorThresholdPercentage?: pulumi.Input<number | undefined>;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiConstantParameter {
      /** Name of the parameter. */
      name: pulumi.Input<string>;
      /** Description of the parameter. */
      desc: pulumi.Input<string>;
      /** Location of the parameter: `header`, `query` or `path`. */
      position: pulumi.Input<string>;
      /** Value of the parameter. */
      defaultValue: pulumi.Input<string>;
    }

    /** A microservice. */
    export interface ApiGatewayImportOpenApiMicroService {
      /** Cluster of the microservice. */
      clusterId: pulumi.Input<string>;
      /** Namespace of the microservice. */
      namespaceId: pulumi.Input<string>;
      /** Name of the microservice. */
      microServiceName: pulumi.Input<string>;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface ApiGatewayImportOpenApiOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: pulumi.Input<string>;
      /** Location of the token in a call. */
      tokenLocation: pulumi.Input<string>;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl: pulumi.Input<string>;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiRequestParameter {
      /** Name of the parameter. */
      name: pulumi.Input<string>;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
      position: pulumi.Input<string>;
      /** Type of the parameter, such as `string` or `int`. */
      type: pulumi.Input<string>;
      /** Description of the parameter. */
      desc: pulumi.Input<string>;
      /** Value if the caller does not send the parameter. */
      defaultValue: pulumi.Input<string>;
      /** Whether the caller must send the parameter. */
      required: pulumi.Input<boolean>;
    }

    /** An error code. */
    export interface ApiGatewayImportOpenApiResponseErrorCode {
      /** The error code. */
      code: pulumi.Input<number>;
      /** Message for callers. */
      msg: pulumi.Input<string>;
      /** Description of the error code. */
      desc: pulumi.Input<string>;
      /** The code that it is converted to. */
      convertedCode: pulumi.Input<number>;
      /** Whether the code is converted to `convertedCode`. */
      needConvert: pulumi.Input<boolean>;
    }

    /** An object storage bucket as the backend. */
    export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
      /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
      action: pulumi.Input<string>;
      /** Name of the bucket. */
      bucketName: pulumi.Input<string>;
      /** Whether the gateway signs its calls to the bucket. */
      authorization: pulumi.Input<boolean>;
      /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
      pathMatchMode: pulumi.Input<string>;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiServiceParameter {
      /** Name of the parameter. */
      name: pulumi.Input<string>;
      /** Location of the parameter in the backend request: `header`, `query` or `path`. */
      position: pulumi.Input<string>;
      /** Location of the request parameter that provides the value. */
      relevantRequestParameterPosition: pulumi.Input<string>;
      /** Name of the request parameter that provides the value. */
      relevantRequestParameterName: pulumi.Input<string>;
      /** Value if the request parameter is missing. */
      defaultValue: pulumi.Input<string>;
      /** Description of the request parameter. */
      relevantRequestParameterDesc: pulumi.Input<string>;
      /** Type of the request parameter. The platform does not return it. */
      relevantRequestParameterType?: pulumi.Input<string | undefined>;
    }

    /** Health check of the microservices. Removing it from your program disables the check. */
    export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck: pulumi.Input<boolean>;
      /** Minimum number of calls for a health check to count. */
      requestVolumeThreshold: pulumi.Input<number>;
      /** Time after which a failed backend is tried again, in milliseconds. */
      sleepWindowInMilliseconds: pulumi.Input<number>;
      /** Percentage of calls that may fail. */
      errorThresholdPercentage: pulumi.Input<number>;
    }

    /** Load balancing of the microservices. Removing it from your program disables load balancing. */
    export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
      /** Whether load balancing is enabled. */
      isLoadBalance: pulumi.Input<boolean>;
      /** Load balancing method. */
      method: pulumi.Input<string>;
      /** Whether sessions stick to a backend. */
      sessionStickRequired: pulumi.Input<boolean>;
      /** How long sessions stick to a backend, in seconds. */
      sessionStickTimeout: pulumi.Input<number>;
    }

    /** An API. */
    export interface ApiGatewayServiceApiList {
      /** ID of the API. */
      apiId: pulumi.Input<string>;
      /** Name of the API. */
      apiName: pulumi.Input<string>;
      /** Description of the API. */
      apiDesc: pulumi.Input<string>;
      /** Path of the API. */
      path: pulumi.Input<string>;
      /** Method of the API. */
      method: pulumi.Input<string>;
    }

    /** A plan. */
    export interface ApiGatewayServiceUsagePlanList {
      /** ID of the plan. */
      usagePlanId: pulumi.Input<string>;
      /** Name of the plan. */
      usagePlanName: pulumi.Input<string>;
      /** What the plan is attached to: `SERVICE` or `API`. */
      bindType: pulumi.Input<string>;
      /** ID of the API. Empty for the whole service. */
      apiId: pulumi.Input<string>;
    }

    /** How the health of the nodes is checked. */
    export interface ApiGatewayUpstreamHealthChecker {
      /** Whether the gateway calls nodes to check their health. */
      enableActiveCheck: pulumi.Input<boolean>;
      /** Whether the gateway checks the responses of nodes to calls. */
      enablePassiveCheck: pulumi.Input<boolean>;
      /** Statuses of a healthy node, such as `200,201`. */
      healthyHttpStatus: pulumi.Input<string>;
      /** Statuses of an unhealthy node, such as `500`. */
      unhealthyHttpStatus: pulumi.Input<string>;
      /** Number of consecutive failed connections that make a node unhealthy, from 0 (disabled) to 254. */
      tcpFailureThreshold: pulumi.Input<number>;
      /** Number of consecutive timeouts that make a node unhealthy, from 0 (disabled) to 254. */
      timeoutThreshold: pulumi.Input<number>;
      /** Number of consecutive responses with an unhealthy status that make a node unhealthy, from 0 (disabled) to 254. */
      httpFailureThreshold: pulumi.Input<number>;
      /** Path of health check calls. The platform's default is `/`. If omitted, the platform chooses a value. */
      activeCheckHttpPath?: pulumi.Input<string | undefined>;
      /** Timeout of a health check call, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
      activeCheckTimeout?: pulumi.Input<number | undefined>;
      /** Interval between health check calls, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
      activeCheckInterval?: pulumi.Input<number | undefined>;
      /** Time after which an unhealthy node is tried again, in seconds. The platform's default is 30. If omitted, the platform chooses a value. */
      unhealthyTimeout?: pulumi.Input<number | undefined>;
    }

    /** A service of a cluster. */
    export interface ApiGatewayUpstreamK8sService {
      /** Share of the calls for this service, from 0 to 100. */
      weight: pulumi.Input<number>;
      /** The cluster, `cls-...`. */
      clusterId: pulumi.Input<string>;
      /** Namespace of the service. */
      namespace: pulumi.Input<string>;
      /** Name of the service. */
      serviceName: pulumi.Input<string>;
      /** Port of the service. */
      port: pulumi.Input<number>;
      /** Additional labels that the pods must have. */
      extraLabels: pulumi.Input<pulumi.Input<types.input.ApiGatewayUpstreamK8sServiceExtraLabel>[]>;
      /** Custom name. If omitted, the platform chooses a value. */
      name?: pulumi.Input<string | undefined>;
    }

    /** A label. */
    export interface ApiGatewayUpstreamK8sServiceExtraLabel {
      /** Key of the label. */
      key: pulumi.Input<string>;
      /** Value of the label. */
      value: pulumi.Input<string>;
    }

    /** A node. */
    export interface ApiGatewayUpstreamNode {
      /** IP address or domain. */
      host: pulumi.Input<string>;
      /** Port, from 0 to 65535. */
      port: pulumi.Input<number>;
      /** Share of the calls for this node, from 0 (none) to 100. */
      weight: pulumi.Input<number>;
      /** ID of the node's machine, `ins-...`. If omitted, the platform chooses a value. */
      vmInstanceId?: pulumi.Input<string | undefined>;
      /** Labels that calls are routed by. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Name of the service in the cluster. If omitted, the platform chooses a value. */
      serviceName?: pulumi.Input<string | undefined>;
      /** Namespace of the service in the cluster. If omitted, the platform chooses a value. */
      nameSpace?: pulumi.Input<string | undefined>;
      /** The cluster, `cls-...`. If omitted, the platform chooses a value. */
      clusterId?: pulumi.Input<string | undefined>;
      /** Source of the node: `K8S`. If omitted, the platform chooses a value. */
      source?: pulumi.Input<string | undefined>;
      /** Name that the gateway uses for the service. If omitted, the platform chooses a value. */
      uniqueServiceName?: pulumi.Input<string | undefined>;
    }

    /** An attachment. */
    export interface ApiGatewayUsagePlanAttachList {
      /** ID of the service. */
      serviceId: pulumi.Input<string>;
      /** Name of the service. */
      serviceName: pulumi.Input<string>;
      /** ID of the API. Empty for a whole service. */
      apiId: pulumi.Input<string>;
      /** Name of the API. Empty for a whole service. */
      apiName: pulumi.Input<string>;
      /** Path of the API. Empty for a whole service. */
      path: pulumi.Input<string>;
      /** Method of the API. Empty for a whole service. */
      method: pulumi.Input<string>;
      /** The environment: test, prepub or release. */
      environment: pulumi.Input<string>;
      /** Time of the last change of the attachment, in UTC. */
      modifyTime: pulumi.Input<string>;
      /** Time of creation of the attachment, in UTC. */
      createTime: pulumi.Input<string>;
    }

    /** A filter. */
    export interface GetApiGatewayBindApiAppsStatusFilter {
      /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
      name: enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {});
      /** Values of which one must match. At least 1 element. */
      values: string[];
    }

    /** A filter. */
    export interface GetApiGatewayBindApiAppsStatusFilterArgs {
      /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
      name: pulumi.Input<enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {})>;
      /** Values of which one must match. At least 1 element. */
      values: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** A filter. */
    export interface GetApiGatewayUpstreamsFilter {
      /** Filters. One of `ServiceId` or `ApiId`. */
      name: enums.GetApiGatewayUpstreamsFilterName | (string & {});
      /** Values of which one must match. At least 1 element. */
      values: string[];
    }

    /** A filter. */
    export interface GetApiGatewayUpstreamsFilterArgs {
      /** Filters. One of `ServiceId` or `ApiId`. */
      name: pulumi.Input<enums.GetApiGatewayUpstreamsFilterName | (string & {})>;
      /** Values of which one must match. At least 1 element. */
      values: pulumi.Input<pulumi.Input<string>[]>;
    }
  }

  export namespace output {
    /** A parameter. */
    export interface ApiGatewayApiConstantParameter {
      /** Name of the parameter. */
      name?: string;
      /** Description of the parameter. */
      desc?: string;
      /** Location of the parameter: `header`, `query` or `path`. */
      position?: string;
      /** Value of the parameter. */
      defaultValue?: string;
    }

    /** A microservice. */
    export interface ApiGatewayApiMicroService {
      /** Cluster of the microservice. */
      clusterId: string;
      /** Namespace of the microservice. */
      namespaceId: string;
      /** Name of the microservice. */
      microServiceName: string;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface ApiGatewayApiOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: string;
      /** Location of the token in a call. */
      tokenLocation: string;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl?: string;
    }

    /** A parameter. */
    export interface ApiGatewayApiRequestParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may accept others. Case is ignored in comparisons. */
      position: string;
      /** Type of the parameter, such as `string` or `int`. */
      type: string;
      /** Description of the parameter. */
      desc?: string;
      /** Value if the caller does not send the parameter. */
      defaultValue?: string;
      /** Whether the caller must send the parameter. Defaults to `false`. */
      required: boolean;
    }

    /** An error code. */
    export interface ApiGatewayApiResponseErrorCode {
      /** The error code. */
      code: number;
      /** Message for callers. */
      msg: string;
      /** Description of the error code. */
      desc?: string;
      /** The code that it is converted to. `convertedCode` is required when `needConvert` is true. */
      convertedCode?: number;
      /** Whether the code is converted to `convertedCode`. Defaults to `false`. `convertedCode` is required when `needConvert` is true. */
      needConvert: boolean;
    }

    /** An object storage bucket as the backend. */
    export interface ApiGatewayApiServiceConfigCosConfig {
      /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may accept others. */
      action: string;
      /** Name of the bucket. */
      bucketName: string;
      /** Whether the gateway signs its calls to the bucket. */
      authorization?: boolean;
      /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; the platform may accept others. If omitted, the platform chooses a value. */
      pathMatchMode: string;
    }

    /** A parameter. */
    export interface ApiGatewayApiServiceParameter {
      /** Name of the parameter. */
      name?: string;
      /** Location of the parameter in the backend request: `header`, `query` or `path`. */
      position?: string;
      /** Location of the request parameter that provides the value. */
      relevantRequestParameterPosition?: string;
      /** Name of the request parameter that provides the value. */
      relevantRequestParameterName?: string;
      /** Value if the request parameter is missing. */
      defaultValue?: string;
      /** Description of the request parameter. */
      relevantRequestParameterDesc?: string;
      /** Type of the request parameter. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
      relevantRequestParameterType?: string;
    }

    /** Health check of the microservices. Removing it from your program disables the check. */
    export interface ApiGatewayApiServiceTsfHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck?: boolean;
      /** Minimum number of calls for a health check to count. If omitted, the platform chooses a value. */
      requestVolumeThreshold: number;
      /** Time after which a failed backend is tried again, in milliseconds. If omitted, the platform chooses a value. */
      sleepWindowInMilliseconds: number;
      /** Percentage of calls that may fail. If omitted, the platform chooses a value. */
      errorThresholdPercentage: number;
    }

    /** Load balancing of the microservices. Removing it from your program disables load balancing. */
    export interface ApiGatewayApiServiceTsfLoadBalanceConf {
      /** Whether load balancing is enabled. */
      isLoadBalance?: boolean;
      /** Load balancing method. If omitted, the platform chooses a value. */
      method: string;
      /** Whether sessions stick to a backend. */
      sessionStickRequired?: boolean;
      /** How long sessions stick to a backend, in seconds. If omitted, the platform chooses a value. */
      sessionStickTimeout: number;
    }

    /** A machine. */
    export interface ApiGatewayApiTargetService {
      /** IP address of the machine. */
      vmIp: string;
      /** VPC of the machine. */
      vpcId: string;
      /** Port of the machine. */
      vmPort: number;
      /** IP address of the machine's host. */
      hostIp: string;
      /** IP address of the container. */
      dockerIp?: string;
    }

    /** Health check of the machines. The platform does not return it. */
    export interface ApiGatewayApiTargetServicesHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck?: boolean;
      /** Minimum number of calls for a health check to count. */
      requestVolumeThreshold?: number;
      /** Time after which a failed backend is tried again, in milliseconds. */
      sleepWindowInMilliseconds?: number;
      /** Percentage of calls that may fail. */
      errorThresholdPercentage?: number;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiConstantParameter {
      /** Name of the parameter. */
      name: string;
      /** Description of the parameter. */
      desc: string;
      /** Location of the parameter: `header`, `query` or `path`. */
      position: string;
      /** Value of the parameter. */
      defaultValue: string;
    }

    /** A microservice. */
    export interface ApiGatewayImportOpenApiMicroService {
      /** Cluster of the microservice. */
      clusterId: string;
      /** Namespace of the microservice. */
      namespaceId: string;
      /** Name of the microservice. */
      microServiceName: string;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface ApiGatewayImportOpenApiOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: string;
      /** Location of the token in a call. */
      tokenLocation: string;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl: string;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiRequestParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
      position: string;
      /** Type of the parameter, such as `string` or `int`. */
      type: string;
      /** Description of the parameter. */
      desc: string;
      /** Value if the caller does not send the parameter. */
      defaultValue: string;
      /** Whether the caller must send the parameter. */
      required: boolean;
    }

    /** An error code. */
    export interface ApiGatewayImportOpenApiResponseErrorCode {
      /** The error code. */
      code: number;
      /** Message for callers. */
      msg: string;
      /** Description of the error code. */
      desc: string;
      /** The code that it is converted to. */
      convertedCode: number;
      /** Whether the code is converted to `convertedCode`. */
      needConvert: boolean;
    }

    /** An object storage bucket as the backend. */
    export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
      /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
      action: string;
      /** Name of the bucket. */
      bucketName: string;
      /** Whether the gateway signs its calls to the bucket. */
      authorization: boolean;
      /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
      pathMatchMode: string;
    }

    /** A parameter. */
    export interface ApiGatewayImportOpenApiServiceParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter in the backend request: `header`, `query` or `path`. */
      position: string;
      /** Location of the request parameter that provides the value. */
      relevantRequestParameterPosition: string;
      /** Name of the request parameter that provides the value. */
      relevantRequestParameterName: string;
      /** Value if the request parameter is missing. */
      defaultValue: string;
      /** Description of the request parameter. */
      relevantRequestParameterDesc: string;
      /** Type of the request parameter. The platform does not return it. */
      relevantRequestParameterType?: string;
    }

    /** Health check of the microservices. Removing it from your program disables the check. */
    export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck: boolean;
      /** Minimum number of calls for a health check to count. */
      requestVolumeThreshold: number;
      /** Time after which a failed backend is tried again, in milliseconds. */
      sleepWindowInMilliseconds: number;
      /** Percentage of calls that may fail. */
      errorThresholdPercentage: number;
    }

    /** Load balancing of the microservices. Removing it from your program disables load balancing. */
    export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
      /** Whether load balancing is enabled. */
      isLoadBalance: boolean;
      /** Load balancing method. */
      method: string;
      /** Whether sessions stick to a backend. */
      sessionStickRequired: boolean;
      /** How long sessions stick to a backend, in seconds. */
      sessionStickTimeout: number;
    }

    /** An API. */
    export interface ApiGatewayServiceApiList {
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Description of the API. */
      apiDesc: string;
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
    }

    /** A plan. */
    export interface ApiGatewayServiceUsagePlanList {
      /** ID of the plan. */
      usagePlanId: string;
      /** Name of the plan. */
      usagePlanName: string;
      /** What the plan is attached to: `SERVICE` or `API`. */
      bindType: string;
      /** ID of the API. Empty for the whole service. */
      apiId: string;
    }

    /** How the health of the nodes is checked. */
    export interface ApiGatewayUpstreamHealthChecker {
      /** Whether the gateway calls nodes to check their health. */
      enableActiveCheck: boolean;
      /** Whether the gateway checks the responses of nodes to calls. */
      enablePassiveCheck: boolean;
      /** Statuses of a healthy node, such as `200,201`. */
      healthyHttpStatus: string;
      /** Statuses of an unhealthy node, such as `500`. */
      unhealthyHttpStatus: string;
      /** Number of consecutive failed connections that make a node unhealthy, from 0 (disabled) to 254. */
      tcpFailureThreshold: number;
      /** Number of consecutive timeouts that make a node unhealthy, from 0 (disabled) to 254. */
      timeoutThreshold: number;
      /** Number of consecutive responses with an unhealthy status that make a node unhealthy, from 0 (disabled) to 254. */
      httpFailureThreshold: number;
      /** Path of health check calls. The platform's default is `/`. If omitted, the platform chooses a value. */
      activeCheckHttpPath: string;
      /** Timeout of a health check call, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
      activeCheckTimeout: number;
      /** Interval between health check calls, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
      activeCheckInterval: number;
      /** Time after which an unhealthy node is tried again, in seconds. The platform's default is 30. If omitted, the platform chooses a value. */
      unhealthyTimeout: number;
    }

    /** A service of a cluster. */
    export interface ApiGatewayUpstreamK8sService {
      /** Share of the calls for this service, from 0 to 100. */
      weight: number;
      /** The cluster, `cls-...`. */
      clusterId: string;
      /** Namespace of the service. */
      namespace: string;
      /** Name of the service. */
      serviceName: string;
      /** Port of the service. */
      port: number;
      /** Additional labels that the pods must have. */
      extraLabels: types.output.ApiGatewayUpstreamK8sServiceExtraLabel[];
      /** Custom name. If omitted, the platform chooses a value. */
      name: string;
    }

    /** A label. */
    export interface ApiGatewayUpstreamK8sServiceExtraLabel {
      /** Key of the label. */
      key: string;
      /** Value of the label. */
      value: string;
    }

    /** A node. */
    export interface ApiGatewayUpstreamNode {
      /** IP address or domain. */
      host: string;
      /** Port, from 0 to 65535. */
      port: number;
      /** Share of the calls for this node, from 0 (none) to 100. */
      weight: number;
      /** ID of the node's machine, `ins-...`. If omitted, the platform chooses a value. */
      vmInstanceId: string;
      /** Labels that calls are routed by. If omitted, the platform chooses a value. */
      tags: string[];
      /** Name of the service in the cluster. If omitted, the platform chooses a value. */
      serviceName: string;
      /** Namespace of the service in the cluster. If omitted, the platform chooses a value. */
      nameSpace: string;
      /** The cluster, `cls-...`. If omitted, the platform chooses a value. */
      clusterId: string;
      /** Source of the node: `K8S`. If omitted, the platform chooses a value. */
      source: string;
      /** Name that the gateway uses for the service. If omitted, the platform chooses a value. */
      uniqueServiceName: string;
    }

    /** An attachment. */
    export interface ApiGatewayUsagePlanAttachList {
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** ID of the API. Empty for a whole service. */
      apiId: string;
      /** Name of the API. Empty for a whole service. */
      apiName: string;
      /** Path of the API. Empty for a whole service. */
      path: string;
      /** Method of the API. Empty for a whole service. */
      method: string;
      /** The environment: test, prepub or release. */
      environment: string;
      /** Time of the last change of the attachment, in UTC. */
      modifyTime: string;
      /** Time of creation of the attachment, in UTC. */
      createTime: string;
    }

    /** The only element. */
    export interface GetApiGatewayApiAppApiResult {
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** Description of the service. */
      serviceDesc: string;
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Description of the API. */
      apiDesc: string;
      /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
      authType: string;
      /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
      protocol: string;
      /** Type of the API. */
      apiType: string;
      /** Whether the API issues OAuth tokens or requires them. */
      apiBusinessType: string;
      /** The API that issues the tokens. */
      authRelationApiId: string;
      /** Time of creation, in UTC. */
      createdTime: string;
      /** Time of the last change, in UTC. */
      modifiedTime: string;
      /** Whether web pages of other origins may call the API. */
      enableCors: boolean;
      /** Parameters of the caller's request. */
      requestParameters: types.output.GetApiGatewayApiAppApiResultRequestParameter[];
      /** Whether the API can be debugged after its purchase. */
      isDebugAfterCharge: boolean;
      /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
      responseType: string;
      /** Example of a successful response. */
      responseSuccessExample: string;
      /** Example of a failed response. */
      responseFailExample: string;
      /** Custom error codes. */
      responseErrorCodes: types.output.GetApiGatewayApiAppApiResultResponseErrorCode[];
      /** Timeout of a call to the backend, in seconds. */
      serviceTimeout: number;
      /** Type of the backend. */
      serviceType: string;
      /** Response of a mocked API. */
      serviceMockReturnMessage: string;
      /** Name of the cloud function. */
      serviceScfFunctionName: string;
      /** Namespace of the cloud function. */
      serviceScfFunctionNamespace: string;
      /** Version of the cloud function. */
      serviceScfFunctionQualifier: string;
      /** Whether the cloud function returns the whole response. */
      serviceScfIsIntegratedResponse: boolean;
      /** Cloud function called when a connection opens. */
      serviceWebsocketRegisterFunctionName: string;
      /** Namespace of the cloud function. */
      serviceWebsocketRegisterFunctionNamespace: string;
      /** Version of the cloud function. */
      serviceWebsocketRegisterFunctionQualifier: string;
      /** Cloud function called when a connection closes. */
      serviceWebsocketCleanupFunctionName: string;
      /** Namespace of the cloud function. */
      serviceWebsocketCleanupFunctionNamespace: string;
      /** Version of the cloud function. */
      serviceWebsocketCleanupFunctionQualifier: string;
      /** Cloud function called for each message. */
      serviceWebsocketTransportFunctionName: string;
      /** Namespace of the cloud function. */
      serviceWebsocketTransportFunctionNamespace: string;
      /** Version of the cloud function. */
      serviceWebsocketTransportFunctionQualifier: string;
      /** Host of the service inside the cloud. */
      internalDomain: string;
      /** Whether request bodies are sent to the cloud function in base64. */
      isBase64Encoded: boolean;
      /** Whether rules decide which bodies are sent in base64. */
      isBase64Trigger: boolean;
      /** Environments that the API is released to. */
      environments: string[];
      /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
      oauthConfigs: types.output.GetApiGatewayApiAppApiResultOauthConfig[];
      /** Path and method of the API. At most one element. */
      requestConfigs: types.output.GetApiGatewayApiAppApiResultRequestConfig[];
      /** The backend. At most one element. */
      serviceConfigs: types.output.GetApiGatewayApiAppApiResultServiceConfig[];
      /** Load balancing of the microservices. At most one element. */
      serviceTsfLoadBalanceConfs: types.output.GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf[];
      /** Health check of the microservices. At most one element. */
      serviceTsfHealthCheckConfs: types.output.GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf[];
      /** Parameters that the API passes from the caller's request to the backend. */
      serviceParameters: types.output.GetApiGatewayApiAppApiResultServiceParameter[];
      /** Constant parameters that the API sends to an HTTP backend with every call. */
      constantParameters: types.output.GetApiGatewayApiAppApiResultConstantParameter[];
      /** The microservices behind the API. */
      microServices: types.output.GetApiGatewayApiAppApiResultMicroService[];
      /** Numbers of the microservices. */
      microServicesInfos: number[];
      /** Its tags. */
      tags: types.output.GetApiGatewayApiAppApiResultTag[];
      /** Rules for request bodies that are sent to the cloud function in base64. */
      base64EncodedTriggerRules: types.output.GetApiGatewayApiAppApiResultBase64EncodedTriggerRule[];
    }

    /** An element. */
    export interface GetApiGatewayApiAppApiResultBase64EncodedTriggerRule {
      /** Header that the rule examines. */
      name: string;
      /** Values of the header. */
      values: string[];
    }

    /** A parameter. */
    export interface GetApiGatewayApiAppApiResultConstantParameter {
      /** Name of the parameter. */
      name: string;
      /** Description of the parameter. */
      desc: string;
      /** Location of the parameter: `header`, `query` or `path`. */
      position: string;
      /** Value of the parameter. */
      defaultValue: string;
    }

    /** A microservice. */
    export interface GetApiGatewayApiAppApiResultMicroService {
      /** Cluster of the microservice. */
      clusterId: string;
      /** Namespace of the microservice. */
      namespaceId: string;
      /** Name of the microservice. */
      microServiceName: string;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface GetApiGatewayApiAppApiResultOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: string;
      /** Location of the token in a call. */
      tokenLocation: string;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl: string;
    }

    /** The only element. */
    export interface GetApiGatewayApiAppApiResultRequestConfig {
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
    }

    /** A parameter. */
    export interface GetApiGatewayApiAppApiResultRequestParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
      position: string;
      /** Type of the parameter, such as `string` or `int`. */
      type: string;
      /** Description of the parameter. */
      desc: string;
      /** Value if the caller does not send the parameter. */
      defaultValue: string;
      /** Whether the caller must send the parameter. */
      required: boolean;
    }

    /** An error code. */
    export interface GetApiGatewayApiAppApiResultResponseErrorCode {
      /** The error code. */
      code: number;
      /** Message for callers. */
      msg: string;
      /** Description of the error code. */
      desc: string;
      /** The code that it is converted to. */
      convertedCode: number;
      /** Whether the code is converted to `convertedCode`. */
      needConvert: boolean;
    }

    /** The only element. */
    export interface GetApiGatewayApiAppApiResultServiceConfig {
      /** Product of the backend. */
      product: string;
      /** VPC of the backend. */
      uniqVpcId: string;
      /** URL of the backend. */
      url: string;
      /** Path of the backend. */
      path: string;
      /** Method of calls to the backend. */
      method: string;
      /** The upstream of the backend. */
      upstreamId: string;
    }

    /** An element. */
    export interface GetApiGatewayApiAppApiResultServiceParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter. */
      position: string;
      /** Location of the request parameter that provides the value. */
      relevantRequestParameterPosition: string;
      /** Name of the request parameter that provides the value. */
      relevantRequestParameterName: string;
      /** Value if the request parameter is missing. */
      defaultValue: string;
      /** Description of the request parameter. */
      relevantRequestParameterDesc: string;
    }

    /** The only element. */
    export interface GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf {
      /** Whether the health of backends is checked. */
      isHealthCheck: boolean;
      /** Minimum number of calls for a health check to count. */
      requestVolumeThreshold: number;
      /** Time after which a failed backend is tried again, in milliseconds. */
      sleepWindowInMilliseconds: number;
      /** Percentage of calls that may fail. */
      errorThresholdPercentage: number;
    }

    /** The only element. */
    export interface GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf {
      /** Whether load balancing is enabled. */
      isLoadBalance: boolean;
      /** Load balancing method. */
      method: string;
      /** Whether sessions stick to a backend. */
      sessionStickRequired: boolean;
      /** How long sessions stick to a backend, in seconds. */
      sessionStickTimeout: number;
    }

    /** An element. */
    export interface GetApiGatewayApiAppApiResultTag {
      /** Key of the tag. */
      key: string;
      /** Value of the tag. */
      value: string;
    }

    /** An element. */
    export interface GetApiGatewayApiAppServiceApiIdStatusSet {
      /** ID of the service. */
      serviceId: string;
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Description of the API. */
      apiDesc: string;
      /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
      authType: string;
      /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
      protocol: string;
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
      /** ID of the VPC. */
      uniqVpcId: string;
      /** Type of the API. */
      apiType: string;
      /** Whether the API can be debugged after its purchase. */
      isDebugAfterCharge: boolean;
      /** Whether the API issues OAuth tokens or requires them. */
      apiBusinessType: string;
      /** The API that issues the tokens. */
      authRelationApiId: string;
      /** Location of the token in a call. */
      tokenLocation: string;
      /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
      oauthConfigs: types.output.GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig[];
      /** Time of creation, in UTC. */
      createdTime: string;
      /** Time of the last change, in UTC. */
      modifiedTime: string;
    }

    /** With the `authType` `OAUTH`: how tokens are verified. */
    export interface GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig {
      /** Public key that verifies tokens. */
      publicKey: string;
      /** Location of the token in a call. */
      tokenLocation: string;
      /** URL to which callers without a token are redirected. */
      loginRedirectUrl: string;
    }

    /** An element. */
    export interface GetApiGatewayApiAppServiceUsagePlanList {
      /** Environment in which the plan applies. */
      environment: string;
      /** ID of the plan. */
      usagePlanId: string;
      /** Name of the plan. */
      usagePlanName: string;
      /** Description of the plan. */
      usagePlanDesc: string;
      /** Maximum number of calls per second. */
      maxRequestNumPreSec: number;
      /** Time of creation, in UTC. */
      createdTime: string;
      /** Time of the last change, in UTC. */
      modifiedTime: string;
    }

    /** An element. */
    export interface GetApiGatewayApiAppsApiAppList {
      /** ID of the application. */
      apiAppId: string;
      /** Name of the application. */
      apiAppName: string;
      /** Key of the application. */
      apiAppKey: string;
      /** Secret of the application. */
      apiAppSecret: string;
      /** Description of the application. */
      apiAppDesc: string;
      /** Time of creation, in UTC. */
      createdTime: string;
      /** Time of the last change, in UTC. */
      modifiedTime: string;
    }

    /** An element. */
    export interface GetApiGatewayApiDocsApiDocList {
      /** ID of the document. */
      apiDocId: string;
      /** Name of the document. */
      apiDocName: string;
      /** Status of the build. */
      apiDocStatus: string;
    }

    /** An element. */
    export interface GetApiGatewayApiKeysList {
      /** ID of the key. */
      apiKeyId: string;
      /** Whether the key is enabled. Known values are `on` and `off`; there may be others. */
      status: string;
      /** Secret of the key. */
      accessKeySecret: string;
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** Time of creation, in UTC. */
      createTime: string;
    }

    /** An element. */
    export interface GetApiGatewayApiPluginsResult {
      /** ID of the plugin. */
      pluginId: string;
      /** Environment in which the plugin is attached. */
      environment: string;
      /** Time of the attachment. */
      attachedTime: string;
      /** Name of the plugin. */
      pluginName: string;
      /** Type of the plugin. */
      pluginType: string;
      /** Description of the plugin. */
      description: string;
      /** Settings of the plugin, as JSON. */
      pluginData: string;
    }

    /** An element. */
    export interface GetApiGatewayApiUsagePlansResult {
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
      /** ID of the plan. */
      usagePlanId: string;
      /** Name of the plan. */
      usagePlanName: string;
      /** Description of the plan. */
      usagePlanDesc: string;
      /** Environment in which the plan applies: `test`, `prepub` or `release`. */
      environment: string;
      /** Number of calls that were made. */
      inUseRequestNum: number;
      /** Maximum number of calls in total; -1 for no limit. */
      maxRequestNum: number;
      /** Maximum number of calls per second; -1 for no limit. */
      maxRequestNumPreSec: number;
      /** Time of creation of the attachment, in UTC. */
      createdTime: string;
      /** Time of the last change of the attachment, in UTC. */
      modifiedTime: string;
    }

    /** An element. */
    export interface GetApiGatewayApisList {
      /** ID of the service. */
      serviceId: string;
      /** Name of the API. */
      apiName: string;
      /** Description of the API. */
      apiDesc: string;
      /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
      authType: string;
      /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
      protocol: string;
      /** Whether web pages of other origins may call the API. */
      enableCors: boolean;
      /** Parameters of the caller's request. */
      requestParameters: types.output.GetApiGatewayApisListRequestParameter[];
      /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
      responseType: string;
      /** Example of a successful response. */
      responseSuccessExample: string;
      /** Example of a failed response. */
      responseFailExample: string;
      /** Custom error codes. */
      responseErrorCodes: types.output.GetApiGatewayApisListResponseErrorCode[];
      /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
      requestConfigPath: string;
      /** Method of calls to the API. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
      requestConfigMethod: string;
      /** Type of the backend. */
      serviceConfigType: string;
      /** Timeout of a call to the backend, in seconds. */
      serviceConfigTimeout: number;
      /** Product of the backend. */
      serviceConfigProduct: string;
      /** VPC of the backend. */
      serviceConfigVpcId: string;
      /** URL of the backend. */
      serviceConfigUrl: string;
      /** Path of the backend. */
      serviceConfigPath: string;
      /** Method of calls to the backend. */
      serviceConfigMethod: string;
      /** Name of the cloud function. */
      serviceConfigScfFunctionName: string;
      /** Namespace of the cloud function. */
      serviceConfigScfFunctionNamespace: string;
      /** Version of the cloud function. */
      serviceConfigScfFunctionQualifier: string;
      /** Response of a mocked API. */
      serviceConfigMockReturnMessage: string;
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** Time of creation, in UTC. */
      createTime: string;
    }

    /** A parameter. */
    export interface GetApiGatewayApisListRequestParameter {
      /** Name of the parameter. */
      name: string;
      /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
      position: string;
      /** Type of the parameter, such as `string` or `int`. */
      type: string;
      /** Description of the parameter. */
      desc: string;
      /** Value if the caller does not send the parameter. */
      defaultValue: string;
      /** Whether the caller must send the parameter. */
      required: boolean;
    }

    /** An error code. */
    export interface GetApiGatewayApisListResponseErrorCode {
      /** The error code. */
      code: number;
      /** Message for callers. */
      msg: string;
      /** Description of the error code. */
      desc: string;
      /** The code that it is converted to. */
      convertedCode: number;
      /** Whether the code is converted to `convertedCode`. */
      needConvert: boolean;
    }

    /** A filter. */
    export interface GetApiGatewayBindApiAppsStatusFilter {
      /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
      name: enums.GetApiGatewayBindApiAppsStatusFilterName;
      /** Values of which one must match. At least 1 element. */
      values: string[];
    }

    /** An element. */
    export interface GetApiGatewayBindApiAppsStatusResult {
      /** The attachments, in the platform's order. */
      apiAppApiSets: types.output.GetApiGatewayBindApiAppsStatusResultApiAppApiSet[];
    }

    /** An element. */
    export interface GetApiGatewayBindApiAppsStatusResultApiAppApiSet {
      /** Name of the application. */
      apiAppName: string;
      /** ID of the application. */
      apiAppId: string;
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** ID of the service. */
      serviceId: string;
      /** Time since when the application may call the API. */
      authorizedTime: string;
      /** Region of the API. */
      apiRegion: string;
      /** Environment in which the application may call the API. */
      environmentName: string;
    }

    /** An element. */
    export interface GetApiGatewayCustomerDomainsList {
      /** The domain. */
      domainName: string;
      /** Protocols of calls to the domain. Known values are `http`, `https` and `http&https`; there may be others. */
      protocol: string;
      /** Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`). Known values are `OUTER` and `INNER`; there may be others. */
      netType: string;
      /** Whether the environments have the default paths `/test`, `/prepub` and `/release`. */
      isDefaultMapping: boolean;
      /** ID of the domain's certificate, for HTTPS. */
      certificateId: string;
      /** Whether the domain resolves to the service. */
      isStatusOn: boolean;
      /** The environment of each path. Empty with the default mapping. */
      pathMappings: types.output.GetApiGatewayCustomerDomainsListPathMapping[];
    }

    /** An element. */
    export interface GetApiGatewayCustomerDomainsListPathMapping {
      /** Path of the API. */
      path: string;
      /** Environment of the path. */
      environment: string;
    }

    /** An element. */
    export interface GetApiGatewayIpStrategiesList {
      /** The service whose APIs the strategy is for, `service-...`. */
      serviceId: string;
      /** Name of the strategy. */
      strategyName: string;
      /** Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`). Known values are `WHITE` and `BLACK`; there may be others. */
      strategyType: string;
      /** ID of the strategy without the service, `IPStrategy-...`, for attachments. */
      strategyId: string;
      /** Time of creation, in UTC. */
      createTime: string;
      /** IP addresses, one per line. */
      ipList: string;
      /** Number of APIs that the strategy is attached to. */
      bindApiTotalCount: number;
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** The APIs that the strategy is attached to, in all environments. */
      attachLists: types.output.GetApiGatewayIpStrategiesListAttachList[];
    }

    /** An element. */
    export interface GetApiGatewayIpStrategiesListAttachList {
      /** ID of the service. */
      serviceId: string;
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Description of the API. */
      apiDesc: string;
      /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
      authType: string;
      /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
      protocol: string;
      /** Number of the VPC. */
      vpcId: number;
      /** ID of the VPC. */
      uniqVpcId: string;
      /** Type of the API. */
      apiType: string;
      /** Whether the API issues OAuth tokens or requires them. */
      apiBusinessType: string;
      /** The API that issues the tokens. */
      authRelationApiId: string;
      /** Tags of the API. */
      tags: string[];
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
      /** APIs that this API issues tokens for. */
      relationBusinessApiIds: string[];
      /** OAuth configuration, with the keys `public_key`, `token_location` and `login_redirect_url`. */
      oauthConfig?: { [key: string]: string };
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** Time of creation, in UTC. */
      createTime: string;
    }

    /** An element. */
    export interface GetApiGatewayPluginsResult {
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Type of the API. */
      apiType: string;
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
      /** Whether another plugin of the same type is attached to the API. */
      attachedOtherPlugin: boolean;
      /** Whether the plugin is attached to the API. */
      isAttached: boolean;
    }

    /** An element. */
    export interface GetApiGatewayServiceEnvironmentListResult {
      /** The environment: test, prepub or release. */
      environmentName: string;
      /** Address of the environment. */
      url: string;
      /** 1 if a release is online in the environment, otherwise 0. */
      status: number;
      /** Version that the environment runs. Empty if the environment is offline. */
      versionName: string;
    }

    /** An element. */
    export interface GetApiGatewayServiceReleaseVersionsResult {
      /** Name that the platform gives to the version. */
      versionName: string;
      /** Description of the version. */
      versionDesc: string;
    }

    /** An element. */
    export interface GetApiGatewayServicesList {
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** Protocols of calls to the service. Known values are `http`, `https` and `http&https`; there may be others. */
      protocol: string;
      /** Description of the service. */
      serviceDesc: string;
      /** Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed. Known values are `INNER` and `OUTER`; there may be others. */
      netTypes: string[];
      /** IP version of the service's addresses. Known values are `IPv4` and `IPv6`; there may be others. */
      ipVersion: string;
      /** Host of the service inside the cloud. Empty if the service cannot be called from there. */
      internalSubDomain: string;
      /** Host of the service on the internet. Empty if the service cannot be called from there. */
      outerSubDomain: string;
      /** Port for HTTP inside the cloud. */
      innerHttpPort: number;
      /** Port for HTTPS inside the cloud. */
      innerHttpsPort: number;
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** Time of creation, in UTC. */
      createTime: string;
      /**
       * The dedicated set of the service. Empty for a shared service.
       *
       * @deprecated Dedicated instances have replaced dedicated sets. This property does not show them.
       */
      exclusiveSetName: string;
      /** The usage plans of the service: those of the whole service, each once, then those of its APIs. */
      usagePlanLists: types.output.GetApiGatewayServicesListUsagePlanList[];
    }

    /** A plan. */
    export interface GetApiGatewayServicesListUsagePlanList {
      /** ID of the plan. */
      usagePlanId: string;
      /** Name of the plan. */
      usagePlanName: string;
      /** What the plan is attached to: `SERVICE` or `API`. */
      bindType: string;
      /** ID of the API. Empty for the whole service. */
      apiId: string;
    }

    /** An element. */
    export interface GetApiGatewayThrottlingApisList {
      /** ID of the service. */
      serviceId: string;
      /** The APIs of the service. Empty if the service does not exist. */
      apiEnvironmentStrategies: types.output.GetApiGatewayThrottlingApisListApiEnvironmentStrategy[];
    }

    /** An element. */
    export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategy {
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** Path of the API. */
      path: string;
      /** Method of the API. */
      method: string;
      /** Limits of the API by environment. */
      strategyLists: types.output.GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList[];
    }

    /** An element. */
    export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList {
      /** The environment: `test`, `prepub` or `release`. */
      environmentName: string;
      /** Maximum number of calls per second; -1 for no limit. */
      quota: number;
    }

    /** An element. */
    export interface GetApiGatewayThrottlingServicesList {
      /** ID of the service. */
      serviceId: string;
      /** The environments of the service. Empty if the service does not exist. */
      environments: types.output.GetApiGatewayThrottlingServicesListEnvironment[];
    }

    /** An element. */
    export interface GetApiGatewayThrottlingServicesListEnvironment {
      /** The environment: test, prepub or release. */
      environmentName: string;
      /** Address of the environment. */
      url: string;
      /** 1 if a release is online in the environment, otherwise 0. */
      status: number;
      /** Version that the environment runs. Empty if the environment is offline. */
      versionName: string;
      /** Maximum number of calls per second; -1 for no limit. */
      strategy: number;
    }

    /** A filter. */
    export interface GetApiGatewayUpstreamsFilter {
      /** Filters. One of `ServiceId` or `ApiId`. */
      name: enums.GetApiGatewayUpstreamsFilterName;
      /** Values of which one must match. At least 1 element. */
      values: string[];
    }

    /** An element. */
    export interface GetApiGatewayUpstreamsResult {
      /** ID of the API. */
      apiId: string;
      /** Name of the API. */
      apiName: string;
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** Time since when the API uses the upstream. */
      bindTime: string;
    }

    /** An element. */
    export interface GetApiGatewayUsagePlanEnvironmentsList {
      /** ID of the service. */
      serviceId: string;
      /** Name of the service. */
      serviceName: string;
      /** ID of the API. Empty for a whole service. */
      apiId: string;
      /** Name of the API. Empty for a whole service. */
      apiName: string;
      /** Path of the API. Empty for a whole service. */
      path: string;
      /** Method of the API. Empty for a whole service. */
      method: string;
      /** The environment: test, prepub or release. */
      environment: string;
      /** Time of the last change of the attachment, in UTC. */
      modifyTime: string;
      /** Time of creation of the attachment, in UTC. */
      createTime: string;
    }

    /** An element. */
    export interface GetApiGatewayUsagePlansList {
      /** ID of the plan. */
      usagePlanId: string;
      /** Name of the plan. */
      usagePlanName: string;
      /** Description of the plan. */
      usagePlanDesc: string;
      /** Maximum number of calls in total. From 1 to 99999999, or -1 for no limit. */
      maxRequestNum: number;
      /** Maximum number of calls per second. From 1 to 2000, or -1 for no limit. */
      maxRequestNumPreSec: number;
      /** Time of the last change, in UTC. */
      modifyTime: string;
      /** Time of creation, in UTC. */
      createTime: string;
    }
  }
}
