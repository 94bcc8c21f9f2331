import type { Bundle } from "@org/build/bundle";
import { type BundledPackage, titleOf } from "@org/build/bundled-package";
import { sectionOf } from "@org/build/notices";
import type { PackedFile } from "./tarball.ts";

/**
 * The licenses under which code may be part of a bundle: they require only that their notices are passed on.
 * Another one is for a person to decide on.
 */
const allowedLicenses = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

/** Checks that a packed bundle hands on the notices of all whose code it holds, and that their licenses allow it. */
export function problemsOfBundledCode(
  { name, notices: noticesFile }: Bundle,
  files: readonly PackedFile[],
  bundled: readonly BundledPackage[],
): readonly string[] {
  const packed = files.find(({ path }) => path === `dist/${noticesFile}`);
  if (packed === undefined) return [`dist/${noticesFile} is missing from the package, which holds code of others`];
  const notices = packed.content.toString("utf8");
  return bundled
    .filter(({ own }) => !own)
    .flatMap((each) => {
      const title = titleOf(each);
      return [
        ...(notices.includes(sectionOf(each)) ? [] : [`the ${name} holds ${title}, but dist/${noticesFile} lacks it`]),
        ...(each.notices.length > 0 ? [] : [`the ${name} holds ${title}, which comes without the text of its license`]),
        ...(isAllowed(each.license)
          ? []
          : [`the ${name} holds ${title} under ${each.license ?? "no license"}, which is not among those allowed`]),
      ];
    });
}

/** Whether every license of an SPDX expression is allowed. A choice (`OR`) is for a person to make. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false;
  const licenses = license.replace(/^\((.*)\)$/, "$1").split(" AND ");
  return licenses.every((each) => allowedLicenses.includes(each));
}
