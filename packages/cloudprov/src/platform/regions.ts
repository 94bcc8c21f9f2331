import { endWhenUnreachable } from "@org/core-http";
import { fromWire, nearest, type Operation } from "@org/core-provider";
import type { Platform } from "./platform.ts";
import { idText, text } from "./response-fields.ts";
import { type Body, responseList } from "./responses.ts";
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

/** The properties of a region. */
export const region = {
  name: idText("ID of the region, such as `ap-guangzhou`.", { wire: "Region" }),
  description: text("Name of the region.", { wire: "RegionName" }),
  state: text("`AVAILABLE` or `UNAVAILABLE`.", { wire: "RegionState" }),
};

const regionList = responseList("RegionSet", region);

/** All regions of the platform. */
export async function listRegions(cvm: ServiceClient): Promise<readonly Body[]> {
  return regionList.of(await cvm.read("DescribeRegions", {}, { expects: regionList.expects }));
}

/**
 * Warns if the platform does not list the provider's region. A region that this package knows costs no request. Without a
 * list of regions there is no warning.
 */
export async function warnOfUnknownRegion(platform: Platform, op: Operation): Promise<void> {
  const { region: own, memory, usesMfaCode } = platform;
  // An MFA code works once: a preview that signs in for nothing else must not use it up.
  if (memory.regionIsChecked || knownRegions.has(own) || usesMfaCode) return;
  memory.regionIsChecked = true;
  const found = await regionsOf(platform, op).catch((): readonly string[] => []);
  if (found.length === 0 || found.includes(own)) return;
  const meant = nearestRegion(own, found);
  const advice = meant === undefined ? `set one of ${found.join(", ")}` : `did you mean ${meant}?`;
  op.warn(`region ${own} is not a region of the platform: ${advice}`);
}

async function regionsOf(platform: Platform, op: Operation): Promise<readonly string[]> {
  const patient = { ...op, ...endWhenUnreachable(op), deadline: Math.min(op.deadline, Date.now() + listingMs) };
  const cvm = new ServiceClient(platform, patient, { ...services.cvm, place: { region: listedIn } });
  return (await listRegions(cvm)).map((one) => fromWire(region, one).name);
}

/** The region with the most similar name, or the only one on the same continent. */
function nearestRegion(name: string, regions: readonly string[]): string | undefined {
  const prefix = name.slice(0, name.indexOf("-") + 1);
  const near = regions.filter((one) => prefix !== "" && one.startsWith(prefix));
  return nearest(name, regions) ?? (near.length === 1 ? near[0] : undefined);
}
