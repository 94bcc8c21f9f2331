import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Refusal } from "../refusal.ts";

/** An empty account in a simulator, which becomes a copy of another account. */
export interface SimulatedAccount {
  /** The environment variables with which a provider uses it. */
  environment(): Readonly<Record<string, string>>;
  /** Completes the settings of a service in the copy, such as the endpoint and the key of a cluster. */
  serviceSettings?(settings: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>>;
  /** Adds an object that no resource creates, and returns its ID. */
  add?(kind: string, fields: Readonly<Record<string, unknown>>): Promise<string>;
  /** Adds values that the platform requires of a create and never returns. By default, nothing is added. */
  complete?(kind: string, inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** The state file of the copy. */
  finish(): Promise<object>;
  close(): Promise<void>;
}

/** The part of a simulator's package that copies need. */
export interface SimulatorPackage {
  startCopy(): Promise<SimulatedAccount>;
}

/**
 * Loads the simulator that is installed in the user's project.
 *
 * @throws {Refusal} if no simulator is installed, or if its version cannot copy an account.
 */
export async function installedSimulator(name: string, folder: string): Promise<SimulatorPackage> {
  const advice = `Install it with \`npm install --save-dev ${name}\`, and run the command in that project again.`;
  let path: string;
  try {
    path = createRequire(join(folder, "package.json")).resolve(name);
  } catch {
    throw new Refusal("missing-tool", `--snapshot needs the package ${name}. ${advice}`);
  }
  const loaded = (await import(pathToFileURL(path).href)) as Partial<SimulatorPackage>;
  if (loaded.startCopy === undefined)
    throw new Refusal("missing-tool", `The installed ${name} is too old for --snapshot. ${advice}`);
  return loaded as SimulatorPackage;
}
