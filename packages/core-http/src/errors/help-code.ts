/**
 * Names the entry of an error in the troubleshooting pages. Several errors with the same remedy have the same code. Codes
 * are stable: users search for them.
 */
export type HelpCode =
  | "invalid-configuration"
  | "invalid-file"
  | "no-credentials"
  | "credentials-failed"
  | "credentials-rejected"
  | "wrong-account"
  | "no-permission"
  | "not-found"
  | "conflict"
  | "rate-limited"
  | "quota-exceeded"
  | "request-rejected"
  | "platform-unavailable"
  | "connection-failed"
  | "untrusted-certificate"
  | "tls-failed"
  | "proxy-failed"
  | "foreign-response"
  | "invalid-response"
  | "timeout"
  | "interrupted"
  | "object-failed"
  | "not-visible"
  | "object-exists"
  | "interrupted-create";
