export type { Problem } from "@org/simulator";
export * from "@org/simulator/testing";
export type { TargetedActionFailure } from "./action-failures.ts";
export type { NewDevice, NewTrend } from "./api/antiddos/protection-state.ts";
export type * from "./api/antiddos/records.ts";
export type { ApiConfig } from "./api/apigateway/api-config.ts";
export type {
  NewApi,
  NewApiBinding,
  NewOnlineEnvironment,
  NewPlanBinding,
  NewRelease,
  NewSubDomain,
} from "./api/apigateway/gateway-state.ts";
export type * from "./api/apigateway/records.ts";
export type { CallEntry, CallFilter } from "./api/call-entry.ts";
export type { NewCamAccessKey } from "./api/cam/access-key-state.ts";
export type { CamAccessKey } from "./api/cam/access-keys.ts";
export type { NewPolicyAttachment } from "./api/cam/attachment-state.ts";
export type { PolicyAttachment } from "./api/cam/attachments.ts";
export type { NewCamGroup } from "./api/cam/group-state.ts";
export type { CamGroup } from "./api/cam/groups.ts";
export type { NewCamMembership } from "./api/cam/membership-state.ts";
export type { CamMembership } from "./api/cam/memberships.ts";
export type { CamPolicy } from "./api/cam/policies.ts";
export type { NewCamPolicy } from "./api/cam/policy-state.ts";
export type { NewCamRole } from "./api/cam/role-state.ts";
export type { CamRole } from "./api/cam/roles.ts";
export type { NewCamUser } from "./api/cam/user-state.ts";
export type { CamUser } from "./api/cam/users.ts";
export type { NewDisk } from "./api/cbs/disk-state.ts";
export type { Disk } from "./api/cbs/disks.ts";
export type { NewSnapshot } from "./api/cbs/snapshot-state.ts";
export type { Snapshot } from "./api/cbs/snapshots.ts";
export type { MysqlAccount, MysqlDatabase, MysqlInstance, MysqlNode, MysqlPrivileges } from "./api/cdb/mysql.ts";
export type { NewMysqlAccount, NewMysqlDatabase, NewMysqlInstance } from "./api/cdb/mysql-state.ts";
export type * from "./api/ckafka/kafka.ts";
export type { NewKafkaInstance, NewKafkaTopic } from "./api/ckafka/kafka-state.ts";
export type {
  NewForwardingRule,
  NewListener,
  NewLoadBalancer,
  NewTarget,
  NewTargetGroup,
} from "./api/clb/clb-state.ts";
export type * from "./api/clb/listeners.ts";
export type * from "./api/clb/load-balancing.ts";
export type * from "./api/clb/rules.ts";
export type * from "./api/clb/target-groups.ts";
export type * from "./api/clb/targets.ts";
export type { Index, IndexedKey, IndexRule, Logset, Topic } from "./api/cls/logs.ts";
export type { NewIndex, NewLogset, NewTopic } from "./api/cls/logs-state.ts";
export type { NewMachineImage } from "./api/cvm/image-state.ts";
export type { MachineImage } from "./api/cvm/images.ts";
export type { NewInstanceType } from "./api/cvm/instance-type-state.ts";
export type { InstanceType } from "./api/cvm/instance-types.ts";
export type { NewMachine } from "./api/cvm/machine-state.ts";
export type { Machine } from "./api/cvm/machines.ts";
export type { NewDnsDomain, NewDnsRecord } from "./api/dnspod/dns-state.ts";
export type { DnsDomain, DnsRecord } from "./api/dnspod/records.ts";
export type * from "./api/postgres/postgres-instances.ts";
export type { NewPostgresInstance } from "./api/postgres/postgres-state.ts";
export type { PrivateRecord, PrivateZone } from "./api/privatedns/private-dns.ts";
export type { NewPrivateRecord, NewPrivateZone } from "./api/privatedns/private-dns-state.ts";
export type * from "./api/redis/redis-instances.ts";
export type { NewRedisInstance } from "./api/redis/redis-state.ts";
export type { CheckedCall, RequestCheck } from "./api/request-check.ts";
export type { NewScfFunction } from "./api/scf/function-state.ts";
export type * from "./api/scf/functions.ts";
export type { NewScfNamespace } from "./api/scf/namespace-state.ts";
export type { ScfNamespace } from "./api/scf/namespaces.ts";
export type { NewSslCertificate } from "./api/ssl/certificate-state.ts";
export type { SslCertificate } from "./api/ssl/certificates.ts";
export type { Tag } from "./api/tag/tags.ts";
export type { NewQueue } from "./api/tdmq/queue-state.ts";
export type { Queue } from "./api/tdmq/queues.ts";
export type { NewCluster, NewClusterNode, NewNodePool } from "./api/tke/cluster-state.ts";
export type { Cluster, ClusterNode } from "./api/tke/kubernetes.ts";
export type { NodePool } from "./api/tke/node-pools.ts";
export type { Address } from "./api/vpc/addresses.ts";
export type { NatGateway } from "./api/vpc/nat-gateways.ts";
export type { DnatRule, SnatRule } from "./api/vpc/nat-rules.ts";
export type { AclEntry, NetworkAcl } from "./api/vpc/network-acls.ts";
export type { NetworkInterface } from "./api/vpc/network-interfaces.ts";
export type { Route } from "./api/vpc/routes.ts";
export type { NewSecurityGroup } from "./api/vpc/security-group-state.ts";
export type { SecurityGroup, SecurityGroupRule } from "./api/vpc/security-groups.ts";
export type { Subnet } from "./api/vpc/subnets.ts";
export type { NewTemplate, NewTemplateGroup } from "./api/vpc/template-state.ts";
export type { Template, TemplateGroup, TemplateMember } from "./api/vpc/templates.ts";
export type {
  NewDnatRule,
  NewNatGateway,
  NewNetworkAcl,
  NewNetworkInterface,
  NewRoute,
  NewRouteTable,
  NewSnatRule,
  NewSubnet,
  NewVpc,
} from "./api/vpc/vpc-state.ts";
export type { RouteTable, Vpc } from "./api/vpc/vpcs.ts";
export type * from "./auth/records.ts";
export { type AccountCopy, type AccountSnapshot, startCopy } from "./copy.ts";
export type { Bucket, CosUpload, StoredObject } from "./cos/buckets.ts";
export type { NewBucket, NewCosUpload, NewStoredObject } from "./cos/storage-state.ts";
export type { Credentials } from "./credentials.ts";
export { publishedModels } from "./published.ts";
export type { CloudprovOptions, CloudprovSettings, GatewayQuotas } from "./settings.ts";
export { simulatedServices } from "./simulated-services.ts";
export { type CloudprovSimulator, type StartOptions, startSimulator } from "./simulator.ts";
export type { State } from "./state.ts";
export { type TestCertificate, testAuthority } from "./testing/certificates.ts";
