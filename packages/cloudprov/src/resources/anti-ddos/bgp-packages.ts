import { compositeId, field } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { answerList, type Body } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";
import { packageFields } from "./bgp-package-fields.ts";

const action = "DescribeBgpInstances";

/** The ID of a package in the state. */
export const packageId = compositeId({
  separator: "#",
  parts: [
    { property: "resourceId", wire: "InstanceId", example: "bgp-00000fyi" },
    { property: "region", form: "<region of the package>", wire: "Region", example: "ap-guangzhou" },
  ],
});

const wholeList = answerList("BGPInstanceList", packageFields);

/** A package that is not as it must be keeps nobody from seeing the others. */
const instanceList = answerList("BGPInstanceList", {
  id: field.string({ output: true, answered: "always", wire: "InstanceId", docs: "Its ID." }),
});

/** The packages of a region. */
export function packagesIn(region: string) {
  return {
    kind: `AntiddosBgpInstance in ${region}`,
    idOf: ({ InstanceId: resourceId }: Body) => packageId.build({ resourceId, region }),
    async read(op: Op, own: string): Promise<Body | undefined> {
      const { InstanceId } = packageId.key(own);
      const asked = { FilterRegion: region, FilterInstanceIdList: [InstanceId] };
      const answer = await op.antiddos.read(action, asked, { expects: wholeList.expects });
      const found = wholeList.of(answer).find((one) => one["InstanceId"] === InstanceId);
      return found && ownConfig(found);
    },
    all: (op: Op) => op.antiddos.list(action, { FilterRegion: region }, instanceList),
    listing: {
      name: "InstanceId",
      find: (op: Op) => op.antiddos.pages(action, { FilterRegion: region }, instanceList),
      whole: {
        page: (op: Op, offset: number | undefined) =>
          op.antiddos.page(action, { FilterRegion: region }, instanceList, { offset }),
        asRead: ownConfig,
      },
    },
  } satisfies Pick<ActionObject, "kind" | "idOf" | "read" | "listing"> & { readonly all: unknown };
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
