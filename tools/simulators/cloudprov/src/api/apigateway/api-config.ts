import {
  flag,
  integer,
  listOf,
  type ObjectOf,
  object,
  oneOf,
  optional,
  type Shape,
  type Static,
  text,
} from "@org/simulator";

/** The members of an API that a call sets, by their names on the wire. */
export type SentApi = Omit<ObjectOf<ReturnType<typeof changedApiMembers>>, "RequestParameters"> &
  Pick<ObjectOf<ReturnType<typeof newApiMembers>>, "RequestParameters"> &
  Partial<Static<typeof createOnly>>;

/** The configuration of an API, with the defaults filled in. */
export type ApiConfig = SentApi & Required<Pick<SentApi, keyof typeof apiDefaults | "Protocol" | "ServiceTimeout">>;

/** The defaults of a new API. */
export const apiDefaults = { ApiName: "", ApiType: "NORMAL", AuthType: "NONE", EnableCORS: false } as const;

/** The members of a CreateApi besides the service's ID. Members that are not set are absent, never empty. */
export function newApiMembers() {
  return {
    ...membersOf({ words: text({ min: 1 }), fewest: 1 }),
    Protocol: protocol,
    ServiceTimeout: integer(),
    ...createOnlyMembers,
  };
}

/** The members of a ModifyApi besides the IDs. An empty text and an empty list take back what was set. */
export function changedApiMembers() {
  return {
    ...membersOf({ words: text(), fewest: 0 }),
    RequestParameters: optional(listOf(object({ ...requestParameter, Desc: text(), DefaultValue: text() }))),
    Protocol: optional(protocol),
    ServiceTimeout: optional(integer()),
    AuthRequired: optional(flag()),
    IsBase64Trigger: optional(flag()),
    Base64EncodedTriggerRules: optional(listOf(object({ Name: text(), Value: listOf(text()) }))),
    TagSpecifications: optional(object({ Key: text({ min: 1 }), Value: text() })),
  };
}

/** The members that a description of an API does not have, though one can set them. */
export const unread: readonly string[] = [
  "TargetServices",
  "TargetServicesLoadBalanceConf",
  "TargetServicesHealthCheckConf",
  "TargetNamespaceId",
  "UserType",
  "Owner",
  "ServiceScfFunctionType",
  "IsDeleteResponseErrorCodes",
  "EventBusId",
  "EIAMAppType",
  "EIAMAuthType",
  "EIAMAppId",
  "TokenTimeout",
  "AuthRequired",
  "TagSpecifications",
];

/** The names of the nine members about functions that serve web sockets. */
export const webSocketMembers: readonly string[] = ["Register", "Cleanup", "Transport"].flatMap((step) =>
  ["Name", "Namespace", "Qualifier"].map((part) => `ServiceWebsocket${step}Function${part}`),
);

const protocol = oneOf("HTTP", "WEBSOCKET");

const requestParameter = {
  Name: text({ min: 1 }),
  Position: text({ min: 1 }),
  Type: text({ min: 1 }),
  Required: flag(),
};

const healthCheck = object({
  IsHealthCheck: optional(flag()),
  RequestVolumeThreshold: optional(integer()),
  SleepWindowInMilliseconds: optional(integer()),
  ErrorThresholdPercentage: optional(integer()),
});

const createOnlyMembers = {
  TargetServices: optional(
    listOf(
      object({
        VmIp: text(),
        VpcId: text(),
        VmPort: integer(),
        HostIp: text(),
        DockerIp: optional(text()),
      }),
      { min: 1 },
    ),
  ),
  TargetNamespaceId: optional(text({ min: 1 })),
  UserType: optional(text({ min: 1 })),
  Owner: optional(text({ min: 1 })),
};
const createOnly = object(createOnlyMembers);

function membersOf({ words, fewest }: { readonly words: Shape<string>; readonly fewest: number }) {
  const word = optional(words);
  const many = <T>(element: Shape<T>) => optional(listOf(element, { min: fewest }));
  return {
    ApiName: word,
    ApiDesc: word,
    ApiType: optional(oneOf("NORMAL", "TSF")),
    AuthType: optional(oneOf("SECRET", "NONE", "OAUTH", "APP")),
    EnableCORS: optional(flag()),
    RequestConfig: object({ Path: text({ min: 1 }), Method: oneOf("GET", "POST", "PUT", "DELETE", "HEAD", "ANY") }),
    ConstantParameters: many(object({ Name: word, Desc: word, Position: word, DefaultValue: word })),
    RequestParameters: many(object({ ...requestParameter, Desc: word, DefaultValue: word })),
    MicroServices: many(object({ ClusterId: text(), NamespaceId: text(), MicroServiceName: text() })),
    ServiceTsfLoadBalanceConf: optional(
      object({
        IsLoadBalance: optional(flag()),
        Method: word,
        SessionStickRequired: optional(flag()),
        SessionStickTimeout: optional(integer()),
      }),
    ),
    ServiceTsfHealthCheckConf: optional(healthCheck),
    TargetServicesLoadBalanceConf: optional(integer()),
    TargetServicesHealthCheckConf: optional(healthCheck),
    ApiBusinessType: word,
    AuthRelationApiId: word,
    OauthConfig: optional(
      object({ PublicKey: text({ min: 1 }), TokenLocation: text({ min: 1 }), LoginRedirectUrl: word }),
    ),
    ServiceType: oneOf("WEBSOCKET", "HTTP", "SCF", "TSF", "MOCK", "TARGET", "COS"),
    ServiceConfig: optional(
      object({
        Product: word,
        UniqVpcId: word,
        Url: word,
        Path: word,
        Method: word,
        UpstreamId: word,
        CosConfig: optional(
          object({
            Action: text({ min: 1 }),
            BucketName: text({ min: 1 }),
            Authorization: optional(flag()),
            PathMatchMode: word,
          }),
        ),
      }),
    ),
    ServiceMockReturnMessage: word,
    ServiceScfFunctionName: word,
    ServiceScfFunctionNamespace: word,
    ServiceScfFunctionQualifier: word,
    ServiceScfFunctionType: word,
    ServiceScfIsIntegratedResponse: optional(flag()),
    ServiceScfEventIsAsyncCall: optional(flag()),
    ServiceWebsocketRegisterFunctionName: word,
    ServiceWebsocketRegisterFunctionNamespace: word,
    ServiceWebsocketRegisterFunctionQualifier: word,
    ServiceWebsocketCleanupFunctionName: word,
    ServiceWebsocketCleanupFunctionNamespace: word,
    ServiceWebsocketCleanupFunctionQualifier: word,
    ServiceWebsocketTransportFunctionName: word,
    ServiceWebsocketTransportFunctionNamespace: word,
    ServiceWebsocketTransportFunctionQualifier: word,
    IsDebugAfterCharge: optional(flag()),
    IsDeleteResponseErrorCodes: optional(flag()),
    ResponseType: word,
    ResponseSuccessExample: word,
    ResponseFailExample: word,
    ResponseErrorCodes: many(
      object({
        Code: integer(),
        Msg: text(),
        Desc: word,
        ConvertedCode: optional(integer()),
        NeedConvert: optional(flag()),
      }),
    ),
    ServiceParameters: many(
      object({
        Name: word,
        Position: word,
        RelevantRequestParameterPosition: word,
        RelevantRequestParameterName: word,
        DefaultValue: word,
        RelevantRequestParameterDesc: word,
        RelevantRequestParameterType: word,
      }),
    ),
    IsBase64Encoded: optional(flag()),
    EventBusId: word,
    EIAMAppType: word,
    EIAMAuthType: word,
    EIAMAppId: word,
    TokenTimeout: optional(integer()),
  };
}
