import type { ReadOperation, ReadOutputs } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { pick } from "../../platform/responses.ts";
import type { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { sizeNames } from "./mysql-instance-update.ts";
import { engineParameters, waitsForWindow } from "./mysql-instances.ts";

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
