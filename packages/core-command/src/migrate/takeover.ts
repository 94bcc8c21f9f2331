import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** An old package, bridged from Terraform. */
export interface BridgedPackage {
  /** Its npm name, such as `@pulumi/confluentcloud`. */
  readonly npmName: string;
  /** Its provider name, such as `confluentcloud`. */
  readonly provider: string;
  /** Variables of its provider without a counterpart, with an explanation. */
  readonly withoutCounterpart: Readonly<Record<string, string>>;
}

/** The new package. */
export interface NativePackage {
  readonly npmName: string;
  readonly provider: string;
  readonly version: string;
  /** Download address of its plugin, as the SDK sets it. */
  readonly pluginDownloadUrl: string | undefined;
  readonly schema: Schema;
}

/** A migration from one package to another. */
export interface Takeover {
  readonly from: BridgedPackage;
  readonly to: NativePackage;
}

/** The part of a Pulumi package schema that a migration uses. */
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
  readonly secret?: boolean;
}

/** Reads the description of a package from its files. */
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
