import { cpSync } from "node:fs";
import { resultOf } from "@org/vitest-reporter/in-background";
import { inject } from "vitest";
import type { Installed } from "../setup/install-packages.ts";

const installed = await resultOf<readonly Installed[]>(inject("installed"));

/**
 * Copies the folder with the installed npm package of a provider into another folder.
 *
 * @returns the commands that installed it, as the documentation prints them.
 */
export function copyInstalled(provider: string, folder: string): readonly string[] {
  const found = installed.find((each) => each.provider === provider);
  if (found === undefined) throw new Error(`The package of ${provider} is not installed.`);
  // For its thousands of files, the asynchronous copy takes twenty times as much CPU time.
  cpSync(found.folder, folder, { recursive: true, verbatimSymlinks: true });
  return found.commands;
}
