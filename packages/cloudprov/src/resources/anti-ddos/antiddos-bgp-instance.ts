import { inTurn } from "@org/core-http";
import { exactlyOneOf, expectation, field, isUnknown, type Rule, requiredWhen } from "@org/core-provider";
import { listed, outputsOf, readBackSeconds, refreshed } from "../../platform/action-object.ts";
import { recordOf } from "../../platform/answers.ts";
import { resource } from "../../platform/define.ts";
import { unlessGone } from "../../platform/errors.ts";
import { configs, packageFields } from "./bgp-package-fields.ts";
import { packageId, packagesIn } from "./bgp-packages.ts";
import { buyPackage } from "./bgp-purchase.ts";

const kind = "AntiddosBgpInstance";

/** A prepaid package is paid for some months. */
const periodWhenPrepaid: Rule = {
  says: "instanceChargePrepaid.period must be given when instanceChargeType is PREPAID.",
  fields: ["instanceChargeType", "instanceChargePrepaid"],
  test: ({ instanceChargeType, instanceChargePrepaid: prepaid }) =>
    instanceChargeType !== "PREPAID" || isUnknown(prepaid) || (recordOf(prepaid)?.["period"] ?? undefined) !== undefined
      ? []
      : [{ path: "instanceChargePrepaid.period", message: "must be given when instanceChargeType is PREPAID" }],
};

const isReadable = expectation(packageFields);

export const antiddosBgpInstance = resource(kind, {
  docs: "An Anti-DDoS package for the addresses of one region. Making the resource buys it, and the account is charged at once. It can neither be changed nor deleted afterwards: the platform has no action for that, so set the resource option `protect`, and `retainOnDelete` where it is to leave the program one day; `pulumi up --replace` buys another. A purchase whose answer is lost is never made a second time: the package is looked for, and when it is not found an error says what to do. What is looked for is a new package of the same configuration.",
  example: `const shop = new cloudprov.AntiddosBgpInstance("shop", {
    instanceChargeType: "PREPAID",
    packageType: "Standard",
    instanceChargePrepaid: { period: 1, renewFlag: "NOTIFY_AND_MANUAL_RENEW" },
    standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
}, { protect: true });`,
  fields: packageFields,
  rules: [
    exactlyOneOf(...Object.values(configs)),
    ...Object.entries(configs).map(([type, config]) =>
      requiredWhen([config], {
        says: `packageType is ${type}`,
        fields: ["packageType"],
        test: ({ packageType }) => packageType === type,
      }),
    ),
    periodWhenPrepaid,
  ],
  import: {
    form: packageId.form,
    example: packageId.example,
    parse: (given) => (packageId.parts(given) === undefined ? undefined : { id: given, state: {} }),
  },
  readBackSeconds,

  /** What is paid after each month is not paid in advance. */
  normalise: ({ instanceChargePrepaid, ...others }) =>
    instanceChargePrepaid === undefined || others["instanceChargeType"] === "POSTPAID_BY_MONTH"
      ? others
      : { ...others, instanceChargePrepaid },

  check(op) {
    const { instanceChargeType, instanceChargePrepaid } = op.given;
    if (instanceChargeType === "POSTPAID_BY_MONTH" && instanceChargePrepaid !== undefined) {
      op.warn("instanceChargePrepaid has no effect with the instanceChargeType POSTPAID_BY_MONTH: leave it out");
    }
  },

  async preview(op) {
    if (op.state === undefined)
      op.warn("making it buys an Anti-DDoS package, for which the account is charged at once");
  },

  create: (op) => inTurn(JSON.stringify([kind, op.platform.place]), () => buyPackage(op, op.args)),

  async read(op) {
    const packages = packagesIn(packageId.key(op.id)["Region"] ?? "");
    const found = op.purpose === "refresh" ? refreshed(op, packages, isReadable) : undefined;
    const body = await (found ?? unlessGone(packages.read(op, op.id)));
    return body && outputsOf(packageFields, { kind }, op.id, body);
  },

  delete: {
    because: "the platform takes a package back by a support ticket only",
    instead: "ask its support to take it back",
  },

  list: {
    query: {
      region: field.string({ emptyIsUnset: true, docs: "Region of the packages. Default: the provider's." }),
    },
    run: (op) =>
      listed(op, packagesIn(typeof op.query["region"] === "string" ? op.query["region"] : op.platform.region)),
  },
});
