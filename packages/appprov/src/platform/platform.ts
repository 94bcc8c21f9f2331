import { HttpClient, type HttpClientOptions, MemberReader, RecentObjects, sharedLimits } from "@org/core-http";
import type { ProviderHost } from "@org/core-provider";
import { isPlatformError, readErrorBody } from "./errors.ts";
import { type Env, hostsOf } from "./hosts.ts";
import { signIn } from "./sign-in.ts";
import { WhatWasDone } from "./what-was-done.ts";

/** The platform as one configuration of the provider sees it. */
export class Platform {
  /** The Deploy API. */
  readonly api: HttpClient;
  /** The Auth API: organizations. */
  readonly auth: HttpClient;
  /** Reads members of collections, which serves refreshes of many from listings. */
  readonly members = new MemberReader();
  /** What tells the account from others: tokens do not, since they are renewed. */
  readonly account: readonly string[];
  /** Recently created objects, for the search before a creation. */
  readonly recent = new RecentObjects();
  /** What this process has done. */
  readonly done = new WhatWasDone();

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
