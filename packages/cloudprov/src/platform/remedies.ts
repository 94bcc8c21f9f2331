import { type ServiceName, services } from "./services.ts";

/** What to do about errors of a service, by their codes. Messages contain it too. */
export function remedies(name: ServiceName, ...codes: readonly string[]): Readonly<Record<string, string>> {
  const { hints = {} }: { readonly hints?: Readonly<Record<string, string>> } = services[name];
  const entries = codes.map((code) => {
    const hint = hints[code];
    if (hint === undefined) throw new TypeError(`the service ${name} has no hint for ${code}`);
    return [code, hint] as const;
  });
  return Object.fromEntries(entries);
}

/** What to do when the quota of a kind is used up. */
export const tooMany = "Delete one that is not needed, or request a higher quota from the platform.";

/** What to do when a setting names an unknown Anti-DDoS instance. */
export const unknownInstance = "The instance does not exist, or belongs to another account: check `instanceId`.";
