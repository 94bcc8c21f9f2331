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
 * The state that the bridged package would have left of the same objects: its names, its lists of what nobody wrote in
 * every object, its notes of what Terraform keeps, its IDs where they are others, objects that hold a secret secret as a whole, and an empty value for
 * every output that the platform gave none.
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
  const { inputs = {}, outputs = {}, id } = resource;
  const type = resource.type.replace("confluentcloud:", "streamprov:") as keyof typeof schema.resources;
  const { properties } = schema.resources[type] as { readonly properties: Record<string, TypeSpec> };
  const { __defaults: defaulted = {}, ...given } = inputs;
  return {
    ...resource,
    ...(resource.type.endsWith(":TableflowTopic") ? { id: String(outputs["displayName"]) } : {}),
    inputs: bridgedInputs(given, defaulted as Properties, "") as Properties,
    outputs: {
      __meta: '{"schema_version":"1"}',
      __pulumi_raw_state_delta: { obj: { ps: {} } },
      ...(withEmpty(outputs, properties) as Properties),
      id,
    },
  };
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
