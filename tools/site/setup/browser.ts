import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
// A browser with a user interface takes twice the CPU time, even without a window.
const withoutInterface = "chromium-headless-shell";
const names = [withoutInterface, "chromium", "chromium-browser", "google-chrome"];
const macApplication = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chromium: the one that `CHROMIUM` names, or one on PATH. Otherwise installs Debian's package.
 *
 * @throws Error with advice if the package cannot be installed.
 */
export async function findBrowser(): Promise<string> {
  const found = process.env["CHROMIUM"] ?? (await firstExecutable());
  if (found !== undefined) return found;
  try {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", withoutInterface]);
  } catch (cause) {
    throw new Error("The tests of the site need Chromium. Install it, or set CHROMIUM to its path.", { cause });
  }
  return `/usr/bin/${withoutInterface}`;
}

async function firstExecutable(): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const file of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macApplication]) {
    const isExecutable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return file;
  }
  return undefined;
}
