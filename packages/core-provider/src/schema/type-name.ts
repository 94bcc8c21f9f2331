/**
 * The name of a nested type: its owner's and its property's. The elements of lists, sets and maps get the singular.
 *
 * @example
 * ```ts
 * nestedTypeName("KafkaTopic", "credentials"); // KafkaTopicCredentials
 * nestedTypeName("Network", singular("zoneInfos")); // NetworkZoneInfo
 * ```
 */
export function nestedTypeName(owner: string, property: string): string {
  return owner === "" ? property : owner + upperFirst(property);
}

/**
 * The singular by the rules of Pulumi's bridged SDKs, which only look at the ending: `addresses` becomes `address`, but
 * `aws` becomes `aw`. Programs written for those SDKs use these names.
 */
export function singular(name: string): string {
  for (const [ending, replacement] of endings) {
    if (ending.test(name)) return name.replace(ending, replacement);
  }
  return name;
}

/** `KafkaTopic` for `kafkaTopic`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/(ss|us|is)$/i, "$1"],
  [/([^aeiou])ies$/i, "$1y"],
  [/(ss|sh|ch|x|alias|status|bus)es$/i, "$1"],
  [/s$/i, ""],
];
