import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { inBackground } from "@org/vitest-reporter/in-background";
import type { TestProject } from "vitest/node";
import { type SiteServer, serveSite } from "../build.ts";
import { findBrowser } from "./browser.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests wait for the address of the site, which has no slash at its end. */
    readonly site: string;
    /** Path of a Chromium. */
    readonly browser: string;
  }
}

/** Builds the site and serves it until the tests have ended. */
export async function setup(project: TestProject) {
  project.provide("browser", await findBrowser());
  let server: SiteServer | undefined;
  const building = await inBackground(async () => {
    // In its own process, because the generator omits the search where NODE_ENV is "test".
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, "../main.ts"), "--no-serve"], {
      env: { ...process.env, NODE_ENV: "production" },
    });
    server = await serveSite();
    return server.address;
  });
  project.provide("site", building.url);
  return async () => {
    await building.end();
    await server?.stop();
  };
}
