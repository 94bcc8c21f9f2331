import { fromWire, type ReadOperation, type ReadOutputs, responseField } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { codeOf } from "../../platform/errors.ts";
import { pick } from "../../platform/responses.ts";
import { waitsForWindow } from "./mysql-facts.ts";
import type { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { engineParameters } from "./mysql-parameters.ts";
import { sizeNames } from "./mysql-upgrades.ts";

/** The parameters of an instance that a read returns. */
export async function parametersIn(
  op: ReadOperation<typeof fields> & Clients,
): Promise<Readonly<Record<string, string>>> {
  const { parameters: wanted = {} } = op.args;
  const isWanted = (name: string) => op.purpose === "import" || wanted[name] !== undefined;
  if (op.purpose !== "import" && Object.keys(wanted).length === 0) return {};
  const all = [...(await engineParameters(op, op.id)).values()];
  const shown = all.filter(
    ({ name, current, usual }) => isWanted(name) && (op.purpose !== "import" || current !== usual),
  );
  return Object.fromEntries(shown.map(({ name, current }) => [name, current]));
}

type Found = ReadOutputs<typeof fields>;

/** The properties in the state, after a write with those of the program. */
export type Known = { readonly [Name in keyof Found]?: unknown };

/** The known values that an upgrade will have in the maintenance window for which it waits. */
export function pendingUpgrade({ taskStatus }: Found, known: Known): Partial<Found> {
  if (!waitsForWindow({ taskStatus })) return {};
  return pick(known, ...sizeNames, "engineVersion");
}

const zoneNames = ["availabilityZone", "firstSlaveZone", "secondSlaveZone"] as const;

/** The zones in the known order if the platform has only exchanged nodes: the primary node may change in a failover. */
export function zonesAsKnown(found: Found, known: Known): Partial<Found> {
  const zonesOf = (one: Known) => zoneNames.map((name) => one[name] ?? "");
  const isExchanged = String(zonesOf(found).toSorted()) === String(zonesOf(known).toSorted());
  return isExchanged ? Object.fromEntries(zoneNames.map((name) => [name, known[name]])) : {};
}

const identifiers = { isOpen: responseField.integer({ wire: "IsGTIDOpen" }) };

/** Whether the transactions of an instance have global identifiers: 1 or 0. Once they have, they always do. */
export async function gtidOf(op: Op, id: string): Promise<number> {
  try {
    return fromWire(identifiers, await op.cdb.read("DescribeDBInstanceGTID", { InstanceId: id })).isOpen;
  } catch (error) {
    // The version has none. Codes that begin with this one are failures.
    if (codeOf(error) === "CdbError") return 0;
    throw error;
  }
}
