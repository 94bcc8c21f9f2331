import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BundledPackage, pathWithin } from "./bundled-package.ts";

/**
 * Code that a package carries in compiled form without the notice of those who wrote it. No installed package has
 * that notice, so it is kept here.
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
 * The code in compiled form among the bundled files of a package, as packages of their own.
 *
 * @throws {Error} when a file holds compiled code and nobody has said whose it is.
 */
export function compiledCode(carrier: string, root: string, files: readonly string[]): readonly BundledPackage[] {
  const compiled = files
    .filter((file) => webAssembly.test(readFileSync(file, "utf8")))
    .map((file) => pathWithin(root, file));
  const origins = compiled.map((file) => {
    const origin = known.find((each) => each.carrier === carrier && each.files.test(file));
    if (origin !== undefined) return origin;
    throw new Error(
      `${file} of ${carrier} holds compiled code, and is in the bundle: say whose it is, with the notice of its authors, in ${import.meta.filename}.`,
    );
  });
  return [...new Set(origins)].map(({ name, license, notice }) => {
    const text = readFileSync(join(import.meta.dirname, notice), "utf8");
    return { name, license, own: false, notices: [{ file: `compiled, in ${carrier}`, text }] };
  });
}
