import { object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { zonesOf } from "../zones.ts";

/** A version of the database. */
interface PostgresVersion {
  readonly version: string;
  readonly major: string;
  readonly kernel: string;
  /** The kernels that it can be upgraded to. */
  readonly targets: readonly string[];
}

/** The versions, the oldest first. */
const versions: readonly PostgresVersion[] = [
  { version: "10.4", major: "10", kernel: "v10.4_r1.1", targets: ["v10.4_r1.2", "v14.2_r1.10"] },
  { version: "10.4", major: "10", kernel: "v10.4_r1.2", targets: ["v14.2_r1.10"] },
  { version: "14.2", major: "14", kernel: "v14.2_r1.9", targets: ["v14.2_r1.10", "v16.8_r1.11"] },
  { version: "14.2", major: "14", kernel: "v14.2_r1.10", targets: ["v16.8_r1.11"] },
  { version: "16.8", major: "16", kernel: "v16.8_r1.11", targets: [] },
];

/** Cores and gigabytes. */
const sizes = [
  [1, 2],
  [1, 4],
  [2, 4],
  [2, 8],
  [4, 8],
  [4, 16],
] as const;

const codeOf = (cpu: number, memory: number) => `pg.it.c${cpu}m${memory}`;

/** The version with a kernel. */
export function versionOf(kernel: string): PostgresVersion | undefined {
  return versions.find((one) => one.kernel === kernel);
}

/** The latest version that a creation asks for. */
export function askedVersion(asked: {
  readonly DBVersion?: string;
  readonly DBMajorVersion?: string;
  readonly DBKernelVersion?: string;
}): PostgresVersion {
  const { DBVersion, DBMajorVersion, DBKernelVersion } = asked;
  const fitting = versions.filter(
    (one) =>
      (DBVersion ?? one.version) === one.version &&
      (DBMajorVersion ?? one.major) === one.major &&
      (DBKernelVersion ?? one.kernel) === one.kernel,
  );
  const latest = fitting.at(-1);
  if (latest !== undefined) return latest;
  throw new PlatformError("InvalidParameterValue.SpecNotRecognizedError", "There is no such version.");
}

/** The cores and gigabytes of a size. */
export function sizeOf(code: string): { readonly cpu: number; readonly memory: number } {
  const size = sizes.find(([cpu, memory]) => codeOf(cpu, memory) === code);
  if (size !== undefined) return { cpu: size[0], memory: size[1] };
  throw new PlatformError("InvalidParameterValue.BadSpec", `The size ${code} is not sold.`);
}

/** Rejects a size that is not sold. Gives the least cores for a memory. */
export function soldSize(memory: number, cpu: number | undefined): { readonly cpu: number; readonly memory: number } {
  const size = sizes.find(([cores, gigabytes]) => gigabytes === memory && (cpu ?? cores) === cores);
  if (size !== undefined) return { cpu: size[0], memory };
  throw new PlatformError("FailedOperation.StorageMemoryCheckError", `${memory} GB with ${cpu} cores are not sold.`);
}

/** The actions that return what is on sale. */
export function postgresOfferActions(world: World): Action[] {
  return [describeProductConfig(world), describeDBVersions()];
}

function describeProductConfig({ settings }: World): Action {
  return defineAction({
    name: "DescribeProductConfig",
    params: object({ Zone: optional(text({ min: 1 })), StorageType: optional(text({ min: 1 })) }),
    run({ params: { Zone }, region }) {
      const zones = zonesOf(settings, region).filter(({ name }) => (Zone ?? name) === name);
      return {
        SpecInfoList: zones.map(({ name }) => ({
          Region: region,
          Zone: name,
          SupportKMSRegions: [region],
          SpecItemInfoList: versions.flatMap(({ version, major, kernel }) =>
            sizes.map(([cpu, memory]) => ({
              SpecCode: codeOf(cpu, memory),
              Version: version,
              VersionName: `PostgreSQL ${version}`,
              Cpu: cpu,
              Memory: memory * 1024,
              MaxStorage: 6000,
              MinStorage: 10,
              Qps: 2600 * cpu,
              Pid: 0,
              Type: "TS85",
              MajorVersion: major,
              KernelVersion: kernel,
              IsSupportTDE: 1,
            })),
          ),
        })),
      };
    },
  });
}

function describeDBVersions(): Action {
  return defineAction({
    name: "DescribeDBVersions",
    params: object({ StorageType: optional(text({ min: 1 })) }),
    run: () => ({
      VersionSet: versions.map(({ version, major, kernel, targets }) => ({
        DBEngine: "postgresql",
        DBVersion: version,
        DBMajorVersion: major,
        DBKernelVersion: kernel,
        SupportedFeatureNames: ["TDE"],
        Status: "AVAILABLE",
        AvailableUpgradeTarget: targets,
      })),
    }),
  });
}
