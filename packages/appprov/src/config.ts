/**
 * The provider has no configuration. Credentials and addresses come from the environment and from the token file of the
 * platform's CLI, as in the CLI itself: see `platform/sign-in.ts` and `platform/hosts.ts`.
 */
export const config = { fields: {} };
