import type { DeleteOperation, ReadyOperation, UpdateOperation } from "@org/core-provider";
import { actionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { networkBlock } from "../../platform/element-rules.ts";
import { ObjectMissing, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { entryId, entryObject, isGone, numberIn, tableIn } from "./route-table-entries.ts";
import { addressesHaveNoId, routeTableEntryFields as fields } from "./route-table-entry-fields.ts";

const handlers = actionObject({ ...entryObject, fields });

export const routeTableEntry = resource("RouteTableEntry", {
  docs: "An entry of a route table: the next hop of the traffic to a range of addresses. A changed entry is deleted before the new one is created, because a route table has one next hop per destination; the traffic has no route in between.",
  example: `const internet = new cloudprov.RouteTableEntry("internet", {
    routeTableId: config.require("routeTableId"),
    destinationCidrBlock: "0.0.0.0/0",
    nextType: "NAT",
    nextHub: config.require("natGatewayId"),
});`,
  errors: remedies(
    "vpc",
    "InvalidParameterValue.RouteNextHopInvalid",
    "InvalidParameterValue.SubnetOverlapRoute",
    "InvalidParameterValue.VpcCidrConflict",
    "UnsupportedOperation.Ecmp",
    "UnsupportedOperation.DisabledNotifyCcn",
    "UnsupportedOperation.SystemRoute",
  ),
  import: entryId.import,
  naturalKey: ["routeTableId", "destinationCidrBlock"],
  rules: [networkBlock("destinationCidrBlock"), addressesHaveNoId],
  ...handlers,
  mayBeDeleted: (error) => error instanceof ObjectMissing,
  isSetLater: (path, { disabled }) => path === "disabled" && disabled,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    if (!op.args.disabled) return;
    await untilSeen(op, entryObject, op.id, op.args);
    await turn(op, op.id, { disabled: true });
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (!op.changed("disabled")) return;
    try {
      await turn(op, op.id, op.args);
    } catch (error) {
      throw (await isGone(op).catch(() => false)) ? new ObjectMissing(error as Error) : error;
    }
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await unlessDone(
      () => handlers.delete(op),
      () => isGone(op),
    );
  },
});

/** Disables or enables an entry. */
async function turn(op: Op, own: string, { disabled }: { readonly disabled: boolean }): Promise<void> {
  const action = disabled ? "DisableRoutes" : "EnableRoutes";
  await op.vpc.write(action, { RouteTableId: tableIn(own), RouteIds: [numberIn(own)] });
}
