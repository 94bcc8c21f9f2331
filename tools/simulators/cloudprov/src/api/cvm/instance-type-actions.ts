import { listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered } from "../lists.ts";
import type { InstanceType } from "./instance-types.ts";

/** The actions of types of machines. */
export function instanceTypeActions(world: World): Action[] {
  return [describeZoneInstanceConfigInfos(world)];
}

const filter = object({
  Name: oneOf("zone", "instance-family", "instance-type", "instance-charge-type", "sort-keys"),
  Values: listOf(text({ min: 1 }), { min: 1, max: 100 }),
});

function describeZoneInstanceConfigInfos(world: World): Action {
  return defineAction({
    name: "DescribeZoneInstanceConfigInfos",
    simplified: "There are no instance types until a test adds some to the state.",
    params: object({ Filters: optional(listOf(filter, { min: 1, max: 10 })) }),
    run({ params: { Filters }, region }) {
      const isHere = (zone: string) => zone.startsWith(`${region}-`);
      const zones = Filters?.flatMap(({ Name, Values }) => (Name === "zone" ? Values : [])) ?? [];
      if (!zones.every(isHere)) {
        throw new PlatformError("InvalidParameterValue.ZoneNotSupported", "The region does not have the zone.");
      }
      const all = filtered(
        world.instanceTypes.allSeen().filter(({ zone }) => isHere(zone)),
        Filters,
        {
          zone: (type, value) => type.zone === value,
          "instance-family": ({ family }, value) => family === value,
          "instance-type": ({ name }, value) => name === value,
          "instance-charge-type": ({ chargeType }, value) => chargeType === value,
          "sort-keys": () => true,
        },
      );
      const keys = Filters?.flatMap(({ Name, Values }) => (Name === "sort-keys" ? Values : [])) ?? [];
      return { InstanceTypeQuotaSet: sorted(all, keys).map(document) };
    },
  });
}

/** Sorts by keys such as `cpu:desc`; the first one counts most. */
function sorted(all: readonly InstanceType[], keys: readonly string[]): InstanceType[] {
  return keys.toReversed().reduce<InstanceType[]>(
    (types, key) => {
      const member = key.startsWith("mem:") ? "memory" : "cpu";
      const sign = key.endsWith(":desc") ? -1 : 1;
      return types.toSorted((one, other) => sign * (one[member] - other[member]));
    },
    [...all],
  );
}

function document(type: InstanceType): Reply {
  return {
    Zone: type.zone,
    InstanceType: type.name,
    InstanceChargeType: type.chargeType,
    NetworkCard: 25,
    Externals: { ReleaseAddress: null, UnsupportNetworks: ["BASIC"], StorageBlockAttr: null },
    Cpu: type.cpu,
    Memory: type.memory,
    InstanceFamily: type.family,
    TypeName: `Standard ${type.family}`,
    LocalDiskTypeList: [],
    Status: type.isSoldOut ? "SOLD_OUT" : "SELL",
    Price: priceOf(type),
    SoldOutReason: type.isSoldOut ? "The zone has none left." : "",
    InstanceBandwidth: 1.5,
    InstancePps: 30,
    StorageBlockAmount: 0,
    CpuType: "Example CPU",
    Gpu: type.gpu,
    Fpga: 0,
    Remark: "",
    GpuCount: type.gpu,
    Frequency: "2.5GHz",
    StatusCategory: type.isSoldOut ? "WithoutStock" : "EnoughStock",
  };
}

function priceOf({ cpu, chargeType }: InstanceType): Reply {
  const price = cpu / 10;
  const isPrepaid = chargeType === "PREPAID";
  const hourly = isPrepaid ? null : price;
  return {
    UnitPrice: hourly,
    ChargeUnit: isPrepaid ? null : "HOUR",
    OriginalPrice: isPrepaid ? price * 400 : null,
    DiscountPrice: isPrepaid ? price * 400 : null,
    Discount: 100,
    UnitPriceDiscount: hourly,
    UnitPriceSecondStep: hourly,
    UnitPriceDiscountSecondStep: hourly,
    UnitPriceThirdStep: hourly,
    UnitPriceDiscountThirdStep: hourly,
    OriginalPriceThreeYear: null,
    DiscountPriceThreeYear: null,
    DiscountThreeYear: null,
    OriginalPriceFiveYear: null,
    DiscountPriceFiveYear: null,
    DiscountFiveYear: null,
    OriginalPriceOneYear: null,
    DiscountPriceOneYear: null,
    DiscountOneYear: null,
  };
}
