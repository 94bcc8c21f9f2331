import type { Unsettled, WrittenValues } from "@org/core-provider";
import { type Difference, differences } from "./differences.ts";
import type { Equivalence } from "./equivalence.ts";
import { comparisons } from "./normal-form.ts";
import type { actionResourceFields } from "./resource-fields.ts";

/**
 * Describes members that the platform returns differently. A member that has neither the written nor the former value
 * was normalized by the platform.
 */
export function unsettledMembers(written: WrittenValues<typeof actionResourceFields>): Unsettled {
  const { args, before, outputs, properties } = written;
  const found = differences("properties", args.properties, outputs.properties, args);
  const sinceBefore = differences("properties", outputs.properties, before.properties, args);
  const others = properties.filter((name) => name !== "properties");
  const mayBeOutdated = ({ member }: Difference) => !sinceBefore.some((one) => one.member === member);
  const mayChange = others.length > 0 || (before.properties !== undefined && found.some(mayBeOutdated));
  const names = [...found.map(({ path }) => path), ...others];
  return {
    mayChange,
    warning: [
      `the platform accepted the request but returns another value of ${names.join(", ")}`,
      ...advice(found, (how) => differences("properties", args.properties, outputs.properties, { ...args, ...how })),
    ].join(". "),
  };
}

/** Sentences that say how to prevent another change by the next `pulumi up`. */
function advice(found: readonly Difference[], compare: (how: Equivalence) => readonly Difference[]): string[] {
  const members = [...new Set(found.map(({ member }) => member))];
  const matching = members.map((member) => {
    const equal = comparisons.find((one) => {
      const rest = compare({ compareAs: { [member]: one } });
      return !rest.some((other) => other.member === member);
    });
    return [member, equal] as const;
  });
  const normalized = matching.flatMap(([member, how]) =>
    how === undefined ? [] : [`${JSON.stringify(member)}: ${JSON.stringify(how)}`],
  );
  const rest = matching.flatMap(([member, how]) => (how === undefined ? [member] : []));
  return [
    ...(normalized.length === 0
      ? []
      : [`To treat both values as equal, set compareAs: { ${normalized.join(", ")} } in your program`]),
    ...(rest.length === 0
      ? []
      : [
          `Write ${rest.join(", ")} as the platform returns ${rest.length > 1 ? "them" : "it"}, or list ${rest.length > 1 ? "them" : "it"} in ignoreDrift`,
        ]),
  ];
}
