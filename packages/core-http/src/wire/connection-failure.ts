import type { HelpCode } from "../errors/help-code.ts";

/** Describes why a request ended without a complete response. */
export interface ConnectionFailure {
  /** What happened, with the code: `connection refused (ECONNREFUSED)`. */
  readonly text: string;
  /** The system's or library's code. */
  readonly code: string | undefined;
  /** Whether a retry may succeed. */
  readonly temporary: boolean;
  /** What to check, if the failure suggests something. */
  readonly hint: string | undefined;
  readonly helpCode: HelpCode;
}

/** Describes the error of a connection. Unknown errors count as temporary, because they come from the network. */
export function describeConnectionFailure(error: unknown): ConnectionFailure {
  const root = rootOf(error);
  const code = codeOf(root);
  const message = root instanceof Error ? root.message : String(root);
  if (isCertificateFailure(code)) {
    return {
      text: `the server's certificate is not trusted: ${message}${code === undefined ? "" : ` (${code})`}`,
      code,
      temporary: false,
      hint: "If your network uses its own certificate authority, set NODE_EXTRA_CA_CERTS or SSL_CERT_FILE to its file.",
      helpCode: "untrusted-certificate",
    };
  }
  if (code !== undefined && isTlsMismatch(code)) {
    return {
      text: `the server does not speak TLS as expected (${code})`,
      code,
      temporary: false,
      hint: "Check the scheme and the port of the address.",
      helpCode: "tls-failed",
    };
  }
  const proxyStatus = /Proxy response \((\d+)\)/.exec(message)?.[1];
  if (proxyStatus !== undefined) {
    return {
      text: `the proxy responded with ${proxyStatus}`,
      code: code ?? "PROXY",
      temporary: Number(proxyStatus) >= 500,
      hint: "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and the proxy's credentials in them.",
      helpCode: "proxy-failed",
    };
  }
  if (code !== undefined && invalidRequest.has(code)) {
    return {
      text: `the request is not valid: ${message}`,
      code,
      temporary: false,
      hint: undefined,
      helpCode: "connection-failed",
    };
  }
  const phrase = code === undefined ? undefined : phrases[code];
  const text = phrase ?? (message === "" ? "the connection failed" : message);
  return {
    text: code === undefined ? text : `${text} (${[code, addressOf(root)].filter(Boolean).join(", ")})`,
    code,
    temporary: true,
    hint: isWithoutAddress(code) ? "Check the spelling of the host name and your DNS settings." : undefined,
    helpCode: "connection-failed",
  };
}

const phrases: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  ECONNABORTED: "connection aborted",
  EPIPE: "connection reset",
  ENOTFOUND: "the host name does not resolve",
  EAI_AGAIN: "host name lookup failed temporarily",
  ETIMEDOUT: "connection timed out",
  EHOSTUNREACH: "host unreachable",
  ENETUNREACH: "network unreachable",
  UND_ERR_CONNECT_TIMEOUT: "connection timed out",
  UND_ERR_HEADERS_TIMEOUT: "no response in time",
  UND_ERR_BODY_TIMEOUT: "the response stopped midway",
  UND_ERR_SOCKET: "connection closed by the server",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the response was cut off",
  HPE_INVALID_EOF_STATE: "the response was cut off",
};

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Whether the code says that no connection to the host was possible. */
export function isUnreachable(code: string | undefined): boolean {
  return code !== undefined && (unreachable.has(code) || isCertificateFailure(code) || isTlsMismatch(code));
}

/** Whether the code says that the host name does not resolve. */
export function isWithoutAddress(code: string | undefined): boolean {
  return code === "ENOTFOUND";
}

const invalidRequest = new Set(["UND_ERR_INVALID_ARG", "UND_ERR_NOT_SUPPORTED", "UND_ERR_RES_EXCEEDED_MAX_SIZE"]);

function isCertificateFailure(code: string | undefined): boolean {
  return (
    code !== undefined &&
    /CERT|^UNABLE_TO_|^SELF_SIGNED|^INVALID_CA|^INVALID_PURPOSE|^PATH_LENGTH|^HOSTNAME_MISMATCH|CRL/.test(code)
  );
}

function isTlsMismatch(code: string): boolean {
  return code === "EPROTO" || code.startsWith("ERR_SSL_") || code.startsWith("ERR_TLS_");
}

/** The address that could not be reached. With a proxy, this is not the request's host. */
function addressOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("address" in error && "port" in error) return `${String(error.address)}:${String(error.port)}`;
  return "hostname" in error ? String(error.hostname) : undefined;
}

/** Unwraps the failure. If several addresses were tried, the first one's failure is used. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors[0] as unknown;
  if (error instanceof Error && codeOf(error) === undefined && error.cause !== undefined) return rootOf(error.cause);
  return error;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
