import { containsUnknown, isUnknown, onlyWhen, type Rule } from "@org/core-provider";

/** The rules between the properties of a network. */
export const networkRules: readonly Rule[] = [
  onlyWhen("zones", {
    says: "cloud is AWS, or cloud is GCP and connectionTypes contains PRIVATELINK or PEERING",
    fields: ["cloud", "connectionTypes"],
    test: ({ cloud, connectionTypes }) => takesZones(cloud, connectionTypes),
  }),
  onlyWhen("dnsConfig", {
    says: "connectionTypes contains PRIVATELINK",
    fields: ["connectionTypes"],
    test: ({ connectionTypes }) => holds(connectionTypes, "PRIVATELINK"),
  }),
  threeDifferent("zones"),
  threeDifferent("zoneInfos"),
  differ("connectionTypes"),
];

function takesZones(cloud: unknown, connectionTypes: unknown): boolean {
  if (cloud === "AWS") return true;
  return cloud === "GCP" && holds(connectionTypes, "PRIVATELINK", "PEERING");
}

/** True when the list contains, or may contain, one of the types. */
function holds(connectionTypes: unknown, ...wanted: readonly string[]): boolean {
  return (
    Array.isArray(connectionTypes) && connectionTypes.some((type) => isUnknown(type) || wanted.includes(String(type)))
  );
}

/** Requires three different elements in a list that is set. */
function threeDifferent(name: string): Rule {
  return {
    says: `${name} must have three different elements.`,
    fields: [name],
    test: ({ [name]: list }, shown) => {
      if (!Array.isArray(list) || containsUnknown(list)) return [];
      return list.length === 3 && different(list) === 3
        ? []
        : [
            {
              path: name,
              message: `must have three different elements, one for each zone, not ${shown(name, list.length)}`,
            },
          ];
    },
  };
}

function differ(name: string): Rule {
  return {
    says: `The elements of ${name} must be different.`,
    fields: [name],
    test: ({ [name]: list }) =>
      !Array.isArray(list) || containsUnknown(list) || different(list) === list.length
        ? []
        : [{ path: name, message: "must not contain an element twice; remove one of the two" }],
  };
}

function different(list: readonly unknown[]): number {
  return new Set(list.map((one) => JSON.stringify(one))).size;
}
