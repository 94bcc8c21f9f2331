export type { ResponseType } from "./answer-body.ts";
export type { AuthPolicy, OutgoingRequest, RefusedResponse } from "./auth/auth-policy.ts";
export { type BasicAuthOptions, basicAuth } from "./auth/basic.ts";
export { type BearerAuthOptions, bearerAuth } from "./auth/bearer.ts";
export { type ClientCredentialsOptions, clientCredentials } from "./auth/client-credentials.ts";
export { type OauthBearerOptions, oauthBearer } from "./auth/oauth-bearer.ts";
export { type StaticTokenOptions, staticToken } from "./auth/static-token.ts";
export { type StsExchangeOptions, stsExchange } from "./auth/sts-exchange.ts";
export type { TokenRequestOptions } from "./auth/token-request.ts";
export type { Token, TokenSource } from "./auth/token-source.ts";
export { HttpClient } from "./client.ts";
export type {
  Classification,
  HttpClientOptions,
  HttpRequest,
  HttpResponse,
  LimitedRequest,
  LimitOptions,
  RequestOptions,
  ResponseHead,
} from "./client-options.ts";
export { type Clock, systemClock } from "./clock.ts";
export type { WireTimeouts } from "./dispatchers.ts";
export { formatDuration } from "./duration.ts";
export { CancelledError } from "./errors/cancelled-error.ts";
export { ConfigurationError } from "./errors/configuration-error.ts";
export { ConnectionError } from "./errors/connection-error.ts";
export { DeadlineError } from "./errors/deadline-error.ts";
export { HttpError, type HttpErrorFacts } from "./errors/http-error.ts";
export { InvalidAnswerError } from "./errors/invalid-answer-error.ts";
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
  statusText,
} from "./errors/status-error.ts";
export { MemberReader, type MemberReaderOptions, type SharedOperation } from "./member-reader.ts";
export type { Operation, WaitEvent } from "./operation.ts";
export { type LinkPagedRequest, nextLinks, type PagedRequest, pageTokens, type TokenPagedRequest } from "./pages.ts";
export { type PlatformError, readPlatformError } from "./platform-text.ts";
export { type PollOptions, type PollProgress, poll } from "./poll.ts";
export { processRedactor, Redactor } from "./redactor.ts";
export type { RetryOptions } from "./retry.ts";
export { type Query, url } from "./url.ts";
