import type { Field, Fields } from "../definition/field.ts";
import { completeImportIdOf, importFormOf, whyNotImported } from "../definition/import-form.ts";
import { parentsOf, parentTypesOf } from "../definition/parent-objects.ts";
import type { ResourceDefinition } from "../definition/resource.ts";
import { resourceToken } from "../definition/token.ts";
import { isRecord } from "../value/record.ts";
import type { TerraformSource } from "./mapping.ts";
import { terraformName, terraformResource } from "./terraform-name.ts";

/** How objects that Terraform has in its state are imported, of one type. */
export interface TerraformImport {
  /** Token of the resource here: `streamprov:index/kafkaTopic:KafkaTopic`. */
  readonly token: string;
  /** Why there is no import, and what to do instead, as a sentence; undefined when there is one. */
  readonly refusal: string | undefined;
  /** Prerequisites of an import besides the ID, as Markdown. */
  readonly needs: string | undefined;
  /** The environment variable that the import of one object alone reads, by its import ID. */
  variable(importId: string): string | undefined;
  /** The service that the import reads from environment variables; undefined if it needs none. */
  service(importId: string, attributes: Readonly<Record<string, unknown>>): TerraformService | undefined;
  /** The import ID of an object with these attributes. */
  importId(attributes: Readonly<Record<string, unknown>>): string | undefined;
  /** The objects that contain an object with these attributes, nearest first: token and ID of each. */
  parents(attributes: Readonly<Record<string, unknown>>): readonly TerraformParent[];
}

/** A service with its own endpoint and credentials. Each variable has one value in a run of the CLI. */
export interface TerraformService {
  readonly variables: readonly string[];
  /** The known IDs that identify it, by property: `{ kafkaCluster: "lkc-1" }`. */
  readonly ids: Readonly<Record<string, string>>;
  readonly endpoint?: string | undefined;
}

/** An object that contains another one. */
export interface TerraformParent {
  readonly token: string;
  readonly id: string;
}

/** How objects in a state of Terraform's provider are imported, by its types. */
export function terraformImports(provider: TerraformSource): ReadonlyMap<string, TerraformImport> {
  const { terraform, name, parents = {} } = provider;
  if (terraform === undefined) return new Map();
  return new Map(
    provider.resources.map((resource) => {
      const found: TerraformImport = {
        token: resourceToken(name, resource.name),
        refusal: whyNotImported(resource),
        needs: importFormOf(resource)?.needs,
        variable: (importId) => importFormOf(resource)?.variable?.(importId),
        importId: (attributes) => terraformImportId(resource, attributes),
        service: (importId, attributes) => serviceOf(resource, importId, attributes),
        parents(attributes) {
          const held = parentsOf(parentTypesOf(parents, resource.name), readValues(resource.spec.fields, attributes));
          return held.map(({ kind, id }) => ({ token: resourceToken(name, kind), id }));
        },
      };
      return [terraformResource(terraform, resource.name), found] as const;
    }),
  );
}

/** The import ID of an object with these attributes in Terraform's state; undefined if they lack parts of it. */
export function terraformImportId(
  resource: ResourceDefinition,
  attributes: Readonly<Record<string, unknown>>,
): string | undefined {
  const { id } = attributes;
  if (typeof id !== "string" || id === "") return undefined;
  return completeImportIdOf(resource, id, readValues(resource.spec.fields, attributes));
}

/**
 * The service of an object whose import reads an endpoint and credentials from variables. The state or the import ID contains its IDs:
 * Terraform's provider may have been configured for the service, and objects then do not name it.
 */
function serviceOf(
  resource: ResourceDefinition,
  importId: string,
  attributes: Readonly<Record<string, unknown>>,
): TerraformService | undefined {
  const form = importFormOf(resource);
  const variables = form?.serviceVariables?.(importId) ?? [];
  if (variables.length === 0) return undefined;
  const { fields } = resource.spec;
  const values: Readonly<Record<string, unknown>> = {
    ...form?.parse?.(importId)?.state,
    ...readValues(fields, attributes),
  };
  const endpoints = Object.values(values).map((value) => (isRecord(value) ? value["restEndpoint"] : undefined));
  const endpoint = [values["restEndpoint"], ...endpoints].find((value) => typeof value === "string" && value !== "");
  return {
    variables,
    ids: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (isRecord(value) && hasId(value) ? [[name, value.id]] : [])),
    ),
    endpoint: typeof endpoint === "string" ? endpoint : undefined,
  };
}

function hasId(value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & { id: string } {
  return typeof value["id"] === "string" && value["id"] !== "";
}

/** Converts attributes to our properties: a single block becomes an object. */
function readValues(fields: Fields, attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const called = terraformName(name, field);
      const value = called === undefined ? undefined : readValue(field, attributes[called]);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function readValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (field.kind === "object") {
    const [only] = [value].flat();
    return isRecord(only) ? readValues(field.fields ?? {}, only) : undefined;
  }
  const { item } = field;
  return item !== undefined && Array.isArray(value) ? value.map((one) => readValue(item, one)) : value;
}
