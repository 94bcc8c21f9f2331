import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findVersitygw } from "@org/pulumi-cli";
import { freePort, type StateServer, serverFolder, startServer } from "./state-server.ts";

/** Starts an S3 server with TLS and one empty bucket. It verifies the signatures of requests. */
export async function startS3Server({ bucket, region }: { bucket: string; region: string }): Promise<StateServer> {
  const { versitygw } = await findVersitygw();
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await serverFolder());
  const objects = join(folder.path, "objects");
  // Without it, the server needs a file system with extended attributes.
  const attributes = join(folder.path, "attributes");
  await Promise.all([mkdir(join(objects, bucket), { recursive: true }), mkdir(attributes)]);
  const [access, secret] = [randomBytes(10).toString("hex"), randomBytes(20).toString("hex")];
  const port = await freePort();
  const options = ["--port", `localhost:${port}`, "--region", region, "--quiet"];
  const tls = ["--cert", folder.certificate, "--key", folder.key];
  resources.use(
    await startServer(versitygw, [...options, ...tls, "posix", "--sidecar", attributes, objects], {
      port,
      env: { ...process.env, ROOT_ACCESS_KEY_ID: access, ROOT_SECRET_ACCESS_KEY: secret },
    }),
  );
  const running = resources.move();
  return {
    address: `localhost:${port}`,
    env: { AWS_ACCESS_KEY_ID: access, AWS_SECRET_ACCESS_KEY: secret, AWS_CA_BUNDLE: folder.authority },
    async contents() {
      const entries = await readdir(join(objects, bucket), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
      return texts.join("\n");
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
