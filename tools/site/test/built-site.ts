import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resultOf } from "@org/vitest-reporter/in-background";
import { inject } from "vitest";

const dist = join(import.meta.dirname, "../dist");

/** Address of the site, without a slash at its end. */
export const site = await resultOf<string>(inject("site"));

/** A page of the built site. */
export interface BuiltPage {
  /** Path on the site, with slashes at both ends. */
  readonly path: string;
  readonly html: string;
}

/** All pages of the built site. */
export function builtPages(): readonly BuiltPage[] {
  return globSync("**/index.html", { cwd: dist })
    .sort()
    .map((file) => ({
      path: `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`,
      html: readFileSync(join(dist, file), "utf8"),
    }));
}

/** The content of a file of the built site. */
export function builtFile(path: string): Buffer {
  return readFileSync(join(dist, path));
}

/** Values of an attribute in a page. */
export function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}
