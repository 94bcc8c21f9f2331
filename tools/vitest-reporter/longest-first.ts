import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The projects with the longest files, in this order; all others follow. Those of examples, the site and the SDKs have few
 * files, of which one takes minutes: later, it would end long after all others.
 */
const longProjects = ["e2e", "published", "examples", "site", "sdks", "streamprov", "cloudprov", "appprov"];

/** Test files that take longest on a machine with two cores, as the ends of their paths, in this order. */
const longFiles = [
  "e2e/streamprov/kills.test.ts",
  "e2e/cloudprov/kills.test.ts",
  "e2e/appprov/kills.test.ts",
  "e2e/streamprov/state-not-saved.test.ts",
  "e2e/streamprov/permissions.test.ts",
  "e2e/appprov/requests.test.ts",
  "e2e/cloudprov/any-action.test.ts",
  "e2e/cloudprov/everything.test.ts",
  "e2e/cloudprov/large-stack-faults.test.ts",
  "e2e/cloudprov/large-stack-limit.test.ts",
  "e2e/streamprov/everything.test.ts",
  "published/other-languages.test.ts",
  "published/npm-package.test.ts",
  "published/plugin-download.test.ts",
];

/**
 * Starts the longest test files first, so that none of them runs alone at the end. The files of a project follow each
 * other, because they share the worker processes of their project. A file that is not in the list counts by its size,
 * and the tests of survival and of responses, whose small files run whole matrices, come first.
 */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    return bySize.sort(
      (a, b) =>
        rank(longProjects, (name) => name === a.project.name) - rank(longProjects, (name) => name === b.project.name) ||
        a.project.name.localeCompare(b.project.name) ||
        rankOfFile(a.moduleId) - rankOfFile(b.moduleId),
    );
  }
}

function rankOfFile(path: string): number {
  if (/\/test\/(survival|responses)/.test(path)) return -1;
  return rank(longFiles, (end) => path.endsWith(end));
}

function rank(list: readonly string[], matches: (entry: string) => boolean): number {
  const at = list.findIndex(matches);
  return at === -1 ? list.length : at;
}
