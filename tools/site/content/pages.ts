import { globSync } from "node:fs";
import { changelogPage } from "./changelog.ts";
import { errorCodesPage } from "./error-codes.ts";
import { providers, workspace } from "./workspace.ts";

/** A page of the site, made of one file of the workspace. */
export interface Page {
  /** Path of the page on the site, without slashes at its ends; empty for the start page. */
  readonly route: string;
  /** Path of the file in the workspace. */
  readonly file: string;
  /** The Markdown, if the file is not Markdown itself but generates it. */
  readonly markdown?: string;
}

/** Markdown files that are pages as they are, by their paths on the site. */
const guides: Readonly<Record<string, string>> = {
  "migrating/bridged-package": "docs/from-the-bridged-package.md",
  "migrating/terraform": "docs/coming-from-terraform.md",
  "migrating/discover": "docs/discovering.md",
  "operations/testing": "docs/testing-programs.md",
  "operations/ci": "docs/ci.md",
  "operations/kubernetes-operator": "docs/kubernetes-operator.md",
  "operations/state-backends": "docs/state-backends.md",
  "operations/languages": "docs/other-languages.md",
  "operations/plugin-archives": "docs/plugin-archives.md",
  "cloudprov/any-action": "packages/cloudprov/guides/any-action.md",
  verified: "docs/verified.md",
  performance: "tools/bench/README.md",
  "extending/providers": "packages/core-provider/README.md",
  "extending/http": "packages/core-http/README.md",
  "extending/commands": "packages/core-command/README.md",
  "extending/recorded-exchanges": "tools/live/exchanges/README.md",
  "extending/live-tests": "docs/live-tests.md",
  "extending/contributing": "CONTRIBUTING.md",
  "extending/glossary": "GLOSSARY.md",
};

/** All pages of the site. */
export function pages(): readonly Page[] {
  return [
    ...own(),
    {
      route: "troubleshooting/error-codes",
      file: "tools/site/content/error-codes.ts",
      markdown: errorCodesPage(),
    },
    ...Object.entries(guides).map(([route, file]) => ({ route, file })),
    ...providers.flatMap(reference),
  ];
}

/** Pages that exist only for the site. */
function own(): Page[] {
  return markdownOf("tools/site/pages").map((path) => ({
    route: path.replace(/(?:^|\/)index$/, ""),
    file: `tools/site/pages/${path}.md`,
  }));
}

/** The README, the changelog, the generated reference of a package, and the page about its simulator. */
function reference({ name }: (typeof providers)[number]): Page[] {
  const folder = `packages/${name}`;
  const generated = markdownOf(`${folder}/docs`).map((path) => ({
    route: path === "index" ? `${name}/reference` : `${name}/${path}`,
    file: `${folder}/docs/${path}.md`,
  }));
  return [
    { route: name, file: `${folder}/README.md` },
    { route: `${name}/simulated`, file: `docs/simulated-${name}.md` },
    { route: `${name}/changelog`, file: `packages/${name}/CHANGELOG.md`, markdown: changelogPage(name) },
    ...generated,
  ];
}

/** Paths of the Markdown files in a folder of the workspace, without their extension. */
function markdownOf(folder: string): string[] {
  return globSync("**/*.md", { cwd: `${workspace}/${folder}` })
    .map((path) => path.replaceAll("\\", "/").replace(/\.md$/, ""))
    .sort();
}
