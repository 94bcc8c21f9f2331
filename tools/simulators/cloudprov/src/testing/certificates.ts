/** Certificates for tests, made as they are needed: there is no key in the repository. */
export { type TestCertificate, testAuthority } from "../../../../../packages/core-http/test/certificate.ts";
