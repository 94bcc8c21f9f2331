/**
 * Programs that an official generator does not write correctly, with the reason, by package, page and language. Their
 * pages have no tab for the language.
 */
export const missing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "cloudprov/resources/action-resource.md": {
    go: "The generator writes lists in a map of any values as `pulumi.Any{...}`, but `pulumi.Any` is a function.",
  },
};
