import { Asset } from "../value/asset.ts";
import { isRecord } from "../value/record.ts";

/** Properties by name. May contain the markers of this module at any depth. */
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
 * Marks a value as secret, in inputs and in expected values.
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

/** A value without secret marks, as it is within another secret. */
export function withoutSecrets(value: unknown): unknown {
  if (value instanceof Secret) return withoutSecrets(value.value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner)]));
}

/** A reference to another resource, as if a program passed the resource itself. */
export class Reference {
  readonly urn: string;
  readonly id: string | undefined;
  constructor(urn: string, id: string | undefined) {
    this.urn = urn;
    this.id = id;
  }
}

/** Creates a resource reference. Without an ID, the resource has not been created yet. */
export function reference(urn: string, id?: string): Reference {
  return new Reference(urn, id);
}

/** An output value with its dependencies. */
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

/** Creates an output value. Without a value, it is unknown. */
export function outputValue(
  options: { readonly value?: unknown; readonly secret?: boolean; readonly dependencies?: readonly string[] } = {},
): OutputValue {
  return new OutputValue(options.value, { secret: options.secret ?? false, dependencies: options.dependencies ?? [] });
}

/** Creates a text asset. */
export function textAsset(text: string): Asset {
  return new Asset("asset", { text });
}
