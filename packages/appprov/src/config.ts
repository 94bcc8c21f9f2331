import type { ConfigSpec } from "@org/core-provider";

/**
 * The provider has no configuration. Credentials and addresses come from the environment and from the token file of the
 * platform's CLI, as in the CLI itself: see `platform/sign-in.ts` and `platform/hosts.ts`.
 */
export const config = {
  fields: {},
  docs: "Credentials come from the environment or from the platform's CLI: see [Signing in](../README.md#signing-in).",
  check: (_values, env) => {
    const pair = ["APTIBLE_USERNAME", "APTIBLE_PASSWORD"] as const;
    const missing = pair.find((name) => !env[name]);
    const given = pair.find((name) => env[name]);
    if (missing === undefined || given === undefined) return [];
    return [
      {
        path: "",
        message: `${missing} is required because ${given} is set: set both environment variables or neither`,
      },
    ];
  },
} as const satisfies ConfigSpec<Record<never, never>>;
