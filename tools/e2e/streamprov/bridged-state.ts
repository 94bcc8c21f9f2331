import schema from "@org/streamprov/schema.json" with { type: "json" };

/** What says of an object in a state that it is a secret. */
const signature = "4dabf18193072939515e22adb298388d";
const secret = "1b47061264138c4ac30d75fd1eb44270";

type Properties = Record<string, unknown>;

interface TypeSpec {
  readonly type?: string;
  readonly $ref?: string;
  readonly items?: TypeSpec;
}

interface Resource {
  readonly type: string;
  readonly id?: string;
  readonly inputs?: Properties;
  readonly outputs?: Properties;
}

/** A state as `pulumi stack export --show-secrets` writes it. */
export interface Exported {
  readonly version: number;
  readonly deployment: { readonly resources: readonly Resource[] } & Properties;
}

/**
 * Returns the state that the bridged package would have stored for the same objects. It has the bridge's names and IDs,
 * lists the defaults in each object, contains Terraform's metadata and an empty value for each missing output, and
 * encrypts objects that contain a secret as a whole. It has no hashes of archives, and the rules of a schema, which are a
 * set in Terraform, have another order in the outputs.
 */
export function bridged(state: Exported): Exported {
  const renamed = JSON.parse(
    JSON.stringify(state)
      .replaceAll(
        /pulumi:providers:streamprov::default_[^:"]*?(?="|::)/g,
        "pulumi:providers:confluentcloud::default_2_82_0",
      )
      .replaceAll("pulumi:providers:streamprov", "pulumi:providers:confluentcloud")
      .replaceAll("streamprov:index/", "confluentcloud:index/"),
  ) as Exported;
  const resources = renamed.deployment.resources.map((each) =>
    each.type.startsWith("confluentcloud:")
      ? bridgedResource(each)
      : each.type === "pulumi:providers:confluentcloud"
        ? bridgedProvider(each)
        : each,
  );
  return { ...renamed, deployment: { ...renamed.deployment, resources } };
}

function bridgedProvider(provider: Resource): Resource {
  const { __internal: _, __account: _account, ...inputs } = provider.inputs ?? {};
  const { __account: _recorded, ...outputs } = provider.outputs ?? {};
  return {
    ...provider,
    inputs: { ...inputs, __internal: {}, version: "2.82.0" },
    outputs: { ...outputs, version: "2.82.0" },
  };
}

function bridgedResource(resource: Resource): Resource {
  const { contentHash: _given, ...inputs } = resource.inputs ?? {};
  const { contentHash: _hash, ...outputs } = resource.outputs ?? {};
  const { id } = resource;
  const type = resource.type.replace("confluentcloud:", "streamprov:") as keyof typeof schema.resources;
  const { contentHash: _spec, ...properties } = propertiesOfType(type);
  const { __defaults: defaulted = {}, ...given } = inputs;
  return {
    ...resource,
    ...(resource.type.endsWith(":TableflowTopic") ? { id: String(outputs["displayName"]) } : {}),
    inputs: bridgedInputs(given, defaulted as Properties, "") as Properties,
    outputs: {
      __meta: '{"schema_version":"1"}',
      __pulumi_raw_state_delta: { obj: { ps: {} } },
      ...(withEmpty(withReversedRules(outputs), properties) as Properties),
      id,
    },
  };
}

function propertiesOfType(type: keyof typeof schema.resources): Readonly<Record<string, TypeSpec>> {
  return (schema.resources[type] as { readonly properties: Readonly<Record<string, TypeSpec>> }).properties;
}

function withReversedRules({ ruleset, ...outputs }: Properties): Properties {
  if (!isObject(ruleset)) return outputs;
  const reversed = Object.entries(ruleset).map(([name, rules]) => [
    name,
    Array.isArray(rules) ? rules.toReversed() : rules,
  ]);
  return { ...outputs, ruleset: Object.fromEntries(reversed) };
}

/** Every object lists the defaults of the bridge. Properties that are false by default are not written. */
function bridgedInputs(value: unknown, defaulted: Properties, path: string): unknown {
  if (Array.isArray(value)) return value.map((each) => bridgedInputs(each, {}, ""));
  if (!isObject(value)) return value;
  if (isSecret(value)) return hidden(bridgedInputs(shown(value), defaulted, path));
  const isMap = Object.keys(value).some((name) => !/^\w+$/.test(name));
  if (isMap) return value;
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const inner = Object.entries(value)
    .filter(([name, each]) => !(each === false && at(name) in defaulted))
    .map(([name, each]) => [name, bridgedInputs(each, defaulted, at(name))]);
  return {
    __defaults: Object.keys(value).filter((name) => value[name] !== false && at(name) in defaulted),
    ...Object.fromEntries(inner),
  };
}

function withEmpty(value: unknown, properties: Readonly<Record<string, TypeSpec>>): unknown {
  if (!isObject(value)) return value;
  if (isSecret(value)) return hidden(withEmpty(shown(value), properties));
  const empty = Object.entries(properties).map(([name, spec]) => {
    const given = value[name];
    const inner = propertiesOf(spec);
    if (given === undefined) return [name, emptyOf(spec)];
    return [name, inner === undefined ? given : withEmpty(given, inner)];
  });
  return { ...value, ...Object.fromEntries(empty) };
}

function emptyOf(spec: TypeSpec): unknown {
  if (spec.type === "array") return [];
  if (spec.type === "boolean") return false;
  if (spec.type === "integer" || spec.type === "number") return 0;
  if (spec.type === "object") return {};
  return propertiesOf(spec) === undefined ? "" : null;
}

function propertiesOf({ $ref }: TypeSpec): Readonly<Record<string, TypeSpec>> | undefined {
  const types = schema.types as Record<string, { readonly properties?: Record<string, TypeSpec> }>;
  return $ref === undefined ? undefined : types[$ref.replace("#/types/", "")]?.properties;
}

/** A secret's value, without the secrets inside of it. */
function shown(value: unknown): unknown {
  if (isSecret(value)) return shown(JSON.parse(value.plaintext));
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
}

function hidden(value: unknown): Properties {
  return { [signature]: secret, plaintext: JSON.stringify(value) };
}

function isSecret(value: unknown): value is { readonly plaintext: string } {
  return isObject(value) && value[signature] === secret;
}

function isObject(value: unknown): value is Properties {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
