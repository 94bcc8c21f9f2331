// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { MysqlAccount, type MysqlAccountArgs, type MysqlAccountState } from "../mysqlAccount.ts";
export { MysqlDatabase, type MysqlDatabaseArgs, type MysqlDatabaseState } from "../mysqlDatabase.ts";
export { MysqlInstance, type MysqlInstanceArgs, type MysqlInstanceState } from "../mysqlInstance.ts";
export { MysqlPrivilege, type MysqlPrivilegeArgs, type MysqlPrivilegeState } from "../mysqlPrivilege.ts";
export { getMysqlInstance, getMysqlInstanceOutput, type GetMysqlInstanceArgs, type GetMysqlInstanceOutputArgs, type GetMysqlInstanceResult } from "../getMysqlInstance.ts";
export { MysqlDatabaseCharacterSetName, MysqlInstanceChargeType, MysqlInstanceDestroyProtect, MysqlInstanceEngineVersion, MysqlPrivilegeGlobal, GetMysqlInstanceChargeType, GetMysqlInstanceInstanceRole } from "../types/enums.ts";
export type { types } from "../types/families/mysql.ts";
