import { createHash } from "node:crypto";
import { join } from "node:path";

/** The variable that sets the folder of the notes, or disables them with `off`. */
export const notesVariable = "PULUMI_CREATION_NOTES";

/** How the user creates an object regardless of notes, as part of a sentence. */
export const howToIgnoreNotes = `run \`pulumi up\` once with ${notesVariable}=off in the environment`;

type Env = Readonly<Record<string, string | undefined>>;

/** Whether the user does without notes. */
export function areNotesOff(env: Env): boolean {
  return env[notesVariable] === "off";
}

/** The folder of a package's notes, in the user's cache; undefined without a cache folder. */
export function notesFolder(packageName: string, env: Env, platform: NodeJS.Platform): string | undefined {
  const given = env[notesVariable];
  if (given) return join(given, packageName);
  const cache = userCache(env, platform);
  return cache && join(cache, "pulumi-creation-notes", packageName);
}

/** The folder of an account. Its name is a hash, because the account's data may be confidential. */
export function accountFolder(account: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(account)).digest("hex").slice(0, 32);
}

function userCache(env: Env, platform: NodeJS.Platform): string | undefined {
  const { LOCALAPPDATA: local, XDG_CACHE_HOME: xdg, HOME: home } = env;
  if (platform === "win32") return local;
  if (platform === "darwin") return home && join(home, "Library", "Caches");
  return xdg || (home && join(home, ".cache"));
}
