import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspace } from "./workspace.ts";

/** The changes of a package: those that are not released yet, and those of its releases. */
export function changelogPage(name: string): string {
  const changesets = globSync("*.md", { cwd: join(workspace, ".changeset") }).sort();
  // The changeset that is named after the package describes it; the others are later changes.
  const pending = [`${name}.md`, ...changesets.filter((file) => file !== `${name}.md`)]
    .filter((file) => changesets.includes(file))
    .flatMap((file) => pendingChanges(readFileSync(join(workspace, ".changeset", file), "utf8"), `@org/${name}`));
  const file = join(workspace, "packages", name, "CHANGELOG.md");
  const released = existsSync(file) ? readFileSync(file, "utf8").replace(/^# .*\n/, "") : "";
  const next = pending.length === 0 ? "" : `\n## Not released yet\n\n${pending.join("\n\n")}\n`;
  return `# Changelog of @org/${name}\n${next}${released}`;
}

/** The text of a changeset, if it concerns the package. */
export function pendingChanges(changeset: string, packageName: string): readonly string[] {
  const [, head = "", text = ""] = /^---\n(.*?)---\n(.*)$/s.exec(changeset) ?? [];
  return head.includes(`"${packageName}":`) ? [text.trim()] : [];
}
