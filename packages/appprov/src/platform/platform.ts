import { HttpClient, type HttpClientOptions, MemberReader, RecentObjects, sharedLimits } from "@org/core-http";
import type { ProviderHost } from "@org/core-provider";
import { isPlatformError, readErrorBody } from "./errors.ts";
import { type Env, hostsOf } from "./hosts.ts";
import { ProcessHistory } from "./process-history.ts";
import { signIn } from "./sign-in.ts";

/** The connection to the platform for one configuration of the provider. */
export class Platform {
  /** The Deploy API. */
  readonly api: HttpClient;
  /** The Auth API: organizations. */
  readonly auth: HttpClient;
  /** Reads members of collections, and serves a refresh of many members from a listing. */
  readonly members = new MemberReader();
  /** Distinguishes the account from others. Tokens are not part of it, because they are renewed. */
  readonly account: readonly string[];
  /** Recently created objects, for the search before a creation. */
  readonly recent = new RecentObjects();
  /** What this process has created and started. */
  readonly history = new ProcessHistory();

  constructor(host: Pick<ProviderHost, "version" | "debug">, env: Env) {
    const hosts = hostsOf(env);
    this.account = [hosts.api, hosts.auth, env["APTIBLE_USERNAME"] ?? ""];
    const options: Omit<HttpClientOptions, "baseUrl"> = {
      userAgent: `appprov/${host.version}`,
      readErrorBody,
      logger: (line) => host.debug(line),
      limits: { shared: sharedLimits(this.account, env) },
    };
    const auth = signIn(env, hosts.auth, options);
    this.api = new HttpClient({
      ...options,
      isPlatformError,
      baseUrl: hosts.api,
      auth,
      headers: { accept: "application/hal+json" },
    });
    this.auth = new HttpClient({
      ...options,
      isPlatformError,
      baseUrl: hosts.auth.replace(/\/+$/, ""),
      auth,
      headers: { accept: "application/json" },
    });
  }
}
