import type { Account, BackupRetentionPolicy, Organization, Stack } from "../records.ts";
import { type Document, documentOf, type Scene } from "./document.ts";

/** An environment as the API shows it. */
export function accountDocument(scene: Scene, account: Account): Document {
  const { id, handle, type } = account;
  const own = `/accounts/${id}`;
  return documentOf(scene, {
    kind: "account",
    path: "/accounts",
    record: account,
    fields: {
      type,
      name: handle,
      handle,
      onboarding_status: "completed",
      number: `act-${id}`,
      activated: true,
      syslog_host: null,
      syslog_port: null,
      bastion_host: null,
      bastion_port: 1022,
      ssh_portal_port: null,
      ...countsOf(scene, id),
      sweetness_stack: null,
      sweetness_stack_version: null,
      gentlemanjerry_endpoint: null,
      gentlemanjerry_certificate: null,
      gentlemanjerry_docker_name: null,
      gentlemanjerry_instance_id: null,
      ca_body: null,
    },
    links: {
      stack: `/stacks/${account.stackId}`,
      organization: organizationUrl(scene, account.organizationId),
      apps: `${own}/apps`,
      databases: `${own}/databases`,
      vhosts: `${own}/vhosts`,
      log_drains: `${own}/log_drains`,
      metric_drains: `${own}/metric_drains`,
      backups: `${own}/backups`,
      backup_retention_policies: `${own}/backup_retention_policies`,
      certificates: `${own}/certificates`,
    },
    embedded: {},
  });
}

/** Counts of the objects in an environment. */
function countsOf({ world }: Scene, id: string) {
  const inside = (one: { readonly accountId: string }) => one.accountId === id;
  const services = world.services.allSeen().filter(inside);
  const databases = world.databases.allSeen().filter(inside);
  const vhosts = world.vhosts.allSeen().filter(({ serviceId }) => services.some((one) => one.id === serviceId));
  const containers = (some: typeof services) => some.reduce((sum, one) => sum + one.containerCount, 0);
  const ofApps = services.filter(({ appId }) => appId !== undefined);
  return {
    container_count: containers(services),
    app_container_count: containers(ofApps),
    database_container_count: containers(services) - containers(ofApps),
    domain_count: vhosts.length,
    total_app_count: world.apps.allSeen().filter(inside).length,
    total_database_count: databases.length,
    total_disk_size: world.disks
      .allSeen()
      .filter(inside)
      .reduce((sum, { size }) => sum + size, 0),
  };
}

/** A stack as the API shows it. */
export function stackDocument(scene: Scene, stack: Stack): Document {
  const { name, region, organizationId } = stack;
  return documentOf(scene, {
    kind: "stack",
    path: "/stacks",
    record: stack,
    fields: {
      name,
      version: "v2",
      region,
      default: null,
      public: organizationId === undefined,
      ssh_host_dsa_public_key: "ssh-dss AAAAB3NzaC1kc3MAAA",
      ssh_host_rsa_public_key: "ssh-rsa AAAAB3NzaC1yc2EAAA",
      ssh_host_ecdsa_public_key: "ecdsa-sha2-nistp256 AAAAE2VjZHNhAAA",
      ssh_portal_host: `ssh-${name}.example.com`,
      ssh_portal_port: 22,
      outbound_ip_addresses: ["192.0.2.10"],
      memory_limits: true,
      cpu_limits: true,
      intrusion_detection: organizationId !== undefined,
      expose_intrusion_detection_reports: false,
      account_id: null,
      vpc_id: null,
      vpc_cidr: null,
      internal_domain: `${name}.internal.example.com`,
      default_domain: "on-example.com",
      brickwall_enabled: false,
    },
    links: { organization: organizationId === undefined ? undefined : organizationUrl(scene, organizationId) },
  });
}

/** A policy as the API shows it. */
export function retentionPolicyDocument(scene: Scene, policy: BackupRetentionPolicy): Document {
  const { daily, monthly, yearly, makeCopy, keepFinal, accountId } = policy;
  return documentOf(scene, {
    kind: "backup_retention_policy",
    path: undefined,
    record: policy,
    fields: { daily, monthly, yearly, pitr_days: 0, make_copy: makeCopy, keep_final: keepFinal },
    links: { account: `/accounts/${accountId}` },
  });
}

/** An organization as the Auth API shows it. Its ID is a UUID. */
export function organizationDocument(scene: Scene, { id, name }: Organization): Document {
  return { id, name, _links: { self: { href: organizationUrl(scene, id) } }, _type: "organization" };
}

function organizationUrl({ world }: Scene, id: string): string {
  return `${world.addresses.auth}/organizations/${id}`;
}
