import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A package that is left, bridged from Terraform. */
export interface BridgedPackage {
  /** Its name on npm, such as `@pulumi/confluentcloud`. */
  readonly npmName: string;
  /** Its name to the engine, such as `confluentcloud`. */
  readonly provider: string;
  /** Variables of its provider that the new package has no need of, with what becomes of their meaning. */
  readonly withoutCounterpart: Readonly<Record<string, string>>;
}

/** The package that takes over. */
export interface NativePackage {
  readonly npmName: string;
  readonly provider: string;
  readonly version: string;
  /** Where the engine downloads its plugin, as the SDK tells it. */
  readonly pluginDownloadUrl: string | undefined;
  readonly schema: Schema;
}

/** What is left for what. */
export interface Takeover {
  readonly from: BridgedPackage;
  readonly to: NativePackage;
}

/** The part of a Pulumi package schema that is looked at here. */
export interface Schema {
  readonly config: { readonly variables: Readonly<Record<string, TypeSpec>> };
  readonly types: Readonly<Record<string, { readonly properties?: Readonly<Record<string, TypeSpec>> }>>;
  readonly resources: Readonly<Record<string, ResourceSpec>>;
  readonly functions: Readonly<Record<string, unknown>>;
}

/** A resource of a schema. */
export interface ResourceSpec {
  readonly properties: Readonly<Record<string, TypeSpec>>;
  readonly inputProperties: Readonly<Record<string, TypeSpec>>;
}

/** The type of a property. */
export interface TypeSpec {
  readonly type?: string;
  readonly $ref?: string;
  readonly items?: TypeSpec;
  readonly additionalProperties?: TypeSpec;
}

/** Reads what a package says of itself. */
export async function nativePackage(folder: string): Promise<NativePackage> {
  const [manifest, schema] = await Promise.all(
    ["package.json", "schema.json"].map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))),
  );
  return {
    npmName: manifest.name,
    provider: manifest.pulumi.name,
    version: manifest.version,
    pluginDownloadUrl: schema.pluginDownloadURL,
    schema,
  };
}
