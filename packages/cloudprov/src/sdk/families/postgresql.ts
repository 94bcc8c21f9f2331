// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { PostgresqlInstance, type PostgresqlInstanceArgs, type PostgresqlInstanceState } from "../postgresqlInstance.ts";
export { PostgresqlInstanceChargeType, PostgresqlInstanceCharset, PostgresqlInstanceDbNodeSetRole } from "../types/enums.ts";
export type { types } from "../types/families/postgresql.ts";
