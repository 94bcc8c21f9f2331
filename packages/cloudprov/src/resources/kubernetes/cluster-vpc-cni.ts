import { CodedError, expectation, fromWire, responseField, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { flag, text, texts } from "../../platform/response-fields.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import type { clusterFields } from "./cluster-fields.ts";

const facts = {
  isInstalled: flag("", { wire: "EnableIPAMD" }),
  isOff: flag("", { wire: "DisableVpcCniMode" }),
  phase: text("", { wire: "Phase" }),
  reason: text("", { wire: "Reason" }),
  subnetIds: texts("", { wire: "SubnetIds" }),
  expires: responseField.string({ wire: "ClaimExpiredDuration" }),
};
const expects = expectation(facts);

/** The addresses that pods get from subnets of the private network. */
export async function vpcCniOf(op: Op, id: string) {
  return fromWire(facts, await op.tke.read("DescribeIPAMD", { ClusterId: id }, { expects }));
}

/** The seconds of a time span such as `1h0m30s` or `300s`; undefined for any other text. */
export function secondsOf(span: string): number | undefined {
  const [all, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(span) ?? [];
  if (all === undefined || all === "") return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function until(op: Op, id: string, to: string, done: (one: Awaited<ReturnType<typeof vpcCniOf>>) => boolean) {
  return waitUntil(op, {
    what: `VPC-CNI of the cluster ${id} ${to}`,
    read: () => vpcCniOf(op, id),
    done: (one) => {
      if (/fail|error/i.test(one.phase)) {
        throw new CodedError("object-failed", `VPC-CNI of the cluster ${id} does not work: ${one.reason || one.phase}`);
      }
      return done(one);
    },
    progress: `waiting for VPC-CNI ${to}`,
    otherwise: `VPC-CNI of the cluster ${id} is still being changed`,
    forMs: 540_000,
  });
}

/** Turns VPC-CNI on or off, or adds subnets to it. */
export async function changeVpcCni(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  const { id, args, state } = op;
  if (!op.changed("eniSubnetIds")) return;
  const { eniSubnetIds: after = [], vpcCniType = "tke-route-eni", isNonStaticIpMode, claimExpiredSeconds } = args;
  const before = state.eniSubnetIds ?? [];
  const own = { ClusterId: id };
  if (after.length === 0) {
    await op.tke.write("DisableVpcCniNetworkType", own);
    await until(op, id, "to be off", (one) => (!one.isInstalled || one.isOff) && one.phase !== "upgrading");
    return;
  }
  if (before.length === 0) {
    await op.tke.write("EnableVpcCniNetworkType", {
      ...own,
      VpcCniType: vpcCniType,
      EnableStaticIp: !isNonStaticIpMode,
      Subnets: after,
      ExpiredSeconds: claimExpiredSeconds,
    });
    await until(op, id, "to be on", (one) => one.isInstalled && !one.isOff && one.phase === "running");
    return;
  }
  const added = after.filter((one) => !before.includes(one));
  await op.tke.write("AddVpcCniSubnets", { ...own, SubnetIds: added, VpcId: state.vpcId });
  await until(op, id, "to have its subnets", (one) => added.every((subnet) => one.subnetIds.includes(subnet)));
}
