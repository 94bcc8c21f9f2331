import { createSafely, OutcomeUnknownError, StatusError } from "@org/core-http";
import { type Args, expectation, field, fromWire, importCommand, toWire, UnexpectedResponse } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { codeOf } from "../../platform/errors.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { packageFields } from "./bgp-package-fields.ts";
import { packageId, packagesIn } from "./bgp-packages.ts";

/** The required members of the response to a purchase. */
const purchase = withWireNames({
  ids: field.list(field.string({ docs: "An ID." }), {
    output: true,
    returned: "always",
    wire: "ResourceIds",
    docs: "IDs of the purchased packages.",
  }),
});
const hasBought = expectation(boughtIn);

/** Buys a package and returns its ID in the state. */
export async function buyPackage(op: Op, args: Args<typeof packageFields>): Promise<string> {
  const wanted = toWire(packageFields, args as Values);
  const region = String(recordOf(wanted[`${args.packageType}PackageConfig`])?.["Region"]);
  const { idOf, all } = packagesIn(region);
  const importAs = (own: string) => `\`${importCommand(op.urn, own)}\``;
  const { id: bought } = await createSafely(op, {
    what: `the ${args.packageType} package in ${region}`,
    where: op.platform.place,
    importCommand: importAs,
    searchMs: op.platform.readWindowMs,
    onlyOnce: `the package may have been bought. Look at the packages and orders of the account. If the package exists, import it: ${importAs(`<package ID>#${region}`)}. If it does not exist, run \`pulumi up\` again`,
    // The platform returns neither names nor creation times of packages. If the listing fails, the purchase is not
    // made, because it could not be found after a lost response.
    before: async () => (await all(op)).map(idOf),
    async post() {
      const request = { ...wanted, InstanceCount: 1 };
      const response = await op.antiddos.create("CreateBgpInstance", request, { expects: hasBought }).catch(uncertain);
      return { id: packageId.build({ resourceId: boughtIn(response), region }) };
    },
    find: async () => (await all(op)).filter((one) => holds(one, wanted)).map((one) => ({ id: idOf(one) })),
  });
  return bought;
}

/** The outcome of a purchase that fails inside the platform is unknown. */
function uncertain(error: unknown): never {
  if (error instanceof StatusError && codeOf(error) === "InternalError") {
    throw new OutcomeUnknownError(error.summary, error, error);
  }
  throw error;
}

/** The ID in the response to a purchase. */
function boughtIn(response: Body): string {
  const [bought] = fromWire(purchase, response).ids;
  if (!bought) throw new UnexpectedResponse("ResourceIds", "contains no ID");
  return bought;
}

/** Whether a package has all requested values. It may have more, which the platform chose. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const all: readonly unknown[] = Array.isArray(found) ? found : [];
    return all.length === wanted.length && wanted.every((one) => all.some((other) => holds(other, one)));
  }
  const members = recordOf(wanted);
  if (members === undefined) return found === wanted;
  return Object.entries(members).every(([name, value]) => holds(recordOf(found)?.[name], value));
}
