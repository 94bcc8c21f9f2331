import { type Fields, field } from "@org/core-provider";

type Answered = "always";

const presence = (returned: Answered | undefined) => (returned ? { returned } : {});
const text = (wire: string, returned?: Answered) =>
  field.string({ output: true, ...presence(returned), wire, docs: "A text." });
const number = (wire: string, returned?: Answered) =>
  field.number({ output: true, ...presence(returned), wire, docs: "A number." });
const flag = (wire: string) => field.boolean({ output: true, optional: true, wire, docs: "True or false." });
const link = (relation: string, returned?: Answered) => text(`_links.${relation}.href`, returned);
const part = <F extends Fields>(fields: F, wire: string) =>
  field.object(fields, { output: true, optional: true, wire, docs: "An object." });
const parts = <F extends Fields>(fields: F, wire: string) =>
  field.list(field.object(fields, { docs: "An object." }), { output: true, wire, docs: "Objects." });

const id = { id: number("id", "always") };
const named = { ...id, handle: text("handle", "always"), createdAt: text("created_at") };
const operation = {
  ...id,
  type: text("type", "always"),
  status: text("status", "always"),
  createdAt: text("created_at"),
};
const lastOperation = { lastOperation: part(operation, "_embedded.last_operation") };

const service = {
  ...id,
  processType: text("process_type"),
  containers: number("container_count"),
  memory: number("container_memory_limit_mb"),
  instanceClass: text("instance_class"),
  zeroDowntime: flag("force_zero_downtime"),
  healthCheck: flag("naive_health_check"),
  freeScaling: flag("restart_free_scaling"),
  stopTimeout: number("stop_timeout"),
  app: link("app"),
  database: link("database"),
  account: link("account"),
};

const drain = {
  ...named,
  type: text("drain_type"),
  account: link("account", "always"),
  database: link("database"),
};

const challenge = {
  method: text("method"),
  from: text("from.name"),
  to: parts({ name: text("name"), legacy: flag("legacy") }, "to"),
};

/** The members of documents that this package reads, by collection. */
export const documents = {
  accounts: { ...named, stack: link("stack", "always"), organization: link("organization") },
  apps: {
    ...named,
    ...lastOperation,
    gitRepo: text("git_repo"),
    account: link("account", "always"),
    configuration: link("current_configuration"),
    setting: link("current_setting"),
    services: parts(service, "_embedded.services"),
  },
  backup_retention_policies: id,
  certificates: { ...id, content: text("certificate_body"), createdAt: text("created_at") },
  configurations: id,
  database_images: { ...id, type: text("type", "always"), version: text("version", "always") },
  // After a failed provision, some members are missing.
  databases: {
    ...named,
    ...lastOperation,
    type: text("type"),
    backups: flag("enable_backups"),
    url: text("connection_url"),
    disk: part({ size: number("size"), iops: number("provisioned_iops") }, "_embedded.disk"),
    credentials: parts({ url: text("connection_url") }, "_embedded.database_credentials"),
    account: link("account"),
    service: link("service"),
    image: link("database_image"),
    primary: link("initialize_from"),
  },
  log_drains: drain,
  metric_drains: drain,
  operations: operation,
  organizations: { id: text("id", "always"), name: text("name") },
  service_sizing_policies: { enabled: flag("scaling_enabled") },
  services: service,
  settings: id,
  stacks: { ...id, name: text("name", "always"), organization: link("organization") },
  vhosts: {
    ...id,
    createdAt: text("created_at"),
    type: text("type"),
    domain: text("user_domain"),
    virtualDomain: text("virtual_domain"),
    externalHost: text("external_host"),
    algorithm: text("load_balancing_algorithm_type"),
    platform: text("platform"),
    port: number("container_port"),
    ports: field.list(field.integer({ docs: "A port." }), { output: true, wire: "container_ports", docs: "Ports." }),
    addresses: field.list(field.string({ docs: "An address." }), {
      output: true,
      wire: "ip_whitelist",
      docs: "Addresses.",
    }),
    internal: flag("internal"),
    default: flag("default"),
    managed: flag("acme"),
    shared: flag("shared"),
    challenges: parts(challenge, "acme_configuration.challenges"),
    service: link("service", "always"),
    certificate: link("certificate"),
    setting: link("current_setting"),
  },
} satisfies Readonly<Record<string, Fields>>;

/** Name of a collection of documents. */
export type DocumentKind = keyof typeof documents;
