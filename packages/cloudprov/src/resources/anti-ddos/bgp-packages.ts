import { compositeId, expectationOfRequested } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
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

const wholeList = responseList("BGPInstanceList", packageFields);

/** An invalid package must not hide the others. */
const instanceList = responseList("BGPInstanceList", { instanceId: idText() });

/** The packages of a region. */
export function packagesIn(region: string) {
  return {
    place: region,
    idOf: ({ InstanceId: resourceId }: Body) => packageId.build({ resourceId, region }),
    async read(op: Op, own: string): Promise<Body | undefined> {
      const { InstanceId = "" } = packageId.key(own);
      const query = { FilterRegion: region, FilterInstanceIdList: [InstanceId] };
      const identifies = expectationOfRequested({ InstanceId, Region: region });
      const response = await op.antiddos.read(action, query, { expects: wholeList.expects, identifies });
      const found = wholeList.of(response).find((one) => one["InstanceId"] === InstanceId);
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
  } satisfies { readonly place: string } & Pick<ActionObject, "idOf" | "read" | "listing"> & { readonly all: unknown };
}

/** A package with only the configuration of its own type, and with the prepaid period only if it is prepaid. */
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
