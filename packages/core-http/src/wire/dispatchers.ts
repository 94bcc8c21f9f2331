// Where other packages compile this source, they need the declaration too.
/// <reference path="./undici-parts.d.ts" />
import { type LookupOptions, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { ConfigurationError } from "../errors/configuration-error.ts";

/** Timeouts in milliseconds. */
export interface WireTimeouts {
  /** Connecting, including TLS. Defaults to 30,000. */
  readonly connectMs?: number;
  /**
   * From sending a request that may change something to the response headers. Defaults to 300,000, because some platforms
   * work during the request, and a write that is given up may still take effect.
   */
  readonly headersMs?: number;
  /**
   * The same for a request that changes nothing. It is shorter, because a read can be repeated. Defaults to 60,000, and is
   * at most `headersMs`.
   */
  readonly readHeadersMs?: number;
  /** Between two parts of a response body. Defaults to 60,000. */
  readonly bodyMs?: number;
}

/** Whether requests use the proxy of the environment or connect directly. */
export type ProxyUse = "environment" | "none";

/** Clients with the same settings share connections. */
export interface Connections {
  /** Most connections to one origin. */
  readonly connections: number;
  readonly connectMs: number;
  /** Defaults to `"environment"`. */
  readonly proxy?: ProxyUse;
  /** Whether a connection is reused for several requests. Defaults to true. */
  readonly keepAlive?: boolean;
}

const dispatchers = new Map<string, Promise<Dispatcher>>();
let interceptor: Dispatcher.DispatcherComposeInterceptor | undefined;

/** Lets an interceptor handle the requests of all pools of this process that are created from now on, for tests. */
export function interceptDispatch(given: Dispatcher.DispatcherComposeInterceptor): void {
  interceptor = given;
  dispatchers.clear();
}

/**
 * Returns the connection pool for these settings, one per process. The first call loads undici.
 *
 * Proxies come from `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` (or lower case); loopback hosts never use a
 * proxy. Extra certificate authorities come from `NODE_EXTRA_CA_CERTS` (read by Node.js itself) and `SSL_CERT_FILE`.
 */
export function dispatcherFor({
  connections,
  connectMs,
  proxy = "environment",
  keepAlive = true,
}: Connections): Promise<Dispatcher> {
  const key = [connections, connectMs, keepAlive, process.env["SSL_CERT_FILE"], proxy, ...proxySettings()].join("\n");
  let dispatcher = dispatchers.get(key);
  if (dispatcher === undefined) {
    dispatcher = createDispatcher({ connections, connectMs, proxy, keepAlive });
    dispatchers.set(key, dispatcher);
    dispatcher.catch(() => dispatchers.delete(key));
  }
  return dispatcher;
}

async function createDispatcher({
  connections,
  connectMs,
  proxy,
  keepAlive,
}: Required<Connections>): Promise<Dispatcher> {
  const [{ default: EnvHttpProxyAgent }, { default: AnyDispatcher }, { default: connect }] = await Promise.all([
    import("undici/lib/dispatcher/env-http-proxy-agent.js"),
    import("undici/lib/dispatcher/dispatcher.js"),
    import("undici/lib/api/api-connect.js"),
  ]);
  // The agent's tunnels need this method, which undici's main file also adds.
  AnyDispatcher.prototype.connect ??= connect;
  const ca = await certificateAuthorities();
  const tls = {
    // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not disable verification.
    rejectUnauthorized: true,
    allowH2: false,
    lookup: lookupHost,
    ...(ca === undefined ? {} : { ca }),
  };
  try {
    const agent = new EnvHttpProxyAgent({
      connections,
      connectTimeout: connectMs,
      // 0 closes a connection after its request.
      pipelining: keepAlive ? 1 : 0,
      allowH2: false,
      connect: tls,
      requestTls: tls,
      proxyTls: tls,
      noProxy:
        proxy === "none"
          ? "*"
          : [environment("no_proxy", "NO_PROXY") ?? "", "localhost", ".localhost", "127.0.0.1", "::1"].join(","),
    });
    return interceptor === undefined ? agent : agent.compose(interceptor);
  } catch {
    // The library's error may quote the address, including the proxy's password.
    throw new ConfigurationError("The proxy address in HTTPS_PROXY or HTTP_PROXY is not a usable URL", {
      hint: "Write it as http://proxy.example.com:3128, or unset it.",
    });
  }
}

/**
 * Resolves a host name. Names below `localhost` are this machine (RFC 6761), even if the system's resolver disagrees.
 */
const lookupHost: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname.endsWith(".localhost") ? "localhost" : hostname, options, callback);
};

/** The authorities of `SSL_CERT_FILE` and those of Node.js; undefined if `SSL_CERT_FILE` is not set. */
async function certificateAuthorities(): Promise<string[] | undefined> {
  const file = process.env["SSL_CERT_FILE"];
  if (file === undefined || file === "") return undefined;
  const [{ readFile }, { getCACertificates }] = await Promise.all([import("node:fs/promises"), import("node:tls")]);
  const extra = await readFile(file, "utf8").catch((error: unknown) => {
    throw new ConfigurationError(`The file of certificate authorities ${file} cannot be read`, {
      code: (error as NodeJS.ErrnoException).code,
      hint: "Correct SSL_CERT_FILE, or unset it.",
    });
  });
  return [...getCACertificates("default"), extra];
}

function proxySettings(): (string | undefined)[] {
  return [
    environment("http_proxy", "HTTP_PROXY"),
    environment("https_proxy", "HTTPS_PROXY"),
    environment("no_proxy", "NO_PROXY"),
  ];
}

function environment(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = process.env[name];
    if (value !== undefined) return value;
  }
  return undefined;
}
