import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BundledPackage, pathWithin } from "./bundled-package.ts";

/**
 * Code that a package carries in compiled form without the notice of those who wrote it. No installed package has
 * that notice, so this folder contains it.
 */
const known = [
  {
    carrier: "undici",
    files: /^lib\/llhttp\//,
    name: "llhttp",
    license: "MIT",
    notice: "llhttp-notice.txt",
  },
] as const;

/** How a WebAssembly module begins when it is written as base64. */
const webAssembly = /["'`]AGFzbQ/;

/**
 * The compiled code in the bundled files of a package, as separate packages.
 *
 * @throws {Error} when a file contains compiled code of unknown origin.
 */
export function compiledCode(carrier: string, root: string, files: readonly string[]): readonly BundledPackage[] {
  const compiled = files
    .filter((file) => webAssembly.test(readFileSync(file, "utf8")))
    .map((file) => pathWithin(root, file));
  const origins = compiled.map((file) => {
    const origin = known.find((each) => each.carrier === carrier && each.files.test(file));
    if (origin !== undefined) return origin;
    throw new Error(
      `${file} of ${carrier} contains compiled code of unknown origin and is in the bundle. Add its owner and their notice in ${import.meta.filename}.`,
    );
  });
  return [...new Set(origins)].map(({ name, license, notice }) => {
    const text = readFileSync(join(import.meta.dirname, notice), "utf8");
    return { name, license, own: false, notices: [{ file: `compiled, in ${carrier}`, text }] };
  });
}
