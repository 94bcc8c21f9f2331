import { applyChanges, defaultWireSettings, type LastPageLink, type WireSettings } from "@org/simulator";
import { eachKept, type KeptName } from "./kept-names.ts";

/** Objects that take their time to become ready. */
export type ProvisionTimes = Record<
  "kafkaCluster" | "network" | "schemaRegistryCluster" | "connector" | KeptName,
  number
>;

/** Everything that can be set, at the start and at run time. Times are in milliseconds. */
export interface StreamprovSettings extends WireSettings {
  /** How the link to the next page looks on the last page. Default `absent`. */
  lastPageLink: LastPageLink;
  /** From PROVISIONING to PROVISIONED (a network: READY, a connector: RUNNING). Default 0. */
  provisionMs: ProvisionTimes;
  /** How long a deleted object is still there, as DEPROVISIONING. Default 0. */
  deprovisionMs: Record<"kafkaCluster" | "network" | KeptName, number>;
  /** Objects created while a message is set here end as FAILED with it. Default: none. */
  provisionFailure: Record<"kafkaCluster" | "network" | "connector" | KeptName, string | undefined>;
  /** The phase that objects created meanwhile end in, where it is not the usual one: `PENDING_ACCEPT`. Default: none. */
  endPhase: Record<KeptName, string | undefined>;
  /** Why the own cloud does not let the platform use an integration. Default: it does. */
  integrationRefusal: string | undefined;
  /** How long a connector takes to pause, to go on, and to move its offsets. Default 0. */
  connectorMs: number;
  /** Why a connector cannot move its offsets. Default: it can. */
  offsetFailure: string | undefined;
  /** How long a mirror topic that is promoted or failed over is PENDING_STOPPED. Default 0. */
  mirrorStopMs: number;
  /** The status that every action leads mirror topics to: `LINK_FAILED`. Default: the status of the action. */
  mirrorFailure: string | undefined;
  /** How long a schema exporter takes to start after it is created or resumed. Default 0. */
  exporterStartMs: number;
  /** The error of schema exporters that start while it is set. Default: none. */
  exporterTrace: string;
  /** How long a Dedicated cluster takes to reach another number of CKUs. Default 0. */
  resizeMs: number;
  /** How long after an environment's first Kafka cluster its Schema Registry cluster is listed. Default 0. */
  schemaRegistryAppearMs: number;
  /**
   * How long the catalog does not know a new topic, schema, cluster or environment, and does not recognize a new
   * tag or business metadata. Default 0.
   */
  catalogLagMs: number;
  /** The package of environments created without one; undefined for none. Default `ESSENTIALS`. */
  defaultStreamGovernance: "ESSENTIALS" | "ADVANCED" | undefined;
  /** How long a statement of Flink is PENDING. Default 0. */
  flinkStartMs: number;
  /** How long it is STOPPING. Default 0. */
  flinkStopMs: number;
  /** How long it is still there as DELETING. Default 0. */
  flinkDeleteMs: number;
  /** Statements that start while a message is set here end as FAILED with it. Default: none. */
  flinkFailure: string | undefined;
  /** A new API key is refused with 401 for this long. Default 0. */
  apiKeyReadyMs: number;
  /** Servers that answer for a data plane, each connection by the next of them. Default 1. */
  dataPlaneNodes: number;
  /** How much later than the server before it each server learns of a new API key or role binding. Default 0. */
  nodeLagMs: number;
  /**
   * Whether service accounts and identity pools need role bindings, or ACLs on the data plane. Users and
   * `OrganizationAdmin`s may do everything. Default false.
   */
  enforceRoles: boolean;
  /** A new role binding grants nothing for this long. Default 0. */
  roleBindingReadyMs: number;
  /** ACLs come back with integer principals (`User:12345`). Default false. */
  numericPrincipals: boolean;
  /** The body of a 401 response of Kafka REST. The platform's gateway sends an HTML page. Default `html`. */
  kafkaUnauthorizedBody: "html" | "json";
  /** Lifetime of the identity provider's tokens, in seconds. Default 3,600. */
  externalTokenSeconds: number;
  /** The longest lifetime of an exchanged token, in seconds. Default 900. */
  stsTokenSeconds: number;
  /** How long an address to upload to is good, in seconds. Default 3,600. */
  uploadSeconds: number;
  /** How the identity provider writes `expires_in`. Default `number`. */
  expiresInForm: "number" | "string" | "absent";
}

/** Settings as callers give them: omitted settings keep their values. */
export type StreamprovOptions = {
  [K in keyof StreamprovSettings]?: StreamprovSettings[K] extends ProvisionTimes | Record<string, unknown>
    ? Partial<StreamprovSettings[K]>
    : StreamprovSettings[K];
};

/** A platform that answers at once, is ready at once and never fails. */
export function defaultSettings(): StreamprovSettings {
  return {
    ...defaultWireSettings(),
    lastPageLink: "absent",
    provisionMs: { kafkaCluster: 0, network: 0, schemaRegistryCluster: 0, connector: 0, ...eachKept(0) },
    deprovisionMs: { kafkaCluster: 0, network: 0, ...eachKept(0) },
    provisionFailure: { kafkaCluster: undefined, network: undefined, connector: undefined, ...eachKept(undefined) },
    endPhase: eachKept(undefined),
    integrationRefusal: undefined,
    connectorMs: 0,
    offsetFailure: undefined,
    mirrorStopMs: 0,
    mirrorFailure: undefined,
    exporterStartMs: 0,
    exporterTrace: "",
    resizeMs: 0,
    schemaRegistryAppearMs: 0,
    catalogLagMs: 0,
    defaultStreamGovernance: "ESSENTIALS",
    flinkStartMs: 0,
    flinkStopMs: 0,
    flinkDeleteMs: 0,
    flinkFailure: undefined,
    apiKeyReadyMs: 0,
    dataPlaneNodes: 1,
    nodeLagMs: 0,
    enforceRoles: false,
    roleBindingReadyMs: 0,
    numericPrincipals: false,
    kafkaUnauthorizedBody: "html",
    externalTokenSeconds: 3_600,
    stsTokenSeconds: 900,
    uploadSeconds: 3_600,
    expiresInForm: "number",
  };
}

/**
 * Changes some settings in place. Of those with a value for each kind of object, only the named kinds change.
 *
 * @throws when a name is not that of a setting.
 */
export function changeSettings(settings: StreamprovSettings, changes: StreamprovOptions): void {
  applyChanges(settings, changes as Record<string, unknown>, [
    "provisionMs",
    "deprovisionMs",
    "provisionFailure",
    "endPhase",
  ]);
}
