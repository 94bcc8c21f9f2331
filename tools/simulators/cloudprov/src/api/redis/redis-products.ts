import { object } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { type Zone, zonesOf } from "../zones.ts";

/** The types of instances: their versions, and whether they are clusters. */
const products: Readonly<Record<number, { readonly version: string; readonly isCluster: boolean }>> = {
  6: { version: "4.0", isCluster: false },
  7: { version: "4.0", isCluster: true },
  8: { version: "5.0", isCluster: false },
  9: { version: "5.0", isCluster: true },
  15: { version: "6.2", isCluster: false },
  16: { version: "6.2", isCluster: true },
  17: { version: "7.0", isCluster: false },
  18: { version: "7.0", isCluster: true },
};
const clusterShards = [1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128];

/** Rejects a type, a size or numbers of parts that are not sold. */
export function checkProduct(
  typeId: number,
  { memSize, shards, replicas }: { readonly memSize: number; readonly shards: number; readonly replicas: number },
): void {
  const product = products[typeId];
  if (product === undefined) {
    throw new PlatformError("InvalidParameterValue.InvalidInstanceTypeId", `The type ${typeId} is not offered.`);
  }
  if (memSize < 1024 || memSize % 1024 !== 0 || memSize > 65_536) {
    throw new PlatformError("InvalidParameterValue.MemSizeNotInRange", `MemSize must not be ${memSize}.`);
  }
  if (!(product.isCluster ? clusterShards : [1]).includes(shards) || replicas < 1 || replicas > 5) {
    throw new PlatformError(
      "InvalidParameterValue.SpecNotExist",
      `${shards} shards and ${replicas} replicas are not sold.`,
    );
  }
}

/** Whether an instance of a type can become one of another type: a newer version, or a cluster of the same version. */
export function isUpgrade(before: number, after: number): boolean {
  const [old, next] = [products[before], products[after]];
  if (old === undefined || next === undefined) return false;
  if (old.version === next.version) return !old.isCluster && next.isCluster;
  return old.isCluster === next.isCluster && Number(next.version) > Number(old.version);
}

/** The action that returns what is on sale. */
export function describeProductInfo({ settings }: World): Action {
  return defineAction({
    name: "DescribeProductInfo",
    params: object({}),
    run: () => ({
      RegionSet: settings.regions.map((region) => ({
        RegionId: region,
        RegionName: region,
        RegionShortName: region,
        Area: "Area",
        ZoneSet: zonesOf(settings, region).map(zoneDocument),
      })),
    }),
  });
}

function zoneDocument({ name, number, isSoldOut }: Zone): Reply {
  return {
    ZoneId: name,
    ZoneName: name,
    IsSaleout: isSoldOut,
    IsDefault: false,
    NetWorkType: ["vpcnet"],
    OldZoneId: number,
    ProductSet: Object.entries(products).map(([typeId, { version, isCluster }]) => ({
      Type: Number(typeId),
      TypeName: isCluster ? "Redis cluster" : "Redis",
      MinBuyNum: 1,
      MaxBuyNum: 100,
      Saleout: isSoldOut,
      Engine: "Redis",
      Version: `Redis-${version}`,
      TotalSize: ["1", "2", "4", "8", "16", "32", "64"],
      ShardSize: ["1", "2", "4", "8", "16", "32"],
      ReplicaNum: ["1", "2", "3", "4", "5"],
      ShardNum: (isCluster ? clusterShards : [1]).map(String),
      PayMode: "0,1",
      EnableRepicaReadOnly: true,
      EnableReplicaReadOnly: true,
    })),
  };
}
