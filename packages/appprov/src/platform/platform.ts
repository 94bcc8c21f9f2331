import { HttpClient, type HttpClientOptions, sharedLimits } from "@org/core-http";
import type { ProviderHost } from "@org/core-provider";
import { isPlatformError, readErrorBody } from "./errors.ts";
import { type Env, hostsOf } from "./hosts.ts";
import { Memory } from "./memory.ts";
import { type SignIn, signIn } from "./sign-in.ts";

/** The connection to the platform for one configuration of the provider. */
export class Platform {
  /** The Deploy API. */
  readonly api: HttpClient;
  /** The Auth API: organizations. */
  readonly auth: HttpClient;
  readonly memory = new Memory();
  /** Distinguishes the account from others. Tokens are not part of it, because they are renewed. */
  readonly account: readonly string[];
  /** Fails if there are no credentials. Sends no request. */
  readonly requireCredentials: SignIn["requireCredentials"];

  constructor(host: Pick<ProviderHost, "version" | "debug">, env: Env) {
    const hosts = hostsOf(env);
    this.account = [hosts.api, hosts.auth, env["APTIBLE_USERNAME"] ?? ""];
    const options: Omit<HttpClientOptions, "baseUrl"> = {
      userAgent: `appprov/${host.version}`,
      readErrorBody,
      logger: (line) => host.debug(line),
      origins: this.memory.origins,
      limits: { shared: sharedLimits(this.account, env) },
    };
    const { policy: auth, requireCredentials } = signIn(env, hosts.auth, options);
    this.requireCredentials = requireCredentials;
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
