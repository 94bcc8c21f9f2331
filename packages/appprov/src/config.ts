/**
 * The provider's configuration: nothing. Credentials and addresses come from the environment and the platform CLI's
 * token file, as in the CLI itself: see `platform/sign-in.ts` and `platform/hosts.ts`.
 */
export const config = { fields: {} };
