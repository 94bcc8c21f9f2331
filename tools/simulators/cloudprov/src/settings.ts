import { applyChanges, checkNames, defaultWireSettings, type WireSettings } from "@org/simulator";

/** Everything that can be set, at the start and at run time. Times are in milliseconds unless a name says otherwise. */
export interface CloudprovSettings extends WireSettings {
  /** A new object is in no answer of a Describe for this long. Default 300. */
  visibilityLagMs: number;
  /** How far the platform's clock is ahead of the machine's; negative when it is behind. Default 0. */
  clockSkewMs: number;
  /**
   * How many calls of one action in one region the platform takes in a second. The most exact name counts:
   * `vpc:CreateAddressTemplate`, then `vpc`, then `default`. Default: vpc and sts 100, the others 20.
   */
  callsPerSecond: Readonly<Record<string, number | undefined>>;
  /**
   * Actions that fail with a code, and do nothing, for as long as it is set here: by `vpc:CreateAddressTemplate`, `vpc`
   * or `default`, the most exact name first. Default: none.
   */
  actionErrors: Readonly<Record<string, string | undefined>>;
  /** Actions that nobody may call, as `vpc:DeleteAddressTemplate`: UnauthorizedOperation. Default: none. */
  deniedActions: readonly string[];
  /** Regions that services have. Any other is UnsupportedRegion. Default: the usual ones. */
  regions: readonly string[];
  /** Regions that the platform lists as unavailable. */
  closedRegions: readonly string[];
  /** The path that requests must have, as a proxy before the platform may want it. Default `/`. */
  path: string;
  /** The HTTP status of errors. Default 200, as of everything else. */
  errorStatus: number;
  /** Whether errors have the old form `{code, message, codeDesc}`. Default false. */
  oldErrorForm: boolean;

  /** The lifetime of new temporary credentials in seconds, instead of the requested one. Default: the requested one. */
  sessionSeconds: number | undefined;
  /** Whether every call needs credentials for which an MFA code was given. Default false. */
  mfaRequired: boolean;
  /** The `Code` in the answers of the metadata service; those with another code have no credentials. Default Success. */
  metadataCode: string;
  /** Members that are empty in the answers of the metadata service, as `Token`. Default: none. */
  metadataEmptyMembers: readonly string[];

  /** How long a task works on a template or a group after each change of it, so that others are refused. Default 0. */
  templateTaskMs: number;
  /** Whether groups that a task works on cannot be described either. Default false. */
  mutexOnDescribe: boolean;
  /** How the platform finds templates by name. Default `contains`. */
  templateNameMatch: "exact" | "contains";
  /** Whether protocols are read with a blank after the colon: `tcp: 8080`. Default false. */
  blankAfterColon: boolean;
  /** How many templates of a kind, groups of a kind, and members in one of them there may be. Default 1000, 1000, 100. */
  templateQuotas: { readonly templates: number; readonly groups: number; readonly members: number };

  /** How many security groups there may be, and rules of one in one direction. Default 50 and 100. */
  securityGroupQuotas: { readonly groups: number; readonly rules: number };

  /** How long tasks of public addresses take. Default 0. */
  addressTaskMs: number;
  /** How long the platform works on a NAT gateway after its creation, a change of its addresses or its deletion. Default 0. */
  natGatewayTaskMs: number;
  /** How long a task works on a network interface, such as one that attaches it. Default 0. */
  networkInterfaceTaskMs: number;
  /** Actions whose tasks fail, as `AllocateAddresses`: of public addresses, load balancers, machines and others. Default: none. */
  failedTasks: readonly string[];
  /** How many public addresses there may be in a region. Default 20. */
  addressQuota: number;
  /** The most private networks in a region. Default 200. */
  vpcQuota: number;
  /** The most subnets of a private network. Default 100. */
  subnetQuota: number;
  /** The most route tables of a private network, and entries of one of them. Default 10 and 50. */
  routeTableQuotas: { readonly tables: number; readonly routes: number };

  /** How long a task works on a machine, such as one that starts it. Default 0. */
  machineTaskMs: number;
  /** How long a task works on a disk, such as one that enlarges it. Default 0. */
  diskTaskMs: number;
  /** How many disks there may be in a region. Default 500. */
  diskQuota: number;

  /** How long a new queue is being made, until its `Status` is 1. Default 0. */
  queueMs: number;
  /** How many queues there may be in a region. Default 1000. */
  queueQuota: number;

  /** How long a task takes that makes many DNS records. Default 0. */
  dnsTaskMs: number;
  /** The most API keys of a user. Default 2. */
  accessKeyQuota: number;
  /** Whether an active API key cannot be deleted. Default false. */
  keepsActiveKeys: boolean;
  /** How long a task takes that binds networks to a private zone. Default 0. */
  zoneBindingMs: number;
  /** How long the platform examines an uploaded certificate, in milliseconds. */
  certificateReviewMs: number;

  /** How many buckets an account may have. Default 200. */
  bucketQuota: number;
  /** How many buckets a page of their list has. Default 1000. */
  bucketPage: number;
  /** Names of objects that cannot be deleted. Default: none. */
  lockedObjects: readonly string[];

  /** How long the platform works on a function after its creation, a change of it or its deletion. Default 0. */
  functionTaskMs: number;
  /** How many functions there may be in a region. Default 500. */
  functionQuota: number;

  /** How long a task works on a load balancer after each change of it, so that others are rejected. Default 0. */
  loadBalancerTaskMs: number;
  /** Whether only the task returns the IDs of new load balancers, and not the response to their creation. Default false. */
  lateLoadBalancerIds: boolean;
  /** How many public load balancers there may be in a region, and how many internal ones. Default 100. */
  loadBalancerQuota: number;
  /** How many listeners a load balancer may have. Default 50. */
  listenerQuota: number;

  /** How long a task works on a MySQL instance, such as one that creates or upgrades it. Default 0. */
  mysqlTaskMs: number;
  /** How long it is until the maintenance window of MySQL instances. Default one day. */
  mysqlWindowMs: number;
  /** How many MySQL instances there may be in a region. Default 500. */
  mysqlQuota: number;
  /** How long the platform works on Kafka after a creation, a change of a size or a deletion. Default 0. */
  kafkaTaskMs: number;

  /** How long a task works on an instance of Redis, such as one that creates it. Default 0. */
  redisTaskMs: number;
  /** How long a task works on an instance of PostgreSQL, such as one that creates it. Default 0. */
  postgresTaskMs: number;
  /** How long an instance of a database waits for its maintenance window. Default 0. */
  maintenanceWindowMs: number;
  /** Whether only the order returns the IDs of new instances of Redis, and not the response to their creation. Default false. */
  lateRedisIds: boolean;
  /** How many instances of Redis there may be in a region. Default 100. */
  redisQuota: number;

  /** How long the platform works on a cluster, its nodes and its accesses after each change of them. Default 0. */
  clusterTaskMs: number;
  /** How many clusters there may be in a region. Default 20. */
  clusterQuota: number;

  /** How long a task works on a service of the API gateway after a change of it, so that others are refused. Default 0. */
  gatewayTaskMs: number;
  /** How long a release takes, until its environment is there. Default 0. */
  releaseMs: number;
  /** How long it takes to build a page that documents APIs. Default 0. */
  docBuildMs: number;
  /** How building it ends: `COMPLETED`, `FAIL` or something else. Default COMPLETED. */
  docBuildStatus: string;
  /** Whether an API, or such a page, that does not exist is described as null, and not refused. Default false. */
  missingAreNull: boolean;
  /** How many APIs of documents the platform does not make at first, as it does while a service is busy. Default 0. */
  refusedImports: number;
  /** How long a service cannot be deleted yet after something was taken out of it. Default 0. */
  serviceInUseMs: number;
  /** Whether the account may bring its own API keys. Default true. */
  manualKeysAllowed: boolean;
  /**
   * The problems of sub-domains and certificates: an error code by name or ID, such as
   * `{ "api.example.com": "FailedOperation.DomainResolveError" }`. Default: nothing.
   */
  domainProblems: Readonly<Record<string, string | undefined>>;
  /** How many of its next calls an action of the API gateway answers with `Result: false`. Default: none. */
  falseResults: Readonly<Record<string, number | undefined>>;
  /** Whether the API gateway says `"True"` in place of `true`. Default false. */
  textOutcomes: boolean;
  /** How many there may be in the API gateway: in a region, and `apis`, `ipStrategies` and `subDomains` in a service. */
  gatewayQuotas: GatewayQuotas;
}

/** How many objects there may be in the API gateway. */
export interface GatewayQuotas {
  /** Default 50. */
  readonly services: number;
  /** Default 500. */
  readonly apis: number;
  /** Default 200. */
  readonly keys: number;
  /** Default 200. */
  readonly plans: number;
  /** Default 200. */
  readonly plugins: number;
  /** Default 200. */
  readonly apps: number;
  /** Default 200. */
  readonly docs: number;
  /** Default 200. */
  readonly upstreams: number;
  /** Default 50. */
  readonly ipStrategies: number;
  /** Default 5. */
  readonly subDomains: number;
}

/** Settings as callers give them: omitted settings keep their values. */
export type CloudprovOptions = Partial<Omit<CloudprovSettings, "gatewayQuotas">> & {
  readonly gatewayQuotas?: Partial<GatewayQuotas>;
};

/** A platform that never fails, and shows new objects a little later. */
export function defaultSettings(): CloudprovSettings {
  return {
    ...defaultWireSettings(),
    visibilityLagMs: 300,
    clockSkewMs: 0,
    callsPerSecond: { default: 20, vpc: 100, sts: 100 },
    actionErrors: {},
    deniedActions: [],
    regions: [
      "ap-guangzhou",
      "ap-shanghai",
      "ap-shanghai-fsi",
      "ap-beijing",
      "ap-hongkong",
      "ap-singapore",
      "ap-tokyo",
      "na-siliconvalley",
      "eu-frankfurt",
    ],
    closedRegions: ["ap-closed"],
    path: "/",
    errorStatus: 200,
    oldErrorForm: false,
    sessionSeconds: undefined,
    mfaRequired: false,
    metadataCode: "Success",
    metadataEmptyMembers: [],
    templateTaskMs: 0,
    mutexOnDescribe: false,
    templateNameMatch: "contains",
    blankAfterColon: false,
    templateQuotas: { templates: 1_000, groups: 1_000, members: 100 },
    securityGroupQuotas: { groups: 50, rules: 100 },
    vpcQuota: 200,
    subnetQuota: 100,
    routeTableQuotas: { tables: 10, routes: 50 },
    addressTaskMs: 0,
    natGatewayTaskMs: 0,
    networkInterfaceTaskMs: 0,
    failedTasks: [],
    addressQuota: 20,
    machineTaskMs: 0,
    diskTaskMs: 0,
    diskQuota: 500,
    queueMs: 0,
    queueQuota: 1_000,
    dnsTaskMs: 0,
    accessKeyQuota: 2,
    keepsActiveKeys: false,
    zoneBindingMs: 0,
    certificateReviewMs: 0,
    bucketQuota: 200,
    bucketPage: 1_000,
    lockedObjects: [],
    functionTaskMs: 0,
    functionQuota: 500,
    loadBalancerTaskMs: 0,
    lateLoadBalancerIds: false,
    loadBalancerQuota: 100,
    listenerQuota: 50,
    mysqlTaskMs: 0,
    mysqlWindowMs: 86_400_000,
    mysqlQuota: 500,
    redisTaskMs: 0,
    postgresTaskMs: 0,
    maintenanceWindowMs: 0,
    lateRedisIds: false,
    redisQuota: 100,
    clusterTaskMs: 0,
    clusterQuota: 20,
    kafkaTaskMs: 0,
    gatewayTaskMs: 0,
    releaseMs: 0,
    docBuildMs: 0,
    docBuildStatus: "COMPLETED",
    missingAreNull: false,
    refusedImports: 0,
    serviceInUseMs: 0,
    manualKeysAllowed: true,
    domainProblems: {},
    falseResults: {},
    textOutcomes: false,
    gatewayQuotas: {
      services: 50,
      apis: 500,
      keys: 200,
      plans: 200,
      plugins: 200,
      apps: 200,
      docs: 200,
      upstreams: 200,
      ipStrategies: 50,
      subDomains: 5,
    },
  };
}

/**
 * Changes some settings in place. Of limits, errors and quotas only the named ones change.
 *
 * @param actions all actions, such as `vpc:CreateAddressTemplate`.
 * @throws when a name is not that of a setting or of an action.
 */
export function changeSettings(
  settings: CloudprovSettings,
  changes: CloudprovOptions,
  actions: readonly string[],
): void {
  const grouped = [
    "callsPerSecond",
    "actionErrors",
    "templateQuotas",
    "securityGroupQuotas",
    "routeTableQuotas",
    "domainProblems",
    "falseResults",
    "gatewayQuotas",
  ] as const;
  applyChanges(settings, changes as Record<string, unknown>, grouped, (changed) => {
    const named = ["callsPerSecond", "actionErrors"] as const;
    for (const at of named) checkActions({ given: Object.keys(changed[at] ?? {}), actions, at, widely: true });
    checkActions({ given: changed.deniedActions ?? [], actions, at: "deniedActions", widely: false });
  });
}

/**
 * Rejects actions that do not exist.
 *
 * @param names.actions all actions, such as `vpc:CreateAddressTemplate`.
 * @param names.at where the actions were given, for the error.
 * @param names.widely whether `default` and the name of a service are allowed too.
 * @throws an error with the action that is probably meant.
 */
export function checkActions(names: {
  readonly given: readonly string[];
  readonly actions: readonly string[];
  readonly at: string;
  readonly widely: boolean;
}): void {
  const { given, actions, at, widely } = names;
  // Most simulators start without any, and there are hundreds of actions.
  if (given.length === 0) return;
  const services = new Set(actions.map((action) => action.replace(/:.*/, "")));
  checkNames({ given, known: widely ? ["default", ...services, ...actions] : actions, what: "action", at });
}

/** The value for an action, by its most exact name. */
export function forAction<T>(values: Readonly<Record<string, T>>, service: string, action: string): T | undefined {
  return values[`${service}:${action}`] ?? values[service] ?? values["default"];
}
