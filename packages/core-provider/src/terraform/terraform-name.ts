import type { Field } from "../definition/field.ts";

/** How Terraform calls the type of a resource: `confluent_kafka_topic`. */
export function terraformResource(provider: string, name: string): string {
  return `${provider}_${snakeCase(name)}`;
}

/** How Terraform calls the data source that a function stands for: `confluent_kafka_topic` for `getKafkaTopic`. */
export function terraformDataSource(provider: string, name: string): string {
  return terraformResource(provider, name.replace(/^get/, ""));
}

/**
 * How Terraform calls a property; undefined when it has none like it. What the definition does not say follows from the
 * property's own name: in snake case, a block of which there may be several in the singular.
 */
export function terraformName(name: string, field: Field): string | undefined {
  const { terraform = {} } = field.facts;
  if (terraform === false) return undefined;
  if (typeof terraform === "string") return terraform;
  return snakeCase(field.item?.fields === undefined || terraform.plural ? name : singular(name));
}

function snakeCase(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
}

function singular(name: string): string {
  if (/aws$/i.test(name)) return name;
  if (name.endsWith("ies")) return `${name.slice(0, -"ies".length)}y`;
  return name.replace(/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/, "");
}
