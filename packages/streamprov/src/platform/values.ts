/** The values of a resource by property. Their types are not checked. */
export type Values = Readonly<Record<string, unknown>>;
