/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Where the platform is. */
export interface Hosts {
  /** Base URL of the Deploy API. */
  readonly api: string;
  /** Root URL of the Auth API, as it stands in the token file. */
  readonly auth: string;
}

/**
 * The platform's addresses: `APTIBLE_API_ROOT_URL`, with or without a scheme, and `APTIBLE_AUTH_ROOT_URL`, which is
 * taken literally because tokens are kept under it.
 */
export function hostsOf(env: Env): Hosts {
  return {
    api: withScheme(env["APTIBLE_API_ROOT_URL"]?.trim() || "https://api.aptible.com"),
    auth: env["APTIBLE_AUTH_ROOT_URL"] || "https://auth.aptible.com",
  };
}

function withScheme(address: string): string {
  const complete = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return complete.replace(/\/+$/, "");
}
