import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onDemand } from "@org/vitest-reporter/in-background";
import type { TestProject } from "vitest/node";
import type { ReleasedSdks } from "../release-sdks.ts";

const workspace = join(import.meta.dirname, "../../..");

/** The version of the SDKs. Go has no SDK with the version 0.0.0 of the unreleased packages. */
const version = "1.2.3";

/** The released SDKs of all providers. */
export interface SharedSdks {
  /** Folder of the SDKs. */
  readonly folder: string;
  readonly released: readonly ReleasedSdks[];
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests wait for {@link SharedSdks}. */
    sdks: string;
  }
}

/**
 * Releases the SDKs when the first test needs them, and removes them when the tests have ended. In watch mode, they remain
 * those of the first run.
 */
export async function setup(project: TestProject) {
  let folder: string | undefined;
  const releasing = await onDemand(async (): Promise<SharedSdks> => {
    // Only runs that need the SDKs load what builds them.
    const { releaseSdks } = await import("../release-sdks.ts");
    folder = await mkdtemp(join(tmpdir(), "sdks-"));
    return { folder, released: await releaseSdks(workspace, folder, { version }) };
  });
  project.provide("sdks", releasing.url);
  return async () => {
    await releasing.end();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
}
