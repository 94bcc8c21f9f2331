import type { Field, Fields } from "../definition/field.ts";
import { completeImportIdOf, importFormOf, whyNotImported } from "../definition/import-form.ts";
import { parentsOf } from "../definition/parent-objects.ts";
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
  /** The import ID of an object with these attributes. */
  importId(attributes: Readonly<Record<string, unknown>>): string | undefined;
  /** The objects that contain an object with these attributes, nearest first: token and ID of each. */
  parents(attributes: Readonly<Record<string, unknown>>): readonly TerraformParent[];
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
        parents(attributes) {
          const held = parentsOf(parents, readValues(resource.spec.fields, attributes));
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
