const organization = "The generator calls the result of a lookup without arguments as if it were an output.";

/**
 * Programs that an official generator does not write correctly, with the reason, by package, page and language. Their
 * pages have no tab for the language.
 */
export const missing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "cloudprov/resources/action-resource.md": {
    go: "The generator writes lists in a map of any values as `pulumi.Any{...}`, but `pulumi.Any` is a function.",
  },
  "streamprov/programs/flink.md": { go: organization },
  "streamprov/programs/flink-function.md": { go: organization },
};
