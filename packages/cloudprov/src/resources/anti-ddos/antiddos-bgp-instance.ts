import {
  exactlyOneOf,
  expectation,
  field,
  fromWire,
  hasValue,
  isUnknown,
  type Rule,
  requiredWhen,
} from "@org/core-provider";
import { listed, readBackSeconds, refreshed } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { recordOf } from "../../platform/responses.ts";
import { configs, packageFields } from "./bgp-package-fields.ts";
import { packageId, packagesIn } from "./bgp-packages.ts";
import { buyPackage } from "./bgp-purchase.ts";

/** A prepaid package is paid for a number of months. */
const periodWhenPrepaid: Rule = {
  says: "instanceChargePrepaid.period is required when instanceChargeType is PREPAID.",
  fields: ["instanceChargeType", "instanceChargePrepaid"],
  test: ({ instanceChargeType, instanceChargePrepaid: prepaid }) =>
    instanceChargeType !== "PREPAID" || isUnknown(prepaid) || (recordOf(prepaid)?.["period"] ?? undefined) !== undefined
      ? []
      : [{ path: "instanceChargePrepaid.period", message: "is required when instanceChargeType is PREPAID" }],
};

const isReadable = expectation(packageFields);

export const antiddosBgpInstance = resource("AntiddosBgpInstance", {
  docs: "An Anti-DDoS package that protects IP addresses of one region. Creating the resource buys the package, and the account is charged at once. The platform has no action to change or delete a package, so set the resource option `protect`, and set `retainOnDelete` before you remove the resource from your program. `pulumi up --replace` buys another package. A purchase whose response was lost is never repeated: the provider searches for a new package with the same configuration, and fails with instructions if it finds none.",
  example: `const shop = new cloudprov.AntiddosBgpInstance("shop", {
    instanceChargeType: "PREPAID",
    packageType: "Standard",
    instanceChargePrepaid: { period: 1, renewFlag: "NOTIFY_AND_MANUAL_RENEW" },
    standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
}, { protect: true });`,
  errors: remedies(
    "antiddos",
    "FailedOperation.InsufficientBalance",
    "InvalidParameter.SpecialParameterForSpecialAccount",
    "UnsupportedOperation.BandwidthNotSupported",
    "UnsupportedOperation.ElasticProtectBandwidthNotSupported",
    "UnsupportedOperation.PeriodNotSupported",
    "UnsupportedOperation.RegionNotSupported",
  ),
  fields: packageFields,
  rules: [
    exactlyOneOf(...Object.values(configs)),
    ...Object.entries(configs).map(([type, config]) => requiredWhen([config], hasValue("packageType", type))),
    periodWhenPrepaid,
  ],
  import: {
    form: packageId.form,
    example: packageId.example,
    parse: (given) => (packageId.parts(given) === undefined ? undefined : { id: given, state: {} }),
  },
  readBackSeconds,

  /** A package that is paid after each month has no prepaid period. */
  normalize: ({ instanceChargePrepaid, ...others }) =>
    instanceChargePrepaid === undefined || others["instanceChargeType"] === "POSTPAID_BY_MONTH"
      ? others
      : { ...others, instanceChargePrepaid },

  check(op) {
    const { instanceChargeType, instanceChargePrepaid } = op.given;
    if (instanceChargeType === "POSTPAID_BY_MONTH" && instanceChargePrepaid !== undefined) {
      op.warn("instanceChargePrepaid has no effect when instanceChargeType is POSTPAID_BY_MONTH: remove it");
    }
  },

  async preview(op) {
    if (op.state === undefined) op.warn("creating it buys an Anti-DDoS package, and the account is charged at once");
  },

  create: (op) =>
    op.memory.creates.inSequence(JSON.stringify(["AntiddosBgpInstance", op.platform.place]), () =>
      buyPackage(op, op.args),
    ),

  async read(op) {
    const packages = packagesIn(packageId.key(op.id)["Region"] ?? "");
    const found = op.purpose === "refresh" ? refreshed(op, packages, isReadable) : undefined;
    const body = await (found ?? ifExists(packages.read(op, op.id)));
    return body && fromWire(packageFields, body);
  },

  delete: {
    because: "the platform has no action that returns a package",
    instead: "ask Tencent Cloud support to take the package back",
  },

  list: {
    query: {
      region: field.string({ emptyIsUnset: true, docs: "Region of the packages. Defaults to the provider's region." }),
    },
    run: (op) =>
      listed(op, packagesIn(typeof op.query["region"] === "string" ? op.query["region"] : op.platform.region)),
  },
});
