import { createSafely, inTurn, OutcomeUnknownError, StatusError } from "@org/core-http";
import {
  type Args,
  compositeId,
  exactlyOneOf,
  expectation,
  field,
  fromWire,
  importCommand,
  isUnknown,
  type Rule,
  requiredWhen,
  toWire,
  UnexpectedAnswer,
} from "@org/core-provider";
import {
  type ActionObject,
  listed,
  mirror,
  outputsOf,
  refreshed,
  settleSeconds,
  type Values,
} from "../../platform/action-object.ts";
import { answerList, type Body, recordOf } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, unlessGone } from "../../platform/errors.ts";

const kind = "AntiddosBgpInstance";
const action = "DescribeBgpInstances";

/** What a package of each type is configured by: a property, which has the wire name of its type. */
const configs = {
  Enterprise: "enterprisePackageConfig",
  Standard: "standardPackageConfig",
  StandardPlus: "standardPlusPackageConfig",
} as const;

/** Nothing of a package that was bought can be changed. */
const fixed = { required: true, replaceOnChange: true } as const;
const filled = { computed: true, replaceOnChange: true } as const;

const common = {
  region: field.string({
    ...fixed,
    min: 1,
    wire: "Region",
    docs: "Region of the package, such as ap-guangzhou. It may be another than the provider's.",
  }),
  protectIpCount: field.integer({
    ...fixed,
    min: 1,
    wire: "ProtectIpCount",
    docs: "How many IP addresses it protects.",
  }),
  bandwidth: field.integer({ ...fixed, min: 1, wire: "Bandwidth", docs: "Bandwidth of the business, in Mbps." }),
  elasticBandwidthFlag: field.boolean({
    ...filled,
    wire: "ElasticBandwidthFlag",
    docs: "Whether more bandwidth than that may be used, and paid for. Left out, the platform says no.",
  }),
};

const fields = {
  instanceChargeType: field.string({
    ...fixed,
    values: ["PREPAID", "POSTPAID_BY_MONTH"],
    wire: "InstanceChargeType",
    docs: "How the package is paid for: PREPAID for some months in advance, POSTPAID_BY_MONTH after each month.",
  }),
  packageType: field.string({
    ...fixed,
    values: ["Enterprise", "Standard", "StandardPlus"],
    wire: "PackageType",
    docs: "Type of the package. Each is configured by a property of its own.",
  }),
  instanceChargePrepaid: field.object(
    {
      period: field.integer({ replaceOnChange: true, min: 1, wire: "Period", docs: "For how many months it is paid." }),
      renewFlag: field.string({
        ...filled,
        emptyIsUnset: true,
        knownValues: ["NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
        wire: "RenewFlag",
        docs: "What happens when it ends: a notice (NOTIFY_AND_MANUAL_RENEW, which is the platform's choice), a notice and a renewal (NOTIFY_AND_AUTO_RENEW), or neither (DISABLE_NOTIFY_AND_MANUAL_RENEW).",
      }),
    },
    {
      replaceOnChange: true,
      wire: "InstanceChargePrepaid",
      docs: "What is paid for in advance. Given with the charge type PREPAID, and without effect otherwise.",
    },
  ),
  enterprisePackageConfig: field.object(
    {
      ...common,
      basicProtectBandwidth: field.integer({
        ...fixed,
        min: 1,
        wire: "BasicProtectBandwidth",
        docs: "Bandwidth of attacks that it always takes, in Gbps.",
      }),
      elasticProtectBandwidth: field.integer({
        ...filled,
        min: 0,
        wire: "ElasticProtectBandwidth",
        docs: "Bandwidth of attacks that it takes beyond that, at a price, in Gbps: 0, 400, 500, 600, 800 or 1000. Left out, the platform takes 0.",
      }),
    },
    { replaceOnChange: true, wire: "EnterprisePackageConfig", docs: "A package of the type Enterprise." },
  ),
  standardPackageConfig: field.object(common, {
    replaceOnChange: true,
    wire: "StandardPackageConfig",
    docs: "A package of the type Standard.",
  }),
  standardPlusPackageConfig: field.object(
    {
      ...common,
      protectCount: field.string({
        ...fixed,
        values: ["TWO_TIMES", "UNLIMITED"],
        wire: "ProtectCount",
        docs: "How many attacks it takes with full strength.",
      }),
    },
    { replaceOnChange: true, wire: "StandardPlusPackageConfig", docs: "A package of the type StandardPlus." },
  ),
  tagInfoLists: field.set(
    field.object(
      {
        tagKey: field.string({ ...fixed, min: 1, wire: "TagKey", docs: "Key of the tag." }),
        tagValue: field.string({ ...fixed, wire: "TagValue", docs: "Its value." }),
      },
      { docs: "A tag." },
    ),
    { emptyIsUnset: true, replaceOnChange: true, wire: "TagInfoList", docs: "Tags of the package." },
  ),
  resourceId: field.string({ output: true, answered: "always", wire: "InstanceId", docs: "The platform's ID of it." }),
  ...mirror(kind),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "resourceId", wire: "InstanceId", example: "bgp-00000fyi" },
    { property: "region", form: "<region of the package>", wire: "Region", example: "ap-guangzhou" },
  ],
});

/** A prepaid package is paid for some months. */
const periodWhenPrepaid: Rule = {
  says: "instanceChargePrepaid.period must be given when instanceChargeType is PREPAID.",
  fields: ["instanceChargeType", "instanceChargePrepaid"],
  test: ({ instanceChargeType, instanceChargePrepaid: prepaid }) =>
    instanceChargeType !== "PREPAID" || isUnknown(prepaid) || (recordOf(prepaid)?.["period"] ?? undefined) !== undefined
      ? []
      : [{ path: "instanceChargePrepaid.period", message: "must be given when instanceChargeType is PREPAID" }],
};

const wholeList = answerList("BGPInstanceList", fields);

/** A package that is not as it must be keeps nobody from seeing the others. */
const instanceList = answerList("BGPInstanceList", {
  id: field.string({ output: true, answered: "always", wire: "InstanceId", docs: "Its ID." }),
});

/** What the answer to a purchase must hold. */
const purchase = {
  ids: field.list(field.string({ docs: "An ID." }), {
    output: true,
    answered: "always",
    wire: "ResourceIds",
    docs: "IDs of what was bought.",
  }),
};
const hasBought = expectation(boughtIn);

export const antiddosBgpInstance = resource(kind, {
  docs: "An Anti-DDoS package for the addresses of one region. Making the resource buys it, and the account is charged at once. It can neither be changed nor deleted afterwards: the platform has no action for that, so set the resource option `protect`, and `retainOnDelete` where it is to leave the program one day; `pulumi up --replace` buys another. A purchase whose answer is lost is never made a second time: the package is looked for, and when it is not found an error says what to do. What is looked for is a new package of the same configuration.",
  example: `const shop = new cloudprov.AntiddosBgpInstance("shop", {
    instanceChargeType: "PREPAID",
    packageType: "Standard",
    instanceChargePrepaid: { period: 1, renewFlag: "NOTIFY_AND_MANUAL_RENEW" },
    standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
}, { protect: true });`,
  fields,
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
    form: id.form,
    example: id.example,
    parse: (given) => (id.parts(given) === undefined ? undefined : { id: given, state: {} }),
  },
  settleSeconds,

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

  create: (op) => inTurn(JSON.stringify([kind, op.platform.place]), () => buy(op, op.args)),

  async read(op) {
    const packages = packagesIn(id.key(op.id)["Region"] ?? "");
    const found = op.purpose === "refresh" ? refreshed(op, packages, isReadable) : undefined;
    const body = await (found ?? unlessGone(packages.read(op, op.id)));
    return body && outputsOf(fields, { kind }, op.id, body);
  },

  delete: {
    because: "the platform takes a package back by a support ticket only",
    instead: "ask its support to take it back",
  },

  list: {
    query: {
      region: field.string({ docs: "Region of the packages. Default: the provider's." }),
    },
    run: (op) =>
      listed(op, packagesIn(typeof op.query["region"] === "string" ? op.query["region"] : op.platform.region)),
  },
});

const isReadable = expectation(fields);

/** Buys a package, and gives the ID that it has in the state. */
async function buy(op: Op, args: Args<typeof fields>): Promise<string> {
  const wanted = toWire(fields, args as Values);
  const region = String(recordOf(wanted[`${args.packageType}PackageConfig`])?.["Region"]);
  const { idOf } = packagesIn(region);
  const all = () => op.antiddos.list(action, { FilterRegion: region }, instanceList);
  const importAs = (own: string) => `\`${importCommand(op.urn, own)}\``;
  let before: ReadonlySet<string> = new Set();
  const { id: bought } = await createSafely(op, {
    what: `the ${args.packageType} package in ${region}`,
    where: op.platform.place,
    importCommand: importAs,
    searchMs: op.platform.readWindowMs,
    onlyOnce: `it may have been bought nevertheless. Look at the packages and orders of the account. If it is there, import it: ${importAs(`<package ID>#${region}`)}. If it is not, run \`pulumi up\` again`,
    async post() {
      // Who cannot see packages would not find one whose answer is lost, and buys none.
      before = new Set((await all()).map(idOf));
      const request = { ...wanted, InstanceCount: 1 };
      const answer = await op.antiddos.create("CreateBgpInstance", request, { expects: hasBought }).catch(uncertain);
      return { id: id.build({ resourceId: boughtIn(answer), region }) };
    },
    // The platform tells neither names nor times of packages: it is one like it that was not there before.
    find: async () => {
      const alike = (await all()).filter((one) => holds(one, wanted)).map((one) => ({ id: idOf(one) }));
      return alike.filter((one) => !before.has(one.id));
    },
    isOurs: () => true,
  });
  return bought;
}

/** What a purchase that fails inside the platform has done, nobody knows. */
function uncertain(error: unknown): never {
  if (error instanceof StatusError && codeOf(error) === "InternalError") {
    throw new OutcomeUnknownError(error.summary, error, error);
  }
  throw error;
}

/** The ID in the answer to a purchase. */
function boughtIn(answer: Body): string {
  const [bought] = fromWire(purchase, answer).ids;
  if (!bought) throw new UnexpectedAnswer("ResourceIds", "holds no ID");
  return bought;
}

/** Whether a package has all that was asked for. It has more: what was left to the platform. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const all: readonly unknown[] = Array.isArray(found) ? found : [];
    return all.length === wanted.length && wanted.every((one) => all.some((other) => holds(other, one)));
  }
  const members = recordOf(wanted);
  if (members === undefined) return found === wanted;
  return Object.entries(members).every(([name, value]) => holds(recordOf(found)?.[name], value));
}

/** The packages of a region. */
function packagesIn(region: string) {
  return {
    kind: `${kind} in ${region}`,
    idOf: ({ InstanceId: resourceId }: Body) => id.build({ resourceId, region }),
    async read(op: Op, own: string): Promise<Body | undefined> {
      const { InstanceId } = id.key(own);
      const asked = { FilterRegion: region, FilterInstanceIdList: [InstanceId] };
      const answer = await op.antiddos.read(action, asked, { expects: wholeList.expects });
      const found = wholeList.of(answer).find((one) => one["InstanceId"] === InstanceId);
      return found && ownConfig(found);
    },
    listing: {
      name: "InstanceId",
      find: (op: Op) => op.antiddos.pages(action, { FilterRegion: region }, instanceList),
      whole: {
        page: (op: Op, offset: number | undefined) =>
          op.antiddos.page(action, { FilterRegion: region }, instanceList, { offset }),
        asRead: ownConfig,
      },
    },
  } satisfies Pick<ActionObject, "kind" | "idOf" | "read" | "listing">;
}

/** A package with the configuration of its own type alone, and with what is paid in advance only where that counts. */
function ownConfig({
  EnterprisePackageConfig,
  StandardPackageConfig,
  StandardPlusPackageConfig,
  ...found
}: Body): Body {
  const all: Body = { EnterprisePackageConfig, StandardPackageConfig, StandardPlusPackageConfig };
  const own = `${String(found["PackageType"])}PackageConfig`;
  const isPrepaid = found["InstanceChargeType"] === "PREPAID";
  return { ...found, [own]: all[own], ...(isPrepaid ? {} : { InstanceChargePrepaid: undefined }) };
}
