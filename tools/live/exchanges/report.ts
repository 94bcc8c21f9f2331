import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareProfiles, type Difference, type Verdict } from "./compare.ts";
import type { PlatformName, Recording } from "./exchange.ts";
import { identifiersIn, isIdentifier } from "./identifiers.ts";
import { protocols } from "./platforms.ts";
import { type Profile, profileOf, type RouteProfile } from "./profile.ts";

/** The result of a comparison. */
export interface Report {
  readonly platform: PlatformName;
  readonly differences: readonly Difference[];
  /** All operations of both sides. */
  readonly routes: Readonly<Record<string, "agrees" | Verdict>>;
  /** What the simulator must do to agree, for each operation that differs. */
  readonly observations: readonly Observation[];
}

/** How the platform responds to an operation. It is the expectation of a test of the simulator. */
export interface Observation {
  readonly format: 1;
  readonly platform: PlatformName;
  /** The day of the recording. */
  readonly recorded: string;
  /** The resource types whose lives request the operation. */
  readonly parts: readonly string[];
  readonly route: string;
  readonly expected: RouteProfile;
}

/** Compares a recording of the platform with one of its simulator, of the same run. */
export function compareRecordings(platform: Recording, simulator: Recording): Report {
  if (platform.platform !== simulator.platform) {
    throw new Error(`The recordings are of ${platform.platform} and of ${simulator.platform}.`);
  }
  const identifiers = identifiersIn([...platform.exchanges, ...simulator.exchanges]);
  const profile = (recording: Recording): Profile => profileOf(recording.exchanges, recording.platform, identifiers);
  const [real, simulated] = [profile(platform), profile(simulator)];
  const differences = compareProfiles(real, simulated);
  const names = [...new Set([...Object.keys(real.routes), ...Object.keys(simulated.routes)])].sort();
  const routes = Object.fromEntries(names.map((route) => [route, verdictOf(route, differences)]));
  const { routeOf } = protocols[platform.platform];
  const partsOf = (route: string) =>
    platform.exchanges
      .filter(({ request }) => routeOf(request, (text) => isIdentifier(text, identifiers)) === route)
      .flatMap(({ part }) => part ?? []);
  return {
    platform: platform.platform,
    differences,
    routes,
    observations: Object.entries(real.routes)
      .filter(([route]) => routes[route] !== "agrees")
      .map(([route, expected]) => ({
        format: 1,
        platform: platform.platform,
        recorded: new Date(platform.recordedAt).toISOString().slice(0, 10),
        parts: [...new Set(partsOf(route))].sort(),
        route,
        expected,
      })),
  };
}

/** Writes a report to a folder: `report.md`, `differences.json`, and a file for each operation that differs. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await mkdir(join(folder, "observations"), { recursive: true });
  await writeFile(join(folder, "report.md"), reportPage(report));
  await writeFile(join(folder, "differences.json"), `${JSON.stringify(report.differences, undefined, 2)}\n`);
  for (const observation of report.observations) {
    const file = join(folder, "observations", fileNameOf(observation.route));
    await writeFile(file, `${JSON.stringify(observation, undefined, 2)}\n`);
  }
}

/** The report as Markdown. */
export function reportPage({ platform, routes, differences }: Report): string {
  const counts = new Map<string, number>();
  for (const verdict of Object.values(routes)) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [
    `# ${platform}: the platform and its simulator`,
    "",
    [...counts].map(([verdict, count]) => `${verdict}: ${count}`).join(", "),
    "",
    "| operation | result |",
    "|---|---|",
    ...Object.entries(routes).map(([route, verdict]) => `| \`${route}\` | ${verdict} |`),
    ...(differences.length === 0
      ? []
      : [
          "",
          "| operation | what | where | platform | simulator |",
          "|---|---|---|---|---|",
          ...differences.map(
            ({ route, topic, at, platform: real, simulator }) =>
              `| \`${route}\` | ${topic} | ${cell(at)} | ${cell(real)} | ${cell(simulator)} |`,
          ),
        ]),
    "",
  ].join("\n");
}

function cell(text: string): string {
  return text === "" ? "" : `\`${text.replaceAll("|", "\\|")}\``;
}

function verdictOf(route: string, differences: readonly Difference[]): "agrees" | Verdict {
  const verdicts = new Set(differences.filter((one) => one.route === route).map(({ verdict }) => verdict));
  const [only = "agrees"] = verdicts;
  return verdicts.size > 1 ? "differs" : only;
}

function fileNameOf(route: string): string {
  return `${route.replace(/[^\w-]+/g, "-").replace(/^-|-$/g, "")}.json`;
}
