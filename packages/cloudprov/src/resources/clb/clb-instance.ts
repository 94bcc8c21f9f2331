import {
  type CheckOperation,
  CodedError,
  type DeleteOperation,
  type DiffOperation,
  fromWire,
  type ReadOperation,
  type ReadyOperation,
  responseField,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { untilDeleted, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, tagsAsInfos } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { codeOf } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { resourceTags, tagsOf } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { deleteByTask, untilCreated } from "./balancer-tasks.ts";
import { clbInstanceFields as fields } from "./clb-instance-fields.ts";
import { asCreated } from "./clb-instance-form.ts";
import { balancers } from "./clb-instance-object.ts";
import { clbInstanceRules } from "./clb-instance-rules.ts";
import { changeBalancer, changesOf } from "./clb-instance-update.ts";
import { addressOf, exchangeAddress } from "./internal-address.ts";

const state = { status: responseField.integer({ wire: "Status" }) };

const tags = resourceTags({ service: "clb", prefix: "clb" });
const handlers = createdWithTags(
  {
    ...balancers,
    fields,
    asSent: (body) => tagsAsInfos(asCreated(body)),
  },
  tags,
);

export const clbInstance = resource("ClbInstance", {
  docs: "A load balancer. Its listeners receive the traffic and pass it on to targets such as machines. It is charged by the hour. Changing its network, subnet, zones, IP version or line replaces it, and its address is lost; the preview warns about both.",
  example: `const shop = new cloudprov.ClbInstance("shop", {
    networkType: "OPEN",
    clbName: "shop",
    vpcId: config.require("vpcId"),
    internetBandwidthMaxOut: 50,
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "clb",
    "FailedOperation.InsufficientBalance",
    "FailedOperation.ResourceInOperating",
    "FailedOperation.TargetNumCheckRisk",
    "FailedOperation.TrafficCheckRisk",
    "LimitExceeded",
    "OperationDenied",
    "ResourcesSoldOut",
  ),
  import: { form: "<load balancer ID>", example: "lb-7a0t6zqb" },
  naturalKey: ["vip"],
  rules: clbInstanceRules,
  ...handlers,
  setLater: {
    securityGroups: "default",
    logSetId: "absent",
    logTopicId: "absent",
    targetRegionInfoRegion: "default",
    targetRegionInfoVpcId: "default",
    deleteProtect: "absent",
    associateEndpoint: "absent",
  } as const,

  check(op: CheckOperation): void {
    handlers.check(op);
    if (op.given["force"] === true && op.given["slaType"] === undefined) {
      op.warn("force has no effect without slaType: remove it");
    }
  },

  async preview(op) {
    if (op.state !== undefined) return;
    const { networkType, internetChargeType: type } = op.args;
    const traffic =
      networkType === "OPEN"
        ? `, and its traffic by ${typeof type === "string" ? type : "TRAFFIC_POSTPAID_BY_HOUR"}`
        : "";
    op.warn(`a load balancer is charged by the hour until it is deleted, without a minimum period${traffic}`);
  },

  diff(op: DiffOperation<typeof fields>) {
    if (!op.replacing) return {};
    const { vip, domain, deleteProtect } = op.state;
    op.warn(`the load balancer ${op.id} is deleted with its listeners, and its address ${vip || domain} is lost`);
    return deleteProtect ? { reject: [protectedFromDeletion("deleteProtect", "false", "load balancer")] } : {};
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreated(op, op.id);
    await untilSeen(op, balancers, op.id, op.args as Values);
    const found = await waitUntil(op, {
      what: `the load balancer ${op.id} to work`,
      read: () => balancers.read(op, op.id, {}),
      done: (one) => one === undefined || fromWire(state, one).status === 1,
      progress: "waiting until the load balancer works",
      otherwise: `the platform has not finished creating the load balancer ${op.id}`,
      forMs: 600_000,
    });
    const wanted = toWire(fields, op.args as Values);
    await changeBalancer(op, op.id, changesOf(wanted, found ?? {}));
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (found?.networkType !== "INTERNAL") return found;
    return { ...found, eipAddressId: await addressOf(op, op.id, op.purpose === "refresh") };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { id, args, state: old } = op;
    const together = [
      ["targetRegionInfoRegion", "targetRegionInfoVpcId"],
      ["logSetId", "logTopicId"],
    ] as const;
    const isSent = (name: string) =>
      op.changed(name as keyof typeof fields, ...(together.find((names) => names.some((one) => one === name)) ?? []));
    await changeBalancer(op, id, { ...toWire(fields, args as Values, isSent), Force: args.force });
    const { eipAddressId: address } = args;
    if (op.changed("eipAddressId") && address !== undefined) await exchangeAddress(op, id, old.eipAddressId, address);
    await tags.change(op, id, tagsOf(old), tagsOf(args));
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    try {
      await deleteByTask(op, op.id, "DeleteLoadBalancer", { LoadBalancerIds: [op.id] });
    } catch (error) {
      throw op.state.deleteProtect ? protectionError(op.id, error) : error;
    }
    await untilDeleted(op, balancers, op.id);
  },
});

/** The error of a deletion that the protection prevents: the platform may use a general code, which has no hint. */
function protectionError(id: string, error: unknown): unknown {
  if (!(error instanceof Error) || codeOf(error) !== "FailedOperation") return error;
  const advice = `${id} is protected from deletion: set deleteProtect to false and run \`pulumi up\` first`;
  return new CodedError("request-rejected", `${error.message} The load balancer ${advice}`, { cause: error });
}
