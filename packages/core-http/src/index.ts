export { type BasicAuthOptions, basicAuth } from "./auth/basic.ts";
export { type BearerAuthOptions, bearerAuth } from "./auth/bearer.ts";
export { type ClientCredentialsOptions, clientCredentials } from "./auth/client-credentials.ts";
export {
  type AssumeRoleOptions,
  assumeRole,
  type RoleSession,
} from "./auth/cloud-credentials/assume-role.ts";
export {
  type AssumeRoleWithSamlOptions,
  assumeRoleWithSaml,
} from "./auth/cloud-credentials/assume-role-with-saml.ts";
export {
  type AssumeRoleWithWebIdentityOptions,
  assumeRoleWithWebIdentity,
} from "./auth/cloud-credentials/assume-role-with-web-identity.ts";
export { type CredentialStep, credentialChain } from "./auth/cloud-credentials/credential-chain.ts";
export type { CloudCredentials, CredentialSource } from "./auth/cloud-credentials/credential-source.ts";
export {
  type CredentialVariables,
  type EnvironmentCredentialsOptions,
  environmentCredentials,
} from "./auth/cloud-credentials/environment-credentials.ts";
export { type InstanceRoleOptions, instanceRole } from "./auth/cloud-credentials/instance-role.ts";
export { type PodOidcOptions, podOidc } from "./auth/cloud-credentials/pod-oidc.ts";
export { type ProfileRoleOptions, profileRole } from "./auth/cloud-credentials/profile-role.ts";
export { type SessionTokenOptions, sessionToken } from "./auth/cloud-credentials/session-token.ts";
export {
  type ProfileContent,
  profileCredentials,
  SharedProfile,
  type SharedProfileOptions,
} from "./auth/cloud-credentials/shared-profile.ts";
export { type StaticCredentialsOptions, staticCredentials } from "./auth/cloud-credentials/static-credentials.ts";
export type { StsOptions } from "./auth/cloud-credentials/sts-client.ts";
export type { FoundKeys, KeyNames } from "./auth/cloud-credentials/usable-keys.ts";
export { classifyCos, isCosError, readCosError } from "./auth/cos-error.ts";
export { type CosSignatureInput, cosSignature } from "./auth/cos-signature.ts";
export { type CosSigningOptions, cosSigning } from "./auth/cos-signing.ts";
export { type OauthBearerOptions, oauthBearer } from "./auth/oauth-bearer.ts";
export { type PasswordLoginOptions, passwordLogin } from "./auth/password-login.ts";
export { ServerClock } from "./auth/server-clock.ts";
export { type StaticTokenOptions, staticToken } from "./auth/static-token.ts";
export { type StsExchangeOptions, stsExchange } from "./auth/sts-exchange.ts";
export { classifyTc3, readTc3Error } from "./auth/tc3-error.ts";
export { type Tc3SignatureInput, tc3Signature } from "./auth/tc3-signature.ts";
export { type Tc3SigningOptions, tc3Signing } from "./auth/tc3-signing.ts";
export { Tc3SigningKeys } from "./auth/tc3-signing-keys.ts";
export { type TokenFileOptions, tokenFile } from "./auth/token-file.ts";
export type { TokenRequestOptions } from "./auth/token-request.ts";
export type { Token, TokenSource } from "./auth/token-source.ts";
export { type Clock, systemClock } from "./base/clock.ts";
export {
  bound,
  type CreationNote,
  creating,
  creatingIdempotently,
  type InterruptedCreate,
  type WatchedOperation,
} from "./client/bound.ts";
export { HttpClient } from "./client/client.ts";
export { ConnectionMemory } from "./connection/connection-memory.ts";
export type { CreateMemory, CreateOperation } from "./creation/create-memory.ts";
export { createSafely, type Found, type SafeCreate } from "./creation/create-safely.ts";
export type { RecentObject, RecentSearch } from "./creation/recent-objects.ts";
export type { NameSpace } from "./creation/taken-names.ts";
export { CancelledError } from "./errors/cancelled-error.ts";
export { ConfigurationError, type ConfigurationErrorFacts } from "./errors/configuration-error.ts";
export { ConnectionError } from "./errors/connection-error.ts";
export { CredentialsError, NoCredentialsError, type TriedSource } from "./errors/credentials-error.ts";
export { DeadlineError } from "./errors/deadline-error.ts";
export { ForeignResponseError } from "./errors/foreign-response-error.ts";
export type { HelpCode } from "./errors/help-code.ts";
export { HttpError, type HttpErrorFacts } from "./errors/http-error.ts";
export { InvalidResponseError } from "./errors/invalid-response-error.ts";
export type { Outcome } from "./errors/outcome.ts";
export { OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
export { PaginationError } from "./errors/pagination-error.ts";
export { PollError } from "./errors/poll-error.ts";
export {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  StatusError,
  type StatusErrorFacts,
} from "./errors/status-error.ts";
export { type SharedLimits, sharedLimits } from "./limits/shared-limit-file.ts";
export { endWhenUnreachable } from "./operation/end-when-unreachable.ts";
export type { Operation, WaitEvent } from "./operation/operation.ts";
export type { AuthPolicy, OutgoingRequest, RejectedResponse } from "./origin/auth-policy.ts";
export type {
  Classification,
  HttpClientOptions,
  HttpRequest,
  HttpResponse,
  LimitedRequest,
  LimitOptions,
  RequestOptions,
  ResponseHead,
  TemporaryRejection,
} from "./origin/client-options.ts";
export type { Expectation, ResponseFault } from "./origin/expectation.ts";
export type { RetryOptions } from "./origin/retry.ts";
export type {
  MemberCollection,
  MemberPage,
  MemberReader,
  MemberReaderOptions,
  SharedOperation,
} from "./reading/member-reader.ts";
export { PageBound, type PageBoundOptions } from "./reading/page-bound.ts";
export {
  type PagedRequest,
  pageTokens,
  type TokenPage,
  type TokenPagedRequest,
} from "./reading/pages.ts";
export { type PollOptions, type PollProgress, poll } from "./reading/poll.ts";
export { type TolerantReadOptions, tolerantRead } from "./reading/tolerant-read.ts";
export { processRedactor, Redactor } from "./redaction/redactor.ts";
export type { UploadForm } from "./upload/multipart-form.ts";
export type { UploadProgress, UploadRequest } from "./upload/upload.ts";
export type { BodySink } from "./wire/body-sink.ts";
export type { ProxyUse, WireTimeouts } from "./wire/dispatchers.ts";
export type { PlatformError } from "./wire/platform-text.ts";
export type { ResponseType } from "./wire/response-body.ts";
export { fileContent, type UploadContent } from "./wire/upload-content.ts";
export { type PlainHttp, type Query, safeAddress, url } from "./wire/url.ts";
