import { type Hub, Plans, type Saveable, type SavedWorld, type Store, Stores } from "@org/simulator";
import type { TargetedActionFailure } from "./action-failures.ts";
import { openProtection, type Protection } from "./api/antiddos/protection.ts";
import { type Gateway, openGateway } from "./api/apigateway/gateway.ts";
import { type CamAccessKey, openCamAccessKeys } from "./api/cam/access-keys.ts";
import { openPolicyAttachments, type PolicyAttachment } from "./api/cam/attachments.ts";
import { type CamGroup, openCamGroups } from "./api/cam/groups.ts";
import { type CamMembership, openCamMemberships } from "./api/cam/memberships.ts";
import { type CamPolicy, openCamPolicies } from "./api/cam/policies.ts";
import { type CamRole, openCamRoles } from "./api/cam/roles.ts";
import { type CamUser, openCamUsers } from "./api/cam/users.ts";
import { type Disk, openDisks } from "./api/cbs/disks.ts";
import { openSnapshots, type Snapshot } from "./api/cbs/snapshots.ts";
import { type Mysql, openMysql } from "./api/cdb/mysql.ts";
import { type Kafka, openKafka } from "./api/ckafka/kafka.ts";
import { type LoadBalancing, openLoadBalancing } from "./api/clb/load-balancing.ts";
import { type Logs, openLogs } from "./api/cls/logs.ts";
import { type MachineImage, openImages } from "./api/cvm/images.ts";
import { type InstanceType, openInstanceTypes } from "./api/cvm/instance-types.ts";
import { type KeyPair, openKeyPairs } from "./api/cvm/key-pairs.ts";
import { type Machine, openMachines } from "./api/cvm/machines.ts";
import { openRecords, type Records } from "./api/dnspod/records.ts";
import { openPostgres, type Postgres } from "./api/postgres/postgres-instances.ts";
import { openPrivateDns, type PrivateDns } from "./api/privatedns/private-dns.ts";
import { openRedis, type Redis } from "./api/redis/redis-instances.ts";
import { openRememberedAnswers, type RememberedAnswer } from "./api/remembered-answers.ts";
import type { RequestCheck } from "./api/request-check.ts";
import { openScfFunctions, type ScfFunction } from "./api/scf/functions.ts";
import { openScfNamespaces, type ScfNamespace } from "./api/scf/namespaces.ts";
import { openCertificates, type SslCertificate } from "./api/ssl/certificates.ts";
import { Tags } from "./api/tag/tags.ts";
import { openQueues, type Queue } from "./api/tdmq/queues.ts";
import { type Kubernetes, openKubernetes } from "./api/tke/kubernetes.ts";
import { type Addresses, openAddresses } from "./api/vpc/addresses.ts";
import { openSecurityGroups, type SecurityGroup } from "./api/vpc/security-groups.ts";
import { openTemplates, type Templates } from "./api/vpc/templates.ts";
import { type Networks, openNetworks } from "./api/vpc/vpcs.ts";
import { Access } from "./auth/access.ts";
import { Busy } from "./busy.ts";
import { type ObjectStorage, openObjectStorage } from "./cos/buckets.ts";
import { newHex } from "./credentials.ts";
import type { CloudprovSettings } from "./settings.ts";

interface CloudprovSaved extends SavedWorld {
  /** The last ID that is a number. */
  readonly numbers: number;
}

/** Everything that exists on the simulated platform. Each family of objects has its own member. */
export class World implements Saveable {
  readonly hub: Hub<CloudprovSettings>;
  readonly requestCheck: RequestCheck | undefined;
  readonly actionFailures = new Plans<TargetedActionFailure>();
  readonly busy: Busy;
  readonly access: Access;
  readonly templates: Templates;
  readonly gateway: Gateway;
  readonly protection: Protection;
  readonly tags: Tags;
  readonly rememberedAnswers: Store<RememberedAnswer>;
  readonly securityGroups: Store<SecurityGroup>;
  /** Private networks. */
  readonly networks: Networks;
  /** Public addresses. */
  readonly eips: Addresses;
  readonly keyPairs: Store<KeyPair>;
  readonly machines: Store<Machine>;
  readonly images: Store<MachineImage>;
  readonly instanceTypes: Store<InstanceType>;
  readonly disks: Store<Disk>;
  readonly snapshots: Store<Snapshot>;
  readonly queues: Store<Queue>;
  readonly dns: Records;
  readonly privateDns: PrivateDns;
  readonly camRoles: Store<CamRole>;
  readonly camUsers: Store<CamUser>;
  readonly camAccessKeys: Store<CamAccessKey>;
  readonly camPolicies: Store<CamPolicy>;
  readonly camGroups: Store<CamGroup>;
  readonly camMemberships: Store<CamMembership>;
  readonly policyAttachments: Store<PolicyAttachment>;
  readonly objectStorage: ObjectStorage;
  readonly logs: Logs;
  readonly scfNamespaces: Store<ScfNamespace>;
  readonly scfFunctions: Store<ScfFunction>;
  readonly certificates: Store<SslCertificate>;
  readonly loadBalancing: LoadBalancing;
  readonly mysql: Mysql;
  readonly redis: Redis;
  readonly kubernetes: Kubernetes;
  /** Kafka. */
  readonly kafka: Kafka;
  readonly postgres: Postgres;

  readonly #stores: Stores;
  // A reset does not restart this, so that no ID is used twice.
  #numbers = 1_194_000_000;

  constructor(hub: Hub<CloudprovSettings>, requestCheck?: RequestCheck) {
    this.hub = hub;
    this.requestCheck = requestCheck;
    this.busy = new Busy(hub.clock);
    this.#stores = new Stores(hub);
    this.access = new Access(this.#stores, hub.ids);
    this.templates = openTemplates(this.#stores);
    this.gateway = openGateway(this.#stores);
    this.protection = openProtection(this.#stores);
    this.tags = new Tags(this.#stores);
    this.rememberedAnswers = openRememberedAnswers(this.#stores);
    this.securityGroups = openSecurityGroups(this.#stores);
    this.networks = openNetworks(this.#stores);
    this.eips = openAddresses(this.#stores);
    this.keyPairs = openKeyPairs(this.#stores);
    this.instanceTypes = openInstanceTypes(this.#stores);
    this.machines = openMachines(this.#stores);
    this.images = openImages(this.#stores);
    this.disks = openDisks(this.#stores);
    this.snapshots = openSnapshots(this.#stores);
    this.queues = openQueues(this.#stores);
    this.dns = openRecords(this.#stores);
    this.privateDns = openPrivateDns(this.#stores);
    this.camRoles = openCamRoles(this.#stores);
    this.camUsers = openCamUsers(this.#stores);
    this.camAccessKeys = openCamAccessKeys(this.#stores);
    this.camPolicies = openCamPolicies(this.#stores);
    this.camGroups = openCamGroups(this.#stores);
    this.camMemberships = openCamMemberships(this.#stores);
    this.policyAttachments = openPolicyAttachments(this.#stores);
    this.objectStorage = openObjectStorage(this.#stores);
    this.logs = openLogs(this.#stores);
    this.scfNamespaces = openScfNamespaces(this.#stores);
    this.scfFunctions = openScfFunctions(this.#stores);
    this.certificates = openCertificates(this.#stores);
    this.loadBalancing = openLoadBalancing(this.#stores);
    this.mysql = openMysql(this.#stores);
    this.redis = openRedis(this.#stores);
    this.kubernetes = openKubernetes(this.#stores);
    this.kafka = openKafka(this.#stores);
    this.postgres = openPostgres(this.#stores);
  }

  /** The settings of the moment. */
  get settings(): CloudprovSettings {
    return this.hub.settings;
  }

  /** Milliseconds since 1970, by the platform's clock. */
  now(): number {
    return this.hub.clock.now() + this.settings.clockSkewMs;
  }

  /** The time now as the platform writes it: `2023-11-14T22:13:20Z`. */
  timeText(ms: number = this.now()): string {
    return `${new Date(ms).toISOString().slice(0, 19)}Z`;
  }

  /** The same as some services write it, in the time of Beijing: `2023-11-15 06:13:20`. */
  localTimeText(ms: number = this.now()): string {
    return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  }

  /** A new ID like `ipm-3k9x0a7b`. */
  newId(prefix: string): string {
    return `${prefix}-${this.hub.ids.text("0123456789abcdefghijklmnopqrstuvwxyz", 8)}`;
  }

  /** A new ID like `5cd3a17e-fb0b-418c-afd7-77b365397426`. */
  newUuid(): string {
    return this.hub.ids.uuid();
  }

  /** A new ID of hexadecimal digits. */
  newHex(digits: number): string {
    return newHex(this.hub.ids, digits);
  }

  /** A new ID that is a number, as `1194109872`. */
  newNumber(): string {
    this.#numbers += this.hub.ids.integer(1, 101);
    return String(this.#numbers);
  }

  /** Back to the state of the start. The credentials of the start stay good; IDs are not given out again. */
  reset(): void {
    this.busy.clear();
    this.#stores.clear();
    this.access.seed();
  }

  /** Grows with every change of an object. */
  get revision(): number {
    return this.#stores.revision;
  }

  /** Everything that exists. */
  save(): CloudprovSaved {
    const { credentials } = this.access;
    return { objects: this.#stores.save(), credentials, numbers: this.#numbers };
  }

  /** Replaces everything that exists. No object is busy afterwards. */
  load(saved: SavedWorld): void {
    const { objects, credentials, numbers } = saved as CloudprovSaved;
    this.busy.clear();
    this.#stores.load(objects);
    Object.assign(this.access.credentials, credentials);
    this.#numbers = numbers;
  }
}
