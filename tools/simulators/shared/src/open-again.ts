import type { Host } from "./listen.ts";
import { memoryPortOf } from "./memory-hosts.ts";
import type { Network } from "./network.ts";

/**
 * Opens a host with the port that it had earlier, so that addresses stay valid, or with another one if that is taken.
 *
 * @param earlierUrl - such as `http://127.0.0.1:8080`; a URL of another kind of network is ignored
 */
export async function openAgain(
  { inMemory }: Network,
  earlierUrl: string | undefined,
  open: (port: number) => Promise<Host>,
  otherPort: () => number,
): Promise<Host> {
  const port = earlierUrl === undefined ? undefined : (inMemory ? memoryPortOf : loopbackPort)(earlierUrl);
  if (port === undefined) return open(otherPort());
  try {
    return await open(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return open(otherPort());
  }
}

function loopbackPort(url: string): number | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return hostname === "127.0.0.1" && port !== "" ? Number(port) : undefined;
}
