import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { serveSite } from "../build.ts";
import { findBrowser } from "./browser.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the site, without a slash at its end. */
    readonly site: string;
    /** Path of a Chromium. */
    readonly browser: string;
  }
}

/** Builds the site and serves it until the tests have ended. */
export async function setup(project: TestProject) {
  project.provide("browser", await findBrowser());
  // In its own process, because the generator omits the search where NODE_ENV is "test".
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "../main.ts"), "--no-serve"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const server = await serveSite();
  project.provide("site", server.address);
  return () => server.stop();
}
