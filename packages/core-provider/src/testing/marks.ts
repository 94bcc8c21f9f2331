import { Asset } from "../value/asset.ts";

/** Properties by name. May hold the marks of this module, at any depth. */
export type Values = Readonly<Record<string, unknown>>;

/** A value that is secret. */
export class Secret {
  /** The value itself. */
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Marks a value as secret: in inputs that a test gives, and in what it expects to get back.
 *
 * @example
 * ```ts
 * const key = await host.resource("ApiKey", "ci").create({ owner: "sa-1" });
 * expect(key.outputs).toMatchObject({ secret: secret("s3cr3t") });
 * ```
 */
export function secret(value: unknown): Secret {
  return new Secret(value);
}

/** A reference to another resource, as a program makes one by passing the resource itself. */
export class Reference {
  readonly urn: string;
  readonly id: string | undefined;
  constructor(urn: string, id: string | undefined) {
    this.urn = urn;
    this.id = id;
  }
}

/** Makes a resource reference. Without an ID it stands for a resource that is not created yet. */
export function reference(urn: string, id?: string): Reference {
  return new Reference(urn, id);
}

/** An output value: a value together with what it depends on. */
export class OutputValue {
  readonly value: unknown;
  readonly secret: boolean;
  readonly dependencies: readonly string[];
  constructor(value: unknown, options: { readonly secret: boolean; readonly dependencies: readonly string[] }) {
    this.value = value;
    this.secret = options.secret;
    this.dependencies = options.dependencies;
  }
}

/** Makes an output value. Without a value it is one that is not known yet. */
export function outputValue(
  options: { readonly value?: unknown; readonly secret?: boolean; readonly dependencies?: readonly string[] } = {},
): OutputValue {
  return new OutputValue(options.value, { secret: options.secret ?? false, dependencies: options.dependencies ?? [] });
}

/** Makes an asset that holds a text. */
export function textAsset(text: string): Asset {
  return new Asset("asset", { text });
}
