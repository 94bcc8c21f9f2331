// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { PrivateDnsRecord, type PrivateDnsRecordArgs, type PrivateDnsRecordState } from "../privateDnsRecord.ts";
export { PrivateDnsZone, type PrivateDnsZoneArgs, type PrivateDnsZoneState } from "../privateDnsZone.ts";
export { PrivateDnsZoneVpcAttachment, type PrivateDnsZoneVpcAttachmentArgs, type PrivateDnsZoneVpcAttachmentState } from "../privateDnsZoneVpcAttachment.ts";
export { PrivateDnsRecordStatus, PrivateDnsZoneCnameSpeedupStatus, PrivateDnsZoneDnsForwardStatus } from "../types/enums.ts";
export type { types } from "../types/families/private-dns.ts";
