/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Addresses of the platform. */
export interface Hosts {
  /** Base URL of the Deploy API. */
  readonly api: string;
  /** Root URL of the Auth API, exactly as in the token file. */
  readonly auth: string;
}

/**
 * The platform's addresses: `APTIBLE_API_ROOT_URL`, with or without a scheme, and `APTIBLE_AUTH_ROOT_URL`, which is
 * used unchanged because it is the key of a token in the token file.
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
