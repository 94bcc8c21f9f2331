// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { Database, type DatabaseArgs, type DatabaseState } from "../database.ts";
export { Replica, type ReplicaArgs, type ReplicaState } from "../replica.ts";
export { DatabaseContainerProfile, DatabaseDatabaseType, ReplicaContainerProfile } from "../types/enums.ts";
export type { types } from "../types/families/databases.ts";
