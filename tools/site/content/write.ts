import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withDrawings } from "./drawings.ts";
import { siteMarkdown } from "./markdown.ts";
import { pages } from "./pages.ts";
import { workspace } from "./workspace.ts";

/** Where the site's generator reads pages. The folder is not committed. */
const target = join(import.meta.dirname, "../src/content/docs");

/** Writes the pages of the site from the Markdown files of the workspace, and returns their number. */
export async function writePages(): Promise<number> {
  const all = pages();
  const routes = new Map(all.map(({ file, route }) => [file, route]));
  rmSync(target, { recursive: true, force: true });
  for (const page of all) {
    const file = join(target, `${page.route || "index"}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const { markdown = readFileSync(join(workspace, page.file), "utf8") } = page;
    writeFileSync(file, await withDrawings(siteMarkdown(page, markdown, routes)));
  }
  return all.length;
}
