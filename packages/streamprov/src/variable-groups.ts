import { allOrNone, type Rule } from "@org/core-provider";

/** Variables of the provider's configuration that give a service together. Several names in one place are alternatives. */
export interface VariableGroup {
  /** Key and secret. They belong to the group where the provider signs in with keys. */
  readonly keys: readonly [key: string, secret: string];
  /** What goes with the key. */
  readonly withKeys: readonly (string | Alternatives)[];
  /** What is given with OAuth. Left out where the service takes keys alone. */
  readonly withOauth?: readonly (string | Alternatives)[];
}

type Alternatives = readonly [string, string];

const schemaRegistry = ["schemaRegistryId", ["schemaRegistryRestEndpoint", "catalogRestEndpoint"]] as const;
const flink = ["flinkRestEndpoint", "organizationId", "environmentId", "flinkComputePoolId", "flinkPrincipalId"];

/** The groups by their services. */
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

/** The members of a group, by how the provider signs in; none where the service cannot be used so. */
export function membersOf(group: VariableGroup, oauth: boolean): readonly (string | Alternatives)[] | undefined {
  return oauth ? group.withOauth : [...group.keys, ...group.withKeys];
}

/** False where a service takes its own keys alone. */
export function takesOauth(group: VariableGroup): boolean {
  return membersOf(group, true) !== undefined;
}

/** A group is given whole or not at all. */
export function wholeOrNothing(group: VariableGroup, oauth: boolean): Rule[] {
  const members = membersOf(group, oauth);
  if (members === undefined) return [];
  const names = members.filter((member) => typeof member === "string");
  const [alternatives] = members.filter((member) => typeof member !== "string");
  return [alternatives ? allOrNoneWithOneOf(names, alternatives) : allOrNone(...names)];
}

/** True when a group gives its service: then it wins over what a resource says. */
export function isComplete(group: VariableGroup, values: Readonly<Record<string, unknown>>, oauth: boolean): boolean {
  const members = membersOf(group, oauth);
  return members?.every((member) => [member].flat().some((name) => isSet(values[name]))) ?? false;
}

/** True for a variable that is given: an empty one is not. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== "";
}

/** All of `names` and one of two alternatives, or nothing at all. */
function allOrNoneWithOneOf(names: readonly string[], [first, second]: Alternatives): Rule {
  return {
    says: `${names.join(", ")} and one of ${first} and ${second} must be set together or not at all`,
    fields: [...names, first, second],
    test: (values, shown) =>
      allOrNone(...names, isSet(values[second]) && !isSet(values[first]) ? second : first).test(values, shown),
  };
}
