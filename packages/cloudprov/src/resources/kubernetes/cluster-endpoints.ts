import { CodedError, expectation, fromWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { idText, secretText, text } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import type { clusterFields } from "./cluster-fields.ts";

/** The access to a cluster from the internet, or from its private network. */
type Side = "internet" | "private network";

const status = { status: idText("", { wire: "Status" }), fault: text("", { wire: "ErrorMsg" }) };
const expectsStatus = expectation(status);
const file = { kubeconfig: secretText("", { wire: "Kubeconfig" }) };
const expectsFile = expectation(file);
const places = {
  internetDomain: text("", { wire: "ClusterExternalDomain" }),
  securityGroup: text("", { wire: "SecurityGroup" }),
  intranetDomain: text("", { wire: "ClusterIntranetDomain" }),
  subnetId: text("", { wire: "ClusterIntranetSubnetId" }),
};
const expectsPlaces = expectation(places);

function idOf(id: string, side: Side) {
  return { ClusterId: id, IsExtranet: side === "internet" };
}

async function statusOf(op: Op, id: string, side: Side) {
  const response = await op.tke.read("DescribeClusterEndpointStatus", idOf(id, side), { expects: expectsStatus });
  return fromWire(status, response);
}

const changing = ["Creating", "Deleting"];
const closedStates = ["NotFound", "Deleted"];

/** Waits while a side is being opened or closed, and returns its state. */
async function untilSettled(op: Op, id: string, side: Side, minutes: number, wanted?: "open" | "closed") {
  const settled = await waitUntil(op, {
    what: `the access to the cluster ${id} from the ${side}`,
    read: () => statusOf(op, id, side),
    done: ({ status: now }) => {
      if (changing.includes(now)) return false;
      if (/Failed$/.test(now) || wanted === undefined) return true;
      return wanted === "open" ? now === "Created" : now !== "Created";
    },
    progress: `waiting for the access from the ${side}`,
    otherwise: `the access to the cluster ${id} from the ${side} is still being changed`,
    forMs: minutes * 60_000,
  });
  if (wanted !== undefined && /Failed$/.test(settled.status)) {
    const reason = settled.fault || "the platform gives no reason";
    const change = wanted === "open" ? "opened" : "closed";
    throw new CodedError(
      "object-failed",
      `the access to the cluster ${id} from the ${side} could not be ${change}: ${reason}. Run \`pulumi up\` again`,
    );
  }
  return settled;
}

/** How an access is opened. */
interface Access {
  readonly Domain?: string | undefined;
  readonly SecurityGroup?: string | undefined;
  readonly SubnetId?: string | undefined;
}

async function open(op: Op, id: string, side: Side, access: Access): Promise<void> {
  // An interrupted run may have opened it.
  if ((await untilSettled(op, id, side, 30)).status === "Created") return;
  await unlessDone(
    () => op.tke.write("CreateClusterEndpoint", { ...idOf(id, side), ...access }),
    async () => ["Creating", "Created"].includes((await statusOf(op, id, side)).status),
  );
  await untilSettled(op, id, side, 30, "open");
}

async function close(op: Op, id: string, side: Side): Promise<void> {
  if (closedStates.includes((await untilSettled(op, id, side, 30)).status)) return;
  await unlessDone(
    () => op.tke.write("DeleteClusterEndpoint", idOf(id, side)),
    async () => ["Deleting", ...closedStates].includes((await statusOf(op, id, side)).status),
  );
  await untilSettled(op, id, side, 30, "closed");
}

type Args = UpdateOperation<typeof clusterFields>["args"];

function accesses(args: Args): readonly (readonly [Side, boolean | undefined, Access])[] {
  const internet = { Domain: args.clusterInternetDomain, SecurityGroup: args.clusterInternetSecurityGroup };
  const intranet = { SubnetId: args.clusterIntranetSubnetId, Domain: args.clusterIntranetDomain };
  return [
    ["private network", args.clusterIntranet, intranet],
    ["internet", args.clusterInternet, internet],
  ];
}

/** Opens the accesses of a new cluster. */
export async function openAccesses(op: Op & { readonly id: string; readonly args: Args }): Promise<void> {
  for (const [side, isOpen, access] of accesses(op.args)) if (isOpen) await open(op, op.id, side, access);
}

/** Opens, closes and changes the accesses of a cluster. */
export async function changeAccesses(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  const { id, args, state } = op;
  const isMoved = {
    internet: state.clusterInternet && op.changed("clusterInternetDomain"),
    "private network": state.clusterIntranet && op.changed("clusterIntranetDomain", "clusterIntranetSubnetId"),
  };
  const isChanged = { internet: op.changed("clusterInternet"), "private network": op.changed("clusterIntranet") };
  for (const [side, isOpen, access] of accesses(args)) {
    if (isOpen === undefined || !(isChanged[side] || isMoved[side])) continue;
    if (!isOpen || isMoved[side]) await close(op, id, side);
    if (isOpen) await open(op, id, side, access);
  }
  const { clusterInternetSecurityGroup: SecurityGroup } = args;
  const keepsPlace = !isChanged.internet && !isMoved.internet;
  if (SecurityGroup !== undefined && keepsPlace && op.changed("clusterInternetSecurityGroup")) {
    await op.tke.write("ModifyClusterEndpointSP", { ClusterId: id, SecurityGroup });
  }
}

/** Reads the kubeconfig file of an access. */
export async function readKubeconfig(op: Op, id: string, side: Side): Promise<unknown> {
  return (await op.tke.read("DescribeClusterKubeconfig", idOf(id, side), { expects: expectsFile }))["Kubeconfig"];
}

/** Both accesses of a cluster, with the wire names of their properties. */
export async function readAccesses(op: Op, id: string, readFile = readKubeconfig): Promise<Body> {
  const [internet, intranet] = await Promise.all([
    untilSettled(op, id, "internet", 3),
    untilSettled(op, id, "private network", 3),
  ]);
  const isOpen = { internet: internet.status === "Created", intranet: intranet.status === "Created" };
  const [place, external, internal] = await Promise.all([
    isOpen.internet || isOpen.intranet
      ? op.tke.read("DescribeClusterEndpoints", { ClusterId: id }, { expects: expectsPlaces })
      : {},
    isOpen.internet ? readFile(op, id, "internet") : "",
    isOpen.intranet ? readFile(op, id, "private network") : "",
  ]);
  const {
    ClusterExternalDomain,
    SecurityGroup,
    ClusterIntranetDomain,
    ClusterIntranetSubnetId: SubnetId,
  }: Body = place;
  const closed = { IsOpen: false, Domain: "", SecurityGroup: "", SubnetId: "", Kubeconfig: "" };
  return {
    Internet: isOpen.internet
      ? { IsOpen: true, Domain: ClusterExternalDomain, SecurityGroup, Kubeconfig: external }
      : closed,
    Intranet: isOpen.intranet
      ? { IsOpen: true, Domain: ClusterIntranetDomain, SubnetId, Kubeconfig: internal }
      : closed,
  };
}
