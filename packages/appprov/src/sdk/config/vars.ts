// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

/** The stack's configuration of appprov: what `pulumi config set appprov:<name>` has set, else undefined. */
export const config = {};
