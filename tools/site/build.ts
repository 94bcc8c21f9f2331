import { build, preview } from "astro";
import { writePages } from "./content/write.ts";

const root = import.meta.dirname;

// The generator reports its own usage by default.
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

/** Builds the site into `dist`, and returns the number of its pages. */
export async function buildSite(): Promise<number> {
  const count = await writePages();
  // Pages that an earlier build rendered may have been rendered with other settings.
  await build({ root, logLevel: "error", force: true });
  return count;
}

/** A running web server. */
export interface SiteServer {
  /** Address of the site, without a slash at its end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the site that was built last, on this machine only. */
export async function serveSite(): Promise<SiteServer> {
  const { host = "localhost", port, stop } = await preview({ root, logLevel: "error" });
  return { address: `http://${host}:${port}`, stop };
}
