import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { testAuthority } from "../../../packages/core-http/test/certificate.ts";

/** A server that stores the states of stacks. It ends with its test. */
export interface StateServer extends AsyncDisposable {
  /** Its host and port. */
  readonly address: string;
  /** Credentials and the certificate authority, as environment variables of the CLI and of the guide's commands. */
  readonly env: Readonly<Record<string, string>>;
  /** Everything that it stores, as text. */
  contents(): Promise<string>;
}

/** A folder for a server that uses TLS, with its certificate. It is removed with its scope. */
export interface ServerFolder extends AsyncDisposable {
  readonly path: string;
  /** Files in PEM: the certificate for localhost, its key, and the authority that issued it. */
  readonly certificate: string;
  readonly key: string;
  readonly authority: string;
}

/** Creates an empty folder with a certificate. */
export async function serverFolder(): Promise<ServerFolder> {
  const path = await mkdtemp(join(tmpdir(), "state-server-"));
  const authority = testAuthority();
  const { cert, key } = authority.issue("localhost");
  const files = {
    certificate: join(path, "certificate.pem"),
    key: join(path, "key.pem"),
    authority: join(path, "ca.pem"),
  };
  await Promise.all([
    writeFile(files.certificate, cert),
    writeFile(files.key, key, { mode: 0o600 }),
    writeFile(files.authority, authority.cert),
  ]);
  return { path, ...files, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}

/** A port of localhost that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a server and waits until it accepts connections. It is interrupted with its scope.
 *
 * @throws {Error} with all that it printed, when it ends instead.
 */
export async function startServer(
  command: string,
  args: readonly string[],
  { port, ...options }: SpawnOptions & { readonly port: number },
): Promise<AsyncDisposable> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "close");
  const state = { running: true };
  ended.then(
    () => {
      state.running = false;
    },
    (error: unknown) => {
      state.running = false;
      output += String(error);
    },
  );
  while (!(await accepts(port))) {
    if (!state.running) throw new Error(`${command} ended:\n${output}`);
    await sleep(50);
  }
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
