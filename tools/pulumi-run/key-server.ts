import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A server that encrypts the keys of stacks. */
export interface KeyServer {
  /** The value of the CLI's option `--secrets-provider`. */
  readonly secretsProvider: string;
  /** Environment variables with which the CLI finds the server. */
  readonly env: Readonly<Record<string, string>>;
}

let serverOfProcess: Promise<KeyServer> | undefined;

/**
 * Starts a server that speaks the protocol of Vault and returns each key as it is. It ends with this process. From a
 * passphrase, each run of the CLI would derive the key with a million hashes, a third of its CPU time.
 */
export function keyServer(): Promise<KeyServer> {
  serverOfProcess ??= start();
  return serverOfProcess;
}

async function start(): Promise<KeyServer> {
  const server = createServer(async (request, response) => {
    const { plaintext, ciphertext } = (await json(request)) as {
      readonly plaintext?: string;
      readonly ciphertext?: string;
    };
    const data = { plaintext: ciphertext, ciphertext: plaintext };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    secretsProvider: "hashivault://stacks",
    env: { VAULT_SERVER_URL: `http://127.0.0.1:${port}`, VAULT_SERVER_TOKEN: "local" },
  };
}
