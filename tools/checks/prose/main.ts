import { execFile } from "node:child_process";
import { join, matchesGlob } from "node:path";
import { parseArgs, promisify } from "node:util";
import { type Finding, lintFile } from "./lint-prose.ts";
import { readRules } from "./read-rules.ts";

const help = `Reports phrases and long sentences to rewrite in Markdown, schemas, comments, messages and test titles.

  npx -y pnpm@12 run lint:prose               the whole workspace
  npx -y pnpm@12 run lint:prose PATH ...      only files and folders
  npx -y pnpm@12 run lint:prose --count       the number of findings by folder and phrase
`;

/** Files with prose that people write. */
const included = ["**/*.md", "**/*.ts", "packages/*/schema.json"];
/** Generated files, and the bad samples of the test. */
const excluded = [
  "packages/*/docs/**",
  "packages/*/examples/**",
  "packages/*/src/sdk/**",
  "**/CHANGELOG.md",
  "tools/checks/prose/*.test.ts",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
const workspace = join(import.meta.dirname, "../../..");

if (values.help) {
  process.stdout.write(help);
} else {
  const findings = await lintFiles();
  if (values.count) writeCounts(findings);
  else
    for (const { file, line, found, advice } of findings)
      process.stdout.write(`${file}:${line}: ${found}: ${advice}\n`);
  if (findings.length > 0) {
    process.stderr.write(
      `Rewrite ${findings.length} phrases or sentences (tools/checks/prose/rules.yml has examples).\n`,
    );
    process.exitCode = 1;
  }
}

async function lintFiles(): Promise<readonly Finding[]> {
  const rules = await readRules();
  const findings: Finding[] = [];
  for (const file of await filesToLint()) findings.push(...(await lintFile(workspace, file, rules)));
  return findings;
}

async function filesToLint(): Promise<readonly string[]> {
  const paths = positionals.map((path) => path.replace(/\/$/, ""));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", ...paths];
  const { stdout } = await promisify(execFile)("git", list, { cwd: workspace, maxBuffer: 2 ** 26 });
  return stdout
    .split("\n")
    .filter((file) => included.some((glob) => matchesGlob(file, glob)))
    .filter((file) => !excluded.some((glob) => matchesGlob(file, glob)));
}

function writeCounts(findings: readonly Finding[]): void {
  const counts = Map.groupBy(findings, ({ file, advice }) => `${folderOf(file)}: ${advice}`);
  for (const [title, { length }] of [...counts].sort(([one], [other]) => one.localeCompare(other))) {
    process.stdout.write(`${String(length).padStart(6)}  ${title}\n`);
  }
}

/** The first two folders of a path, such as `packages/streamprov`; "." for a file at the top. */
function folderOf(file: string): string {
  return file.split("/").slice(0, -1).slice(0, 2).join("/") || ".";
}
