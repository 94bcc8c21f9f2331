import type { FamilyNames } from "../../definition/provider-outline.ts";
import type { PackageSchema } from "../../schema/package-schema.ts";
import { nameOf, PackageModel } from "./package-model.ts";

/** The parts of an SDK. A program can import a family without the types of the others. */
export interface SdkParts {
  /** The provider, the configuration, and the definitions without a family. */
  readonly shared: PackageModel;
  /** The families, by name. */
  readonly families: ReadonlyMap<string, PackageModel>;
  /** The part that a resource or function belongs to. */
  readonly of: (token: string) => PackageModel;
}

/** Splits a package by the names of its families. */
export function sdkParts(schema: PackageSchema, names: Readonly<Record<string, FamilyNames>>): SdkParts {
  const families = new Map(
    Object.entries(names).map(([name, { resources, functions }]) => {
      const known = new Set([...resources, ...functions]);
      const part = partOf(schema, (token) => known.has(nameOf(token)));
      const bare = { ...part, config: { variables: {} }, provider: { ...part.provider, ...withoutProperties } };
      return [name, new PackageModel(bare, `types/families/${name}.ts`)];
    }),
  );
  const owners = new Map([...families.values()].flatMap((family) => family.tokens().map((token) => [token, family])));
  const shared = new PackageModel(
    partOf(schema, (token) => !owners.has(token)),
    "types/shared.ts",
  );
  return { shared, families, of: (token) => owners.get(token) ?? shared };
}

const withoutProperties = { inputProperties: {}, properties: {} };

function partOf(schema: PackageSchema, has: (token: string) => boolean): PackageSchema {
  const { resources, functions } = schema;
  return { ...schema, resources: filtered(resources, has), functions: filtered(functions, has) };
}

function filtered<T>(all: Readonly<Record<string, T>>, has: (token: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([token]) => has(token)));
}
