import type { DiffOperation, DiffVerdict } from "@org/core-provider";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { purchaseOf, warnOfSizeCharge } from "../../platform/prepaid.ts";
import type { Body } from "../../platform/responses.ts";
import { inWindow } from "./postgresql-facts.ts";
import type { postgresqlFields as fields } from "./postgresql-instance-fields.ts";
import { zonesOf } from "./postgresql-instance-rules.ts";
import { sizeNames, versionNames } from "./postgresql-upgrades.ts";

/** The cost of an instance with these properties. */
export const costs = ({ chargeType, period = 1, autoRenewFlag = 0 }: Body): string =>
  chargeType === "PREPAID"
    ? purchaseOf(period, autoRenewFlag)
    : "the instance is charged by the hour until it is deleted";

/** The properties that one change of the platform changes together, and which `waitSwitch` applies to. */
export const changedInWindow = [sizeNames, ["dbNodeSets"], versionNames] as const;

const isProtected = protectedFromDeletion("deleteProtection", "false", "instance");

/** Warns about what a change does to an instance, and refuses changes that the platform rejects. */
export function postgresqlDiff(op: DiffOperation<typeof fields>): DiffVerdict {
  const { args, changes, state } = op;
  const zones = zonesOf(args["dbNodeSets"] ?? state.dbNodeSets) ?? [];
  // After a failover, another of the nodes is the primary one.
  const changesRoles = zones.includes(state.availabilityZone) && zones.includes(String(args["availabilityZone"]));
  const moves = changes.has("availabilityZone") && !changesRoles;
  if (op.replacing || moves) {
    op.warn(`the instance ${op.id} is replaced by a new, empty one: its data is lost; ${costs(args)}`);
    return {
      ...(moves ? { replace: ["availabilityZone"] } : {}),
      ...(state.deleteProtection ? { reject: [isProtected] } : {}),
    };
  }
  if (changes.has("vpcId") || changes.has("subnetId")) {
    const address = `${state.privateAccessIp}:${state.privateAccessPort}`;
    op.warn(`the instance gets another private address: clients that use ${address} must change`);
  }
  if (versionNames.some((name) => changes.has(name))) {
    op.warn(`PostgreSQL is upgraded from ${state.dbKernelVersion}, which cannot be undone`);
  }
  warnOfSizeCharge(op, state.chargeType, [...sizeNames, "dbNodeSets"]);
  return {
    ...(changes.has("availabilityZone") ? { same: ["availabilityZone"] } : {}),
    reject: onlyOneWaits({ args, inWindow, groups: changedInWindow, changes }),
  };
}
