import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

/** An HTTP server for the archives of plugins. It ends with its test. */
export interface ReleaseHost extends AsyncDisposable {
  readonly url: string;
  /** The paths of the files that it has served, in order. */
  readonly served: readonly string[];
}

/** Serves the files of a folder, and responds to everything else with 404. */
export async function startReleaseHost(folder: string): Promise<ReleaseHost> {
  const served: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    readFile(join(folder, path)).then(
      (content) => {
        served.push(path);
        response.writeHead(200, { "content-type": "application/gzip", "content-length": content.length }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    served,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Environment variables that redirect downloads from `server` to another address. */
export function redirected(server: string, address: string): Record<string, string> {
  return { PULUMI_PLUGIN_DOWNLOAD_URL_OVERRIDES: `^${new URL(server).origin}/=${address}` };
}
