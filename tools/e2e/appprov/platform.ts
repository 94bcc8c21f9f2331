import { type AppprovSimulator, type StartOptions, startSimulator } from "@org/appprov-simulator";
import { type Contents, contentsOf } from "../stack/contents.ts";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StartOptions = {}): Promise<AppprovSimulator & AsyncDisposable> {
  const platform = await startSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}

/** Makes an environment behind the stack's back. It keeps no final backups, which would hold it. */
export async function giveEnvironment(platform: AppprovSimulator): Promise<{ readonly envId: number }> {
  const backupRetention = { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };
  const { id } = await platform.state.accounts.create({ handle: "production", backupRetention });
  return { envId: Number(id) };
}

/** Counts the objects of the platform. Former settings are no objects: the platform keeps them as history. */
export function objectsOn(platform: AppprovSimulator): Contents {
  const { settings: _, ...objects } = contentsOf(platform);
  return objects;
}

/** The operations that were requested since the journal was cleared, in order: `app deploy`. */
export function operationsAsked(platform: AppprovSimulator): string[] {
  return platform.journal.find({ method: "POST", path: /\/operations$/ }).map(({ path, requestBody }) => {
    const [collection = ""] = path.split("/").slice(1);
    return `${collection.replace(/s$/, "")} ${(requestBody as { readonly type: string }).type}`;
  });
}
