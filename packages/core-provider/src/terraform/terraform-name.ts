import type { Field } from "../definition/field.ts";

/** How Terraform calls the type of a resource: `confluent_kafka_topic`. */
export function terraformResource(provider: string, name: string): string {
  return `${provider}_${snakeCase(name)}`;
}

/** Terraform's name of the data source for a function: `confluent_kafka_topic` for `getKafkaTopic`. */
export function terraformDataSource(provider: string, name: string): string {
  return terraformResource(provider, name.replace(/^get/, ""));
}

/**
 * Terraform's name of a property; undefined if there is no equivalent. Derived from the property's name unless the
 * definition says otherwise: in snake case, with repeatable blocks in the singular.
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
