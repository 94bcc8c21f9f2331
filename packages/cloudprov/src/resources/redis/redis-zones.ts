import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { Memory } from "../../platform/memory.ts";
import type { Body } from "../../platform/responses.ts";

const texts = (wire: string) => responseField.list(responseField.string({}), { wire });

const offers = {
  regions: responseField.list(
    responseField.object(
      {
        region: responseField.string({ wire: "RegionId" }),
        zones: responseField.list(
          responseField.object(
            {
              name: responseField.string({ wire: "ZoneId" }),
              number: responseField.integer({ wire: "OldZoneId" }),
              isSoldOut: responseField.boolean({ wire: "IsSaleout" }),
              products: responseField.list(
                responseField.object(
                  {
                    typeId: responseField.integer({ wire: "Type" }),
                    isSoldOut: responseField.boolean({ wire: "Saleout" }),
                    redisShardNum: texts("ShardNum"),
                    redisReplicasNum: texts("ReplicaNum"),
                  },
                  {},
                ),
                { wire: "ProductSet" },
              ),
            },
            {},
          ),
          { wire: "ZoneSet" },
        ),
      },
      {},
    ),
    { wire: "RegionSet", returned: "maybe empty" },
  ),
};
const expects = expectation(offers);

/** The zones of a region, with what they offer. */
type Regions = ReturnType<typeof fromWire<typeof offers>>["regions"];

/** What each connection has read: the zones of a platform do not change within a run. */
const known = new WeakMap<Memory, Regions>();

/** The zones of all regions. Read once. */
async function regionsOf(op: Op): Promise<Regions> {
  const regions =
    known.get(op.memory) ?? fromWire(offers, await op.redis.read("DescribeProductInfo", {}, { expects })).regions;
  known.set(op.memory, regions);
  return regions;
}

/** The names of all zones, by their numbers: instances have numbers. */
export async function zoneNames(op: Op): Promise<ReadonlyMap<number, string>> {
  const zones = (await regionsOf(op)).flatMap((region) => region.zones);
  return new Map(zones.map(({ number, name }) => [number, name]));
}

/** Checks at preview that the zone offers the type of instance, with its numbers of shards and replicas. */
export async function checkOffer(op: Op, args: Body): Promise<void> {
  const { availabilityZone, typeId } = args;
  const { region } = op.platform;
  const zones = (await regionsOf(op)).find((one) => one.region === region)?.zones ?? [];
  if (zones.length === 0 || typeof availabilityZone !== "string") return;
  const zone = zones.find(({ name }) => name === availabilityZone);
  if (zone === undefined)
    throw notOffered(
      "availabilityZone",
      region,
      zones.map(({ name }) => name),
    );
  if (typeof typeId !== "number") return;
  const product = zone.products.find((one) => one.typeId === typeId);
  if (product === undefined)
    throw notOffered(
      "typeId",
      zone.name,
      zone.products.map((one) => String(one.typeId)),
    );
  for (const name of ["redisShardNum", "redisReplicasNum"] as const) {
    const offered = product[name];
    const isOffered = typeof args[name] !== "number" || offered.includes(String(args[name]));
    if (offered.length > 0 && !isOffered) throw notOffered(name, `the type ${typeId} in ${zone.name}`, offered);
  }
  if (zone.isSoldOut || product.isSoldOut) {
    op.warn(`the type ${typeId} is sold out in ${zone.name}: choose another zone or type, or try again later`);
  }
}

function notOffered(property: string, place: string, offered: readonly string[]): CodedError {
  return new CodedError(
    "invalid-input",
    `${property} must be a value that the platform offers for ${place}: ${offered.join(", ")}`,
  );
}
