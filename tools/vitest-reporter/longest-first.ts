import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The projects that start other programs and mostly wait for them, in the order of their longest files. Those of
 * examples, the site and the SDKs have few files, of which one takes minutes: later, it would end long after all others.
 */
const waitingProjects = ["e2e", "published", "examples", "site", "sdks"];

/** All other projects with long files, in this order. */
const computingProjects = ["streamprov", "cloudprov", "appprov"];

/** Tests that run every resource through faults and invalid responses. They compute all the time. */
const matrix = /\/test\/(survival|responses|secrecy)/;

/** Test files that take longest on a machine with two cores, as the ends of their paths, in this order. */
const longFiles = [
  "e2e/streamprov/kills.test.ts",
  "e2e/appprov/kills.test.ts",
  "e2e/cloudprov/kills.test.ts",
  "published/other-languages.test.ts",
  "examples/examples.test.ts",
  "published/npm-package.test.ts",
  "published/plugin-download.test.ts",
  "published/getting-started.test.ts",
  "e2e/streamprov/state-backends.test.ts",
  "e2e/streamprov/error-messages.test.ts",
  "e2e/streamprov/state-not-saved.test.ts",
  "e2e/appprov/requests.test.ts",
  "e2e/streamprov/discover.test.ts",
  "site/test/browser.test.ts",
  "e2e/streamprov/everything.test.ts",
  "e2e/cloudprov/everything.test.ts",
  "e2e/cloudprov/large-stack-faults.test.ts",
  "e2e/cloudprov/large-stack-limit.test.ts",
  "e2e/streamprov/permissions.test.ts",
  "e2e/cloudprov/any-action.test.ts",
];

/**
 * Orders test files so that all processors have work until the end: files that wait and files that compute alternate, the
 * longest of both first, and short files fill the gaps at the end. Short files of a project follow each other, because
 * they share the worker processes of their project. A file that is not in the list counts by its size.
 */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const waiting = bySize.filter(({ project }) => waitingProjects.includes(project.name));
    const computing = bySize.filter(({ moduleId }) => matrix.test(moduleId));
    const others = bySize.filter((file) => !waiting.includes(file) && !computing.includes(file));
    waiting.sort(
      (a, b) =>
        rankOfFile(a) - rankOfFile(b) ||
        waitingProjects.indexOf(a.project.name) - waitingProjects.indexOf(b.project.name),
    );
    others.sort(
      (a, b) =>
        rank(computingProjects, (name) => name === a.project.name) -
          rank(computingProjects, (name) => name === b.project.name) || a.project.name.localeCompare(b.project.name),
    );
    return [...alternating(waiting, computing), ...others];
  }
}

/** Both lists as one, in which the members of each are spread evenly. */
function alternating<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = (list: readonly T[]) => list.map((one, at) => ({ one, place: (at + 0.5) / list.length }));
  return [...placed(first), ...placed(second)].sort((a, b) => a.place - b.place).map(({ one }) => one);
}

function rankOfFile({ moduleId }: TestSpecification): number {
  return rank(longFiles, (end) => moduleId.endsWith(end));
}

function rank(list: readonly string[], matches: (entry: string) => boolean): number {
  const at = list.findIndex(matches);
  return at === -1 ? list.length : at;
}
