import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";

const text = (wire: string) => responseField.string({ wire });
const number = (wire: string) => responseField.integer({ wire });

const offers = {
  zones: responseField.list(
    responseField.object(
      {
        zone: text("Zone"),
        sizes: responseField.list(
          responseField.object(
            {
              code: text("SpecCode"),
              version: text("Version"),
              majorVersion: text("MajorVersion"),
              kernel: text("KernelVersion"),
              megabytes: number("Memory"),
              cpu: number("Cpu"),
            },
            {},
          ),
          { wire: "SpecItemInfoList" },
        ),
      },
      {},
    ),
    { wire: "SpecInfoList", returned: "maybe empty" },
  ),
};
const expects = expectation(offers);

/** The version of an instance if the program chooses none. */
const defaultVersion = "10.4";

/** The properties that decide what is bought. */
export interface Wanted {
  readonly availabilityZone: string;
  readonly storageType?: string | undefined;
  readonly dbMajorVersion?: string | undefined;
  readonly engineVersion?: string | undefined;
  readonly dbKernelVersion?: string | undefined;
  readonly memory: number;
  readonly cpu?: number | undefined;
}

/** The size in which the platform sells an instance. @throws CodedError with what it sells if it has none. */
export async function offerFor(op: Op, wanted: Wanted) {
  const { availabilityZone: Zone, storageType: StorageType, memory, cpu } = wanted;
  const { dbMajorVersion, dbKernelVersion, engineVersion } = wanted;
  const isFree = dbMajorVersion === undefined && dbKernelVersion === undefined;
  const version = engineVersion ?? (isFree ? defaultVersion : undefined);
  const response = await op.postgres.read("DescribeProductConfig", { Zone, StorageType }, { expects });
  const { zones } = fromWire(offers, response);
  const sizes = zones.filter((one) => one.zone === Zone).flatMap((one) => one.sizes);
  if (sizes.length === 0) throw notOffered("availabilityZone", Zone);
  const ofVersion = sizes.filter(
    (one) =>
      (version ?? one.version) === one.version &&
      (dbMajorVersion ?? one.majorVersion) === one.majorVersion &&
      (dbKernelVersion ?? one.kernel) === one.kernel,
  );
  const asked = dbKernelVersion ?? version ?? dbMajorVersion;
  if (ofVersion.length === 0) {
    const known = version === undefined ? sizes.map((one) => one.majorVersion) : sizes.map((one) => one.version);
    throw notOffered(nameOf(wanted), String(asked), dbKernelVersion ? sizes.map((one) => one.kernel) : known);
  }
  const fitting = ofVersion.filter((one) => one.megabytes === memory * 1024 && (cpu ?? one.cpu) === one.cpu);
  const [offer] = fitting.toSorted((one, other) => one.cpu - other.cpu);
  if (offer !== undefined) return offer;
  const pairs = ofVersion.map((one) => `${one.megabytes / 1024} GB with ${one.cpu}`);
  if (cpu === undefined) throw notOffered("memory", `${memory} GB`, pairs);
  throw notOffered("memory and cpu", `${memory} GB with ${cpu}`, pairs);
}

function nameOf({ dbKernelVersion, engineVersion, dbMajorVersion }: Wanted): string {
  if (dbKernelVersion !== undefined) return "dbKernelVersion";
  return engineVersion === undefined && dbMajorVersion !== undefined ? "dbMajorVersion" : "engineVersion";
}

function notOffered(property: string, asked: string, offered: readonly string[] = []): CodedError {
  const list = offered.length === 0 ? "" : `: ${[...new Set(offered)].join(", ")}`;
  return new CodedError("invalid-input", `${property} must be a value that the platform offers, not ${asked}${list}`);
}

/** Checks at preview that the platform sells what the program asks for, as soon as the values are known. */
export async function checkOffer(op: Op, args: Body): Promise<void> {
  const { availabilityZone, memory } = args;
  const optional = ["storageType", "dbMajorVersion", "engineVersion", "dbKernelVersion"];
  const areKnown = optional.every((name) => args[name] === undefined || typeof args[name] === "string");
  const isCpuKnown = args["cpu"] === undefined || typeof args["cpu"] === "number";
  if (typeof availabilityZone !== "string" || typeof memory !== "number" || !areKnown || !isCpuKnown) return;
  await offerFor(op, args as unknown as Wanted);
}

const upgrades = {
  versions: responseField.list(
    responseField.object(
      {
        version: text("DBVersion"),
        majorVersion: text("DBMajorVersion"),
        kernel: text("DBKernelVersion"),
        targets: responseField.list(responseField.string({}), { wire: "AvailableUpgradeTarget" }),
      },
      {},
    ),
    { wire: "VersionSet", returned: "maybe empty" },
  ),
};
const expectsUpgrades = expectation(upgrades);

/** The kernel to upgrade to: the latest of those that the platform permits and that have the wanted versions. */
export async function upgradeTarget(
  op: Op,
  present: { readonly kernel: string },
  wanted: Pick<Wanted, "dbMajorVersion" | "engineVersion" | "dbKernelVersion" | "storageType">,
) {
  const { dbMajorVersion, engineVersion, dbKernelVersion, storageType: StorageType } = wanted;
  const query = StorageType === undefined || StorageType === "" ? {} : { StorageType };
  const { versions } = fromWire(
    upgrades,
    await op.postgres.read("DescribeDBVersions", query, { expects: expectsUpgrades }),
  );
  const permitted = versions.find(({ kernel }) => kernel === present.kernel)?.targets ?? [];
  const fitting = versions.filter(
    (one) =>
      permitted.includes(one.kernel) &&
      (dbKernelVersion ?? one.kernel) === one.kernel &&
      (engineVersion ?? one.version) === one.version &&
      (dbMajorVersion ?? one.majorVersion) === one.majorVersion,
  );
  const [target] = fitting.toSorted((one, other) => compareVersions(other.kernel, one.kernel));
  if (target !== undefined) return target;
  const list = permitted.length === 0 ? "nothing" : permitted.join(", ");
  throw new CodedError(
    "change-rejected",
    `the platform does not upgrade ${present.kernel} to the version in the program: it offers ${list}`,
  );
}

/** Compares the numbers in two versions, such as `v14.2_r1.10` and `v14.2_r1.9`. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => (version.match(/\d+/g) ?? []).map(Number));
  const at = (a ?? []).findIndex((part, i) => part !== b?.[i]);
  return at === -1 ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}
