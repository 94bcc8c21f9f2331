import { invalidValue, refusedByKafka } from "./errors.ts";
import { problemOf, type SettingType } from "./setting-values.ts";

/** What Kafka knows about a setting of a link. */
export interface LinkSetting extends SettingType {
  /** The value of a link that does not set it. */
  readonly byDefault: string;
  /** It is said when the link is made, and stays. */
  readonly fixed?: true;
  /** Its value is in no answer. */
  readonly sensitive?: true;
}

const text = { type: "string", byDefault: "" } as const;
const flag = { type: "boolean", byDefault: "false" } as const;
const signIn = {
  "security.protocol": { ...text, byDefault: "PLAINTEXT", values: ["SASL_SSL", "SSL", "PLAINTEXT", "SASL_PLAINTEXT"] },
  "sasl.mechanism": { ...text, byDefault: "GSSAPI" },
  "sasl.jaas.config": { ...text, sensitive: true },
  "sasl.oauthbearer.token.endpoint.url": text,
  "sasl.login.callback.handler.class": text,
} as const;

/** All settings of a link, by name. */
export const linkSettings: Readonly<Record<string, LinkSetting>> = {
  "acl.filters": text,
  "acl.sync.enable": flag,
  "acl.sync.ms": { type: "int", min: 1000, byDefault: "5000" },
  "auto.create.mirror.topics.enable": flag,
  "auto.create.mirror.topics.filters": text,
  "bootstrap.servers": { type: "list", byDefault: "" },
  "cluster.link.prefix": text,
  "connection.mode": { ...text, byDefault: "OUTBOUND", values: ["OUTBOUND", "INBOUND"], fixed: true },
  "consumer.group.prefix.enable": flag,
  "consumer.offset.group.filters": text,
  "consumer.offset.sync.enable": flag,
  "consumer.offset.sync.ms": { type: "int", min: 1000, byDefault: "30000" },
  "link.mode": { ...text, byDefault: "DESTINATION", values: ["DESTINATION", "SOURCE", "BIDIRECTIONAL"], fixed: true },
  "mirror.start.offset.spec": { ...text, byDefault: "earliest" },
  "remote.link.connection.mode": { ...text, values: ["OUTBOUND", "INBOUND"], fixed: true },
  "topic.config.sync.include": text,
  "topic.config.sync.ms": { type: "int", min: 1000, byDefault: "5000" },
  ...signIn,
  ...Object.fromEntries(Object.entries(signIn).map(([name, setting]) => [`local.${name}`, setting])),
};

/**
 * Checks a setting of a link as Kafka does.
 *
 * @throws a refusal for an unknown name, or a value that it cannot have.
 */
export function checkLinkSetting(name: string, value: string | null): void {
  const setting = linkSettings[name];
  if (setting === undefined) throw refusedByKafka(`Unknown cluster link config name: ${name}`);
  const problem = value === null ? "Null value not supported" : problemOf(setting, value);
  if (problem !== undefined) throw invalidValue(name, String(value), problem);
}
