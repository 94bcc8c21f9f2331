import { allOrNone, type Rule } from "@org/core-provider";

/** Variables of the provider's configuration that configure a service together. An inner pair lists alternatives. */
export interface VariableGroup {
  /** Key and secret, required unless the provider uses OAuth. */
  readonly keys: readonly [key: string, secret: string];
  /** The other variables if the provider uses keys. */
  readonly withKeys: readonly (string | Alternatives)[];
  /** The variables if the provider uses OAuth. Missing for a service that supports only keys. */
  readonly withOauth?: readonly (string | Alternatives)[];
}

type Alternatives = readonly [string, string];

const schemaRegistry = ["schemaRegistryId", ["schemaRegistryRestEndpoint", "catalogRestEndpoint"]] as const;
const flink = ["flinkRestEndpoint", "organizationId", "environmentId", "flinkComputePoolId", "flinkPrincipalId"];

/** The variable groups by service. */
export const variableGroups = {
  kafka: {
    keys: ["kafkaApiKey", "kafkaApiSecret"],
    withKeys: ["kafkaRestEndpoint"],
    withOauth: ["kafkaId", "kafkaRestEndpoint"],
  },
  schemaRegistry: {
    keys: ["schemaRegistryApiKey", "schemaRegistryApiSecret"],
    withKeys: schemaRegistry,
    withOauth: schemaRegistry,
  },
  flink: { keys: ["flinkApiKey", "flinkApiSecret"], withKeys: flink, withOauth: flink },
  tableflow: { keys: ["tableflowApiKey", "tableflowApiSecret"], withKeys: [] },
} as const satisfies Readonly<Record<string, VariableGroup>>;

/** The variables of a group for keys or OAuth; undefined if the service does not support OAuth. */
export function membersOf(group: VariableGroup, oauth: boolean): readonly (string | Alternatives)[] | undefined {
  return oauth ? group.withOauth : [...group.keys, ...group.withKeys];
}

/** False for a service that supports only its own keys. */
export function takesOauth(group: VariableGroup): boolean {
  return membersOf(group, true) !== undefined;
}

/** Requires all variables of a group or none. */
export function wholeOrNothing(group: VariableGroup, oauth: boolean): Rule[] {
  const members = membersOf(group, oauth);
  if (members === undefined) return [];
  const names = members.filter((member) => typeof member === "string");
  const [alternatives] = members.filter((member) => typeof member !== "string");
  return [alternatives ? allOrNoneWithOneOf(names, alternatives) : allOrNone(...names)];
}

/** True if a group is complete: its values then take precedence over a resource's properties. */
export function isComplete(group: VariableGroup, values: Readonly<Record<string, unknown>>, oauth: boolean): boolean {
  const members = membersOf(group, oauth);
  return members?.every((member) => [member].flat().some((name) => isSet(values[name]))) ?? false;
}

/** True if a variable has a value other than an empty string. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== "";
}

/** Requires all of `names` and one of two alternatives, or none of them. */
function allOrNoneWithOneOf(names: readonly string[], [first, second]: Alternatives): Rule {
  return {
    says: `${names.join(", ")} and one of ${first} and ${second} must be set together or not at all`,
    fields: [...names, first, second],
    test: (values, shown) =>
      allOrNone(...names, isSet(values[second]) && !isSet(values[first]) ? second : first).test(values, shown),
  };
}
