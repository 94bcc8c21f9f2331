/** The name of a provider package that is measured. */
export type PackageName = "streamprov" | "appprov" | "cloudprov";
