import { field } from "@org/core-provider";
import { flag, numbers, oneRow, text, texts, whole } from "../../platform/response-fields.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** A number in a response that may have decimals. */
export function decimal(docs: string) {
  return field.number({ output: true, docs });
}

/** A disk type that machines of a type may have. */
export const diskConfig = withWireNames({
  available: flag("Whether the disk type is available."),
  deviceClass: text("Class of the device."),
  diskChargeType: text("How the disk is paid for: `PREPAID` or `POSTPAID_BY_HOUR`."),
  diskType: text("Type of the disk, such as `CLOUD_SSD`."),
  diskUsage: text("`SYSTEM_DISK` or `DATA_DISK`."),
  extraPerformanceRanges: numbers("Least and greatest additional performance.", { wire: "ExtraPerformanceRange" }),
  instanceFamily: text("Family of instance types."),
  minDiskSize: whole("Least size, in GB."),
  maxDiskSize: whole("Greatest size, in GB."),
  stepSize: whole("Step between sizes, in GB."),
  zone: text("ID of the zone."),
});

const sizes = { minSize: whole("Least size, in GB."), maxSize: whole("Greatest size, in GB.") };

/** Special properties of a type. */
export const externals = oneRow(
  withWireNames({
    releaseAddress: flag("Whether the public address is released with the machine."),
    unsupportNetworks: texts("Network types that are not supported."),
    storageBlockAttrs: oneRow(
      withWireNames({ type: text("Type of the local disk."), ...sizes }),
      "StorageBlockAttr",
      "Local disks of an HDD type.",
    ),
  }),
  "Externals",
  "Special properties.",
);

/** A local disk. */
export const localDisk = withWireNames({
  type: text("Type of the local disk."),
  partitionType: text("Properties of the local disk."),
  ...sizes,
  required: text("Whether the local disk is required: `REQUIRED` or `OPTIONAL`."),
});

/** The price of a machine, in the currency of the account. */
export const prices = oneRow(
  withWireNames({
    chargeUnit: text("Unit of the unit prices: `HOUR` or `GB`."),
    unitPrice: decimal("Price of a unit, for a machine that is paid for afterwards."),
    unitPriceDiscount: decimal("The same after the discount."),
    unitPriceSecondStep: decimal("Price of a unit in the second step."),
    unitPriceDiscountSecondStep: decimal("The same after the discount."),
    unitPriceThirdStep: decimal("Price of a unit in the third step."),
    unitPriceDiscountThirdStep: decimal("The same after the discount."),
    originalPrice: decimal("Price of a prepaid machine."),
    discountPrice: decimal("The same after the discount."),
    discount: decimal("Discount, in percent: 20 is 80% off."),
  }),
  "Price",
  "The price, in the currency of the account.",
);
