import type { Bundle } from "./bundle.ts";
import { type BundledPackage, titleOf } from "./bundled-package.ts";

/** The notices that have to go with a bundle: of every package that is not of this workspace, in full. */
export function noticesOf({ name }: Bundle, bundled: readonly BundledPackage[]): string {
  const sections = bundled.filter(({ own }) => !own).map(sectionOf);
  const preamble =
    sections.length === 0
      ? `The ${name} in this package holds no code of others.\n`
      : `The ${name} in this package holds code of others, under the licenses that follow.\n`;
  return [preamble, ...sections].join(`\n${"=".repeat(80)}\n\n`);
}

/** What the notices say of one package. */
export function sectionOf(bundled: BundledPackage): string {
  const { license = "no license named", notices } = bundled;
  const texts = notices.map(({ file, text }) => `\n--- ${file}\n\n${withoutBlankEnds(text)}\n`);
  return `${titleOf(bundled)}\nLicense: ${license}\n${texts.join("")}`;
}

/** The first line may be centred with spaces. */
function withoutBlankEnds(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}
