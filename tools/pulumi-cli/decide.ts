import type { Tool } from "./tool.ts";

/** An executable that was started and works. */
export interface Found {
  /** Absolute path. */
  readonly path: string;
  readonly version: string;
}

/** What came of looking in one place: the executable, or a sentence that says why not. */
export type Attempt = Found | { readonly missing: string };

/** The places to look in and the ways to get an executable. */
export interface Sources {
  onPath(): Promise<Attempt>;
  inCache(): Promise<Attempt>;
  /** Puts the executable into the cache. */
  byInstaller(): Promise<Attempt>;
  /** Puts the executable into the cache. */
  byGo(): Promise<Attempt>;
  /** Runs `work` while no other process does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** An executable was neither found nor could it be got. The message lists what was tried and says what to do. */
export class ToolNotFoundError extends Error {
  override readonly name = "ToolNotFoundError";
}

/**
 * Looks on PATH and in the cache; when both fail, lets the vendor's installer and then Go fill the cache, one process
 * at a time.
 *
 * @throws {ToolNotFoundError} when every way failed.
 */
export async function decide(tool: Tool, sources: Sources): Promise<Found> {
  const onPath = await sources.onPath();
  if ("path" in onPath) return onPath;
  const inCache = await sources.inCache();
  if ("path" in inCache) return inCache;

  return sources.alone(async () => {
    // Another process may have filled the cache while this one waited for its turn.
    const filled = await sources.inCache();
    if ("path" in filled) return filled;
    const installed = await sources.byInstaller();
    if ("path" in installed) return installed;
    const built = await sources.byGo();
    if ("path" in built) return built;

    throw new ToolNotFoundError(
      [
        `Found no ${tool.title} and could not install one. Attempts:`,
        `  on PATH: ${onPath.missing}`,
        `  in the cache: ${filled.missing}`,
        `  by the vendor's installer: ${installed.missing}`,
        `  by Go: ${built.missing}`,
        `${tool.advice}, make sure it is on PATH, and run this again.`,
      ].join("\n"),
    );
  });
}
