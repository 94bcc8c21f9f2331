import { homedir } from "node:os";
import { join } from "node:path";
import {
  type AuthPolicy,
  type HttpClientOptions,
  oauthBearer,
  passwordLogin,
  staticToken,
  tokenFile,
} from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Env } from "./hosts.ts";

/** Lifetime of a token by user name and password, in seconds: the longest that the platform allows. */
const tokenSeconds = 43_200;

const hosts = "and check that APTIBLE_API_ROOT_URL and APTIBLE_AUTH_ROOT_URL, if set, belong together";
const ways = "set APTIBLE_ACCESS_TOKEN, or APTIBLE_USERNAME and APTIBLE_PASSWORD";

/** How requests are signed in. */
export interface SignIn {
  readonly policy: AuthPolicy;
  /** Fails if there are no credentials. Sends no request. @throws CredentialsError that says what to do. */
  requireCredentials(op: Operation): Promise<void>;
}

/**
 * Signs requests in by the first of these that the environment sets: user name and password, an access token, or the token
 * that `aptible login` saved in the token file. Nothing is requested or read before the first request.
 *
 * @param authRoot - The Auth API as configured. It is the key of the token in the file.
 */
export function signIn(env: Env, authRoot: string, options: Omit<HttpClientOptions, "baseUrl">): SignIn {
  const { APTIBLE_USERNAME: username, APTIBLE_PASSWORD: password, APTIBLE_ACCESS_TOKEN: token } = env;
  if (username && password) {
    return given(
      oauthBearer(
        passwordLogin({
          ...options,
          tokenUrl: `${authRoot.replace(/\/+$/, "")}/tokens`,
          username,
          password,
          scope: "manage",
          expiresInSeconds: tokenSeconds,
          name: "APTIBLE_USERNAME and APTIBLE_PASSWORD",
          hint: "Check both. An account with two-factor authentication cannot sign in with a password: run `aptible login`, or set APTIBLE_ACCESS_TOKEN.",
        }),
      ),
    );
  }
  if (token) {
    const source = staticToken({ token, name: "APTIBLE_ACCESS_TOKEN" });
    const advice = `Tokens expire: set a new one, or unset the variable and log in with \`aptible login\`; ${hosts}.`;
    return given(oauthBearer({ ...source, advice }));
  }
  const file = tokenFile({
    path: join(env["HOME"] || homedir(), ".aptible", "tokens.json"),
    key: authRoot,
    advice: `Log in with \`aptible login\`, or ${ways}; ${hosts}.`,
  });
  return {
    policy: oauthBearer(file),
    requireCredentials: async ({ signal, deadline }) => {
      await file.token({ signal, deadline });
    },
  };
}

/** Credentials from the environment. */
function given(policy: AuthPolicy): SignIn {
  return { policy, requireCredentials: async () => {} };
}
