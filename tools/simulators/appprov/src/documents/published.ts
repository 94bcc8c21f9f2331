import {
  anything,
  chosenBy,
  decimal,
  flag,
  integer,
  isObject,
  listOf,
  mapOf,
  nullable,
  type ObjectOf,
  object,
  oneOf,
  optional,
  type Shape,
  text,
} from "@org/simulator";

/*
 * The members that the platform's published models give each kind of document. There are no others, and a value where
 * null is not allowed is required. Clients that parse with the models fail on a document that lacks a member.
 */

const changed = { created_at: text(), updated_at: text() };
const maybeText = nullable(text());
const maybeNumber = nullable(integer());
const ports = listOf(listOf(integer()));
const free = mapOf(anything());

/** The members of a document besides those that every document has. */
const members = {
  account: {
    ...changed,
    type: text(),
    name: maybeText,
    handle: text(),
    onboarding_status: text(),
    number: text(),
    activated: flag(),
    syslog_host: maybeText,
    syslog_port: maybeNumber,
    bastion_host: maybeText,
    bastion_port: integer(),
    ssh_portal_port: maybeNumber,
    container_count: integer(),
    domain_count: integer(),
    total_disk_size: integer(),
    total_app_count: integer(),
    app_container_count: integer(),
    database_container_count: integer(),
    total_database_count: integer(),
    sweetness_stack: maybeText,
    sweetness_stack_version: maybeText,
    gentlemanjerry_endpoint: maybeText,
    gentlemanjerry_certificate: maybeText,
    gentlemanjerry_docker_name: maybeText,
    gentlemanjerry_instance_id: maybeText,
    ca_body: maybeText,
  },
  app: {
    ...changed,
    handle: text(),
    git_repo: text(),
    status: text(),
    deployment_method: maybeText,
  },
  backup: {
    ...changed,
    database_handle: text(),
    final: flag(),
  },
  backup_retention_policy: {
    created_at: text(),
    daily: integer(),
    monthly: integer(),
    yearly: integer(),
    pitr_days: integer(),
    make_copy: flag(),
    keep_final: flag(),
  },
  certificate: {
    ...changed,
    certificate_body: text(),
    private_key: text(),
    common_name: text(),
    not_before: text(),
    not_after: text(),
    issuer_country: text(),
    issuer_organization: text(),
    issuer_website: maybeText,
    issuer_common_name: text(),
    subject_country: maybeText,
    subject_state: maybeText,
    subject_locale: maybeText,
    subject_organization: maybeText,
    acme: flag(),
    leaf_certificate: text(),
    certificate_chain: text(),
    sha256_fingerprint: text(),
    trusted: flag(),
    self_signed: flag(),
    certificate_arn: maybeText,
    subject_alternative_names: listOf(text()),
    private_key_algorithm: text(),
  },
  configuration: { env: free },
  database: {
    ...changed,
    handle: text(),
    type: maybeText,
    passphrase: maybeText,
    connection_url: maybeText,
    provisioned: flag(),
    status: text(),
    docker_repo: maybeText,
    port_mapping: ports,
    initial_disk_size: maybeNumber,
    initial_container_size: maybeNumber,
    current_kms_arn: maybeText,
    enable_backups: flag(),
    enable_pitr: flag(),
    pitr_bucket: maybeText,
    oldest_pitr_time: maybeText,
  },
  database_credential: {
    ...changed,
    type: text(),
    default: flag(),
    connection_url: text(),
  },
  database_image: {
    ...changed,
    type: text(),
    version: text(),
    discoverable: flag(),
    visible: flag(),
    default: flag(),
    description: text(),
    docker_repo: text(),
  },
  disk: {
    ...changed,
    handle: text(),
    ebs_volume_id: maybeText,
    ebs_volume_type: maybeText,
    filesystem: text(),
    key_bytes: integer(),
    size: integer(),
    provisioned_iops: integer(),
    baseline_iops: maybeNumber,
    host: maybeText,
    device: maybeText,
    attached: flag(),
    ec2_instance_id: maybeText,
    availability_zone: maybeText,
    current_kms_arn: maybeText,
  },
  log_drain: {
    ...changed,
    handle: text(),
    drain_type: text(),
    status: text(),
    drain_host: text(),
    drain_port: integer(),
    drain_username: maybeText,
    drain_password: maybeText,
    logging_token: maybeText,
    url: maybeText,
    drain_apps: flag(),
    drain_databases: flag(),
    drain_ephemeral_sessions: flag(),
    drain_proxies: flag(),
    gentlemanjerry_certificate: maybeText,
    gentlemanjerry_docker_name: maybeText,
    gentlemanjerry_instance_id: maybeText,
    gentlemanjerry_host: maybeText,
    gentlemanjerry_port_mapping: ports,
    gentlemanjerry_allocation: listOf(text()),
  },
  metric_drain: {
    ...changed,
    handle: text(),
    drain_type: text(),
    status: text(),
    drain_configuration: free,
    aggregator_ca_certificate: maybeText,
    aggregator_ca_private_key_blob: maybeText,
    aggregator_host: maybeText,
    aggregator_port_mapping: ports,
    aggregator_instance_id: maybeText,
    aggregator_docker_name: maybeText,
    aggregator_allocation: listOf(text()),
  },
  operation: {
    ...changed,
    type: text(),
    status: text(),
    cancelled: flag(),
    aborted: flag(),
    git_ref: maybeText,
    docker_ref: maybeText,
    env: free,
    container_size: maybeNumber,
    container_count: maybeNumber,
    disk_size: integer(),
    command: maybeText,
    handle: maybeText,
    certificate: maybeText,
    private_key: maybeText,
    user_name: text(),
    user_email: text(),
    destination_region: maybeText,
    interactive: nullable(flag()),
    instance_profile: maybeText,
    mount_point: maybeText,
    daily: maybeNumber,
    monthly: maybeNumber,
    yearly: maybeNumber,
    pitr_days: maybeNumber,
    make_copy: nullable(flag()),
    keep_final: nullable(flag()),
    enable_backups: nullable(flag()),
    enable_pitr: nullable(flag()),
    settings: free,
    sensitive_settings: free,
  },
  service: {
    ...changed,
    handle: text(),
    docker_repo: maybeText,
    docker_ref: maybeText,
    process_type: text(),
    command: text(),
    container_count: integer(),
    container_memory_limit_mb: maybeNumber,
    instance_class: text(),
    force_zero_downtime: flag(),
    naive_health_check: flag(),
    restart_free_scaling: flag(),
    stop_timeout: maybeNumber,
  },
  service_sizing_policy: {
    ...changed,
    scaling_enabled: flag(),
    default_policy: flag(),
    autoscaling: text(),
    metric_lookback_seconds: integer(),
    percentile: decimal(),
    post_scale_up_cooldown_seconds: integer(),
    post_scale_down_cooldown_seconds: integer(),
    post_release_cooldown_seconds: integer(),
    mem_cpu_ratio_r_threshold: decimal(),
    mem_cpu_ratio_c_threshold: decimal(),
    mem_scale_up_threshold: decimal(),
    mem_scale_down_threshold: decimal(),
    minimum_memory: integer(),
    maximum_memory: maybeNumber,
    min_cpu_threshold: nullable(decimal()),
    max_cpu_threshold: nullable(decimal()),
    min_containers: maybeNumber,
    max_containers: maybeNumber,
    scale_up_step: maybeNumber,
    scale_down_step: maybeNumber,
    use_horizontal_scale: flag(),
    account_id: maybeNumber,
  },
  setting: { settings: free, sensitive_settings: free },
  stack: {
    ...changed,
    name: text(),
    version: text(),
    region: text(),
    default: nullable(flag()),
    public: flag(),
    ssh_host_dsa_public_key: text(),
    ssh_host_rsa_public_key: text(),
    ssh_host_ecdsa_public_key: text(),
    ssh_portal_host: text(),
    ssh_portal_port: integer(),
    outbound_ip_addresses: listOf(text()),
    memory_limits: flag(),
    cpu_limits: flag(),
    intrusion_detection: flag(),
    expose_intrusion_detection_reports: flag(),
    account_id: maybeText,
    vpc_id: maybeText,
    vpc_cidr: maybeText,
    internal_domain: maybeText,
    default_domain: maybeText,
    brickwall_enabled: flag(),
  },
  vhost: {
    ...changed,
    virtual_domain: text(),
    type: text(),
    elastic_load_balancer_name: maybeText,
    application_load_balancer_arn: maybeText,
    security_group_id: maybeText,
    external_host: maybeText,
    external_http_port: maybeNumber,
    external_https_port: maybeNumber,
    internal_host: maybeText,
    internal_http_port: maybeNumber,
    internal_https_port: maybeNumber,
    internal_health_port: maybeNumber,
    docker_name: maybeText,
    status: text(),
    platform: text(),
    default: flag(),
    internal: flag(),
    container_exposed_ports: listOf(integer()),
    host_mapped_ports: listOf(integer()),
    ip_whitelist: listOf(text()),
    user_domain: maybeText,
    acme: flag(),
    acme_status: maybeText,
    acme_dns_challenge_host: maybeText,
    acme_configuration: nullable(
      object({
        challenges: listOf(
          object({
            method: text(),
            from: optional(object({ type: text(), name: text() })),
            to: optional(listOf(object({ type: text(), name: text(), legacy: optional(flag()) }))),
          }),
        ),
      }),
    ),
    container_port: maybeNumber,
    container_ports: listOf(integer()),
    shared: nullable(flag()),
    shared_fingerprint: maybeText,
    load_balancing_algorithm_type: maybeText,
  },
} as const;

/** A kind of document: `vhost`. */
export type DocumentKind = keyof typeof members;

/** The fields of a document of a kind, without the object's ID, dates, relations and embedded documents. */
export type DocumentFields<K extends DocumentKind> = Omit<ObjectOf<(typeof members)[K]>, keyof typeof changed>;

/** The date members of a kind's documents: creation, last change, both or none. */
export function datesOf(kind: DocumentKind): readonly (keyof typeof changed)[] {
  return (["created_at", "updated_at"] as const).filter((name) => name in members[kind]);
}

/** The embedded documents, for the kinds that have some. */
const insides = {
  account: () => object({}),
  app: () =>
    object({ services: listOf(documentShape("service")), last_operation: nullable(documentShape("operation")) }),
  database: () =>
    object({
      disk: nullable(documentShape("disk")),
      database_credentials: listOf(documentShape("database_credential")),
      last_operation: nullable(documentShape("operation")),
    }),
} as const satisfies Partial<Record<DocumentKind, () => Shape<unknown>>>;

/** Where documents of each kind lead to. A relation that an object does not have is not there. */
const relations = {
  account: [
    "stack",
    "organization",
    "apps",
    "databases",
    "vhosts",
    "log_drains",
    "metric_drains",
    "backups",
    "backup_retention_policies",
    "certificates",
  ],
  app: ["account", "current_configuration", "current_setting", "services", "vhosts", "operations"],
  backup: ["account"],
  backup_retention_policy: ["account"],
  certificate: ["account", "vhosts"],
  configuration: ["app"],
  database: ["account", "service", "database_image", "disk", "initialize_from", "dependents", "operations"],
  database_credential: ["database"],
  database_image: [],
  disk: ["account"],
  log_drain: ["account", "database", "operations"],
  metric_drain: ["account", "database", "operations"],
  operation: ["resource", "app", "database", "service", "vhost", "log_drain", "metric_drain", "logs"],
  service: ["account", "app", "database", "vhosts", "operations", "service_sizing_policies"],
  service_sizing_policy: ["service"],
  setting: [],
  stack: ["organization"],
  vhost: ["service", "certificate", "current_setting", "operations"],
} as const satisfies Readonly<Record<DocumentKind, readonly string[]>>;

/** A relation of documents of a kind. */
export type Relation<K extends DocumentKind> = (typeof relations)[K][number];

const link = object({ href: text() });
const linksTo = (names: readonly string[]) =>
  object(Object.fromEntries(["self", ...names].map((name) => [name, optional(link)])));

/** The shape of a document of a kind. */
export function documentShape(kind: DocumentKind): Shape<unknown> {
  const inside = kind in insides ? insides[kind as keyof typeof insides]() : undefined;
  return object({
    id: integer(),
    _type: oneOf(kind),
    _links: linksTo(relations[kind]),
    ...members[kind],
    // Not there when the caller asks for a document without it.
    ...(inside === undefined ? {} : { _embedded: optional(inside) }),
  });
}

/** All kinds of documents. */
export const documentKinds = Object.keys(members) as DocumentKind[];

const anyDocument = chosenBy(
  "_type",
  Object.fromEntries(documentKinds.map((kind) => [kind, documentShape(kind)])) as Record<DocumentKind, Shape<unknown>>,
);
const listing = object({
  total_count: integer(),
  per_page: integer(),
  current_page: integer(),
  _links: linksTo(["prev", "next"]),
  _embedded: mapOf(listOf(anyDocument)),
});

/** What the documents say of an answer of the API; undefined for one that is neither a document nor a list of them. */
export function shapeOfResponse(body: unknown): Shape<unknown> | undefined {
  if (!isObject(body)) return undefined;
  if ("_type" in body) return anyDocument;
  return "total_count" in body ? listing : undefined;
}
