import { endWhenUnreachable } from "@org/core-http";
import { nearest, type Operation } from "@org/core-provider";
import type { Platform } from "./platform.ts";
import { idText } from "./response-fields.ts";
import { responseList } from "./responses.ts";
import { ServiceClient } from "./service-client.ts";
import { services } from "./services.ts";

/** Regions that need no request to be known. The platform may have others. */
const knownRegions = new Set([
  "ap-bangkok",
  "ap-beijing",
  "ap-beijing-fsi",
  "ap-chengdu",
  "ap-chongqing",
  "ap-guangzhou",
  "ap-hongkong",
  "ap-jakarta",
  "ap-nanjing",
  "ap-seoul",
  "ap-shanghai",
  "ap-shanghai-fsi",
  "ap-shenzhen-fsi",
  "ap-singapore",
  "ap-tokyo",
  "eu-frankfurt",
  "na-ashburn",
  "na-siliconvalley",
  "sa-saopaulo",
]);

/** The region whose endpoint lists all regions. */
const listedIn = "ap-guangzhou";

/** How long a preview waits for the list, in milliseconds: without it, the preview is as good as before. */
const listingMs = 10_000;

const regionList = responseList("RegionSet", { region: idText("", { wire: "Region" }) });

/**
 * Warns if the platform does not list the provider's region. A region that this package knows costs no request. Without a
 * list of regions there is no warning.
 */
export async function warnOfUnknownRegion(platform: Platform, op: Operation): Promise<void> {
  const { region, memory, usesMfaCode } = platform;
  // An MFA code works once: a preview that signs in for nothing else must not use it up.
  if (memory.regionIsChecked || knownRegions.has(region) || usesMfaCode) return;
  memory.regionIsChecked = true;
  const found = await regionsOf(platform, op).catch((): readonly string[] => []);
  if (found.length === 0 || found.includes(region)) return;
  const meant = nearestRegion(region, found);
  op.warn(
    `region ${region} is not a region of the platform: ${meant === undefined ? `set one of ${found.join(", ")}` : `did you mean ${meant}?`}`,
  );
}

async function regionsOf(platform: Platform, op: Operation): Promise<readonly string[]> {
  const patient = { ...op, ...endWhenUnreachable(op), deadline: Math.min(op.deadline, Date.now() + listingMs) };
  const cvm = new ServiceClient(platform, patient, { ...services.cvm, place: { region: listedIn } });
  const response = await cvm.read("DescribeRegions", {}, { expects: regionList.expects });
  return regionList.of(response).map(({ Region: region }) => String(region));
}

/** The region with the most similar name, or the only one on the same continent. */
function nearestRegion(region: string, regions: readonly string[]): string | undefined {
  const prefix = region.slice(0, region.indexOf("-") + 1);
  const near = regions.filter((one) => prefix !== "" && one.startsWith(prefix));
  return nearest(region, regions) ?? (near.length === 1 ? near[0] : undefined);
}
