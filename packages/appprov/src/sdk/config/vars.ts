// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** The stack's configuration of appprov: the values set with `pulumi config set appprov:<name>`, undefined if not set. */
export const config = {};
