import { type Field, type Fields, isInput } from "../definition/field.ts";
import type { FunctionDefinition } from "../definition/function.ts";
import type { ProviderDefinition } from "../definition/provider.ts";
import type { ResourceDefinition } from "../definition/resource.ts";
import { functionToken, resourceToken } from "../definition/token.ts";
import { terraformDataSource, terraformName, terraformResource } from "./terraform-name.ts";

/** A value as Terraform's provider declares it, in the form in which converters read it. */
interface TerraformSchema {
  readonly type: number;
  readonly required?: true;
  readonly optional?: true;
  readonly computed?: true;
  readonly forceNew?: true;
  readonly sensitive?: true;
  readonly maxItems?: 1;
  readonly deprecated?: string;
  readonly element?: { readonly schema: TerraformSchema } | { readonly resource: TerraformBlock };
}

type TerraformBlock = Readonly<Record<string, TerraformSchema>>;

/** Details that a converter cannot derive from Terraform's schema. */
interface PropertyMapping {
  readonly name?: string;
  readonly maxItemsOne?: boolean;
  readonly element?: { readonly fields: PropertyMappings };
}

type PropertyMappings = Readonly<Record<string, PropertyMapping>>;

interface TokenMapping {
  readonly tok: string;
  readonly fields?: PropertyMappings;
}

/** How to convert programs and states of Terraform's provider to this package: the response to GetMapping. */
export interface TerraformMapping {
  readonly name: string;
  readonly version: string;
  readonly provider: {
    readonly schema: TerraformBlock;
    readonly resources: Readonly<Record<string, TerraformBlock>>;
    readonly dataSources: Readonly<Record<string, TerraformBlock>>;
  };
  readonly config?: PropertyMappings;
  readonly resources: Readonly<Record<string, TokenMapping>>;
  readonly dataSources: Readonly<Record<string, TokenMapping>>;
}

/** The parts of a package that the mapping is derived from. */
export interface TerraformSource extends Pick<ProviderDefinition, "name" | "terraform" | "parents"> {
  readonly config: { readonly fields: Fields };
  readonly resources: readonly ResourceDefinition[];
  readonly functions: readonly FunctionDefinition[];
}

/** The mapping of a package, from its definitions; undefined when Terraform has no provider for the platform. */
export function terraformMapping(provider: TerraformSource): TerraformMapping | undefined {
  const { terraform, name, config } = provider;
  if (terraform === undefined) return undefined;
  const resources = provider.resources.map(({ name: kind, spec }) => {
    const tok = resourceToken(name, kind);
    return { type: terraformResource(terraform, kind), fields: besideId(spec.fields), tok };
  });
  const dataSources = provider.functions.map(({ name: kind, spec }) => {
    const tok = functionToken(name, kind);
    const fields = besideId({ ...spec.outputs, ...spec.inputs });
    return { type: terraformDataSource(terraform, kind), fields, tok };
  });
  return {
    name: terraform,
    version: "",
    provider: {
      schema: block(config.fields),
      resources: Object.fromEntries(resources.map(({ type, fields }) => [type, block(fields)])),
      dataSources: Object.fromEntries(dataSources.map(({ type, fields }) => [type, block(fields)])),
    },
    ...unlessEmpty("config", mappings(config.fields)),
    resources: Object.fromEntries(resources.map(mapped)),
    dataSources: Object.fromEntries(dataSources.map(mapped)),
  };
}

function mapped({ type, fields, tok }: { readonly type: string; readonly fields: Fields; readonly tok: string }) {
  return [type, { tok, ...unlessEmpty("fields", mappings(fields)) }] as const;
}

/** Properties by the names that Terraform has for them. */
function terraformFields(fields: Fields): readonly (readonly [terraform: string, name: string, field: Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const called = terraformName(name, field);
    return called === undefined ? [] : [[called, name, field] as const];
  });
}

/** The properties without the ID, which every Terraform object has. */
function besideId({ id, ...others }: Fields): Fields {
  return id === undefined || !isInput(id) ? others : { id, ...others };
}

const types = { boolean: 1, integer: 2, number: 3, string: 4, list: 5, map: 6, set: 7, object: 5, any: 4 } as const;

function block(fields: Fields): TerraformBlock {
  return Object.fromEntries(terraformFields(fields).map(([called, , field]) => [called, schemaOf(field)]));
}

function schemaOf(field: Field): TerraformSchema {
  const { kind, facts, role } = field;
  const told = !isInput(field);
  return {
    type: types[listKind(field) ?? kind],
    ...(role === "required" ? { required: true } : told ? {} : { optional: true }),
    ...(told || role === "computed" ? { computed: true } : {}),
    ...(facts.replaceOnChange === undefined ? {} : { forceNew: true }),
    ...(facts.secret ? { sensitive: true } : {}),
    ...(isOne(field) ? { maxItems: 1 } : {}),
    ...(facts.deprecated === undefined ? {} : { deprecated: facts.deprecated }),
    ...elementOf(field),
  };
}

function elementOf({ kind, fields, item }: Field): Pick<TerraformSchema, "element"> {
  const members = kind === "object" ? fields : item?.fields;
  if (members !== undefined) return { element: { resource: block(members) } };
  return item === undefined ? {} : { element: { schema: schemaOf(item) } };
}

/**
 * Whether a block can occur at most once. An object of ours always counts as such, even if Terraform's provider does not
 * limit the block: converters read a limit inside of other blocks only from the schema.
 */
function isOne(field: Field): boolean {
  const { kind, facts } = field;
  return kind === "object" || (field.item?.fields !== undefined && !isMany(field) && facts.max === 1);
}

/** Whether a list of at most one object is a block without a limit in Terraform. */
function isMany({ facts: { terraform } }: Field): boolean {
  return typeof terraform === "object" && terraform.many === true;
}

function listKind({ facts: { terraform } }: Field): "list" | "set" | undefined {
  return typeof terraform === "object" ? terraform.kind : undefined;
}

/**
 * Converters map `display_name` to `displayName`, and pluralize lists by their own rules, so list names are given
 * explicitly.
 */
function mappings(fields: Fields): PropertyMappings {
  return Object.fromEntries(
    terraformFields(fields).flatMap(([called, name, field]) => {
      const members = field.kind === "object" ? field.fields : field.item?.fields;
      const inside = members === undefined ? {} : mappings(members);
      const mapping: PropertyMapping = {
        ...(isList(field) || camelCase(called) !== name ? { name } : {}),
        ...(field.kind !== "object" && isOne(field) ? { maxItemsOne: false } : {}),
        ...(Object.keys(inside).length === 0 ? {} : { element: { fields: inside } }),
      };
      return Object.keys(mapping).length === 0 ? [] : [[called, mapping] as const];
    }),
  );
}

function isList({ kind }: Field): boolean {
  return kind === "list" || kind === "set";
}

function camelCase(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function unlessEmpty<K extends string>(key: K, value: PropertyMappings): { readonly [N in K]?: PropertyMappings } {
  return (Object.keys(value).length === 0 ? {} : { [key]: value }) as { readonly [N in K]?: PropertyMappings };
}
