// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { SslCertificate, type SslCertificateArgs, type SslCertificateState } from "../sslCertificate.ts";
export { getSslCertificates, getSslCertificatesOutput, type GetSslCertificatesArgs, type GetSslCertificatesOutputArgs, type GetSslCertificatesResult } from "../getSslCertificates.ts";
export { SslCertificateType, GetSslCertificatesType } from "../types/enums.ts";
export type { types } from "../types/families/certificates.ts";
