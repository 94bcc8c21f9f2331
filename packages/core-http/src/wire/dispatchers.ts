// Where other packages compile this source, they need the declaration too.
/// <reference path="./undici-parts.d.ts" />
import { type LookupOptions, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { ConfigurationError } from "../errors/configuration-error.ts";

/** Times after which the wire gives up, in milliseconds. */
export interface WireTimeouts {
  /** Connecting, TLS included. Default 30,000. */
  readonly connectMs?: number;
  /**
   * From the request being sent to the answer's headers, of a request that may change something. Default 300,000: some
   * platforms work while they are asked, and a write that is given up may have happened all the same. What was to be made
   * would then have to be searched for, so it is better waited for.
   */
  readonly headersMs?: number;
  /**
   * The same of a request that changes nothing, from its beginning: it is given up sooner, because it is asked again
   * without harm. Default 60,000, and never more than `headersMs`.
   */
  readonly readHeadersMs?: number;
  /** Between two parts of an answer's body. Default 60,000. */
  readonly bodyMs?: number;
}

/** Whether requests go through the proxy that the environment names, or straight to the host. */
export type ProxyUse = "environment" | "none";

/** What clients have in common that share connections. */
export interface Connections {
  /** Most connections to one origin. */
  readonly connections: number;
  readonly connectMs: number;
  /** Default: the one that the environment names. */
  readonly proxy?: ProxyUse;
  /** Whether a connection serves more than one request. Default true. */
  readonly keepAlive?: boolean;
}

const dispatchers = new Map<string, Promise<Dispatcher>>();

/**
 * The pool of connections for clients with these settings: one for the whole process, so that clients of the same host
 * share its connections. Loads undici when first called.
 *
 * Proxies come from `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` (or lower case); this machine is never reached through
 * one. Extra certificate authorities come from `NODE_EXTRA_CA_CERTS` (read by Node.js itself) and `SSL_CERT_FILE`.
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
  // The agent's tunnels need this method, which undici's main file gives to all dispatchers in the same way.
  AnyDispatcher.prototype.connect ??= connect;
  const ca = await certificateAuthorities();
  const tls = {
    // Said outright, so that NODE_TLS_REJECT_UNAUTHORIZED=0 in some shell profile does not switch verification off.
    rejectUnauthorized: true,
    allowH2: false,
    lookup: lookupHost,
    ...(ca === undefined ? {} : { ca }),
  };
  try {
    return new EnvHttpProxyAgent({
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
  } catch {
    // Not the library's own error: it may quote the address, and with it the proxy's password.
    throw new ConfigurationError("The proxy address in HTTPS_PROXY or HTTP_PROXY is not a usable URL", {
      hint: "Write it as http://proxy.example.com:3128, or unset it.",
    });
  }
}

/**
 * Finds a host's address. Names below `localhost` are this machine (RFC 6761), whether or not its resolver knows that.
 */
const lookupHost: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname.endsWith(".localhost") ? "localhost" : hostname, options, callback);
};

/** The authorities of `SSL_CERT_FILE` beside those that Node.js trusts; undefined when there is nothing to add. */
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
