// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { DnspodDomainInstance, type DnspodDomainInstanceArgs, type DnspodDomainInstanceState } from "../dnspodDomainInstance.ts";
export { DnspodRecord, type DnspodRecordArgs, type DnspodRecordState } from "../dnspodRecord.ts";
export { getDnspodRecords, getDnspodRecordsOutput, type GetDnspodRecordsArgs, type GetDnspodRecordsOutputArgs, type GetDnspodRecordsResult } from "../getDnspodRecords.ts";
export { DnspodDomainInstanceIsMark, DnspodDomainInstanceStatus, DnspodRecordStatus, GetDnspodRecordsSortField, GetDnspodRecordsSortType } from "../types/enums.ts";
export type { types } from "../types/families/dns.ts";
