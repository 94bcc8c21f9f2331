import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of a test's own; it is removed at the end. */
export interface TestFolder extends AsyncDisposable {
  readonly path: string;
  /** Writes a file, objects as JSON, and gives its path. */
  write(name: string, content: unknown): Promise<string>;
}

/** Makes an empty folder. */
export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), "core-http-"));
  return {
    path,
    async write(name, content) {
      const file = join(path, name);
      await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
      return file;
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  };
}
