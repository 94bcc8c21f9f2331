import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { answerOnce } from "../remembered-answers.ts";
import { changeInterface, idleInterface } from "./network-interface-lifecycle.ts";
import type { NetworkInterface } from "./network-interfaces.ts";
import { beginVpcTask } from "./vpc-tasks.ts";

/** The actions that attach network interfaces to machines and detach them. */
export function networkInterfaceAttachmentActions(world: World): Action[] {
  return [attach(world), detach(world)];
}

const members = {
  NetworkInterfaceId: text({ min: 1 }),
  InstanceId: text({ min: 1 }),
  ClientToken: optional(text({ min: 1, max: 64 })),
};
const conflict = "UnsupportedOperation.IdempotentParameterMismatch";

function attach(world: World): Action {
  const name = "AttachNetworkInterface";
  return defineAction({
    name,
    params: object({ ...members, AttachType: optional(integer()) }),
    run({ params, region, requestId }) {
      const once = { token: params.ClientToken, as: [name, region, params], conflict };
      return answerOnce(world.rememberedAnswers, once, () => {
        const one = idleInterface(world, params.NetworkInterfaceId, region);
        const known = world.machines.get(params.InstanceId);
        const machine = found(
          known?.region === region ? known : undefined,
          "ResourceNotFound",
          `machine ${params.InstanceId}`,
        );
        if (world.machines.get(one.instanceId) !== undefined) {
          throw new PlatformError(
            "UnsupportedOperation.AttachmentAlreadyExists",
            `${one.id} is attached to ${one.instanceId}.`,
          );
        }
        if (machine.vpcId !== one.vpcId) {
          throw new PlatformError("UnsupportedOperation.VpcMismatch", `${machine.id} is in another network.`);
        }
        if (machine.zone !== one.zone) {
          throw new PlatformError("UnsupportedOperation.ZoneMismatch", `${machine.id} is in another zone.`);
        }
        if (!["RUNNING", "STOPPED"].includes(machine.state)) {
          throw new PlatformError(
            "UnsupportedOperation.ResourceIsInvalidState",
            `${machine.id} is neither running nor stopped.`,
          );
        }
        change(world, { id: requestId, action: name }, one, {
          during: { state: "ATTACHING" },
          after: { instanceId: machine.id, attachedAt: world.now() },
        });
        return {};
      });
    },
  });
}

function detach(world: World): Action {
  const name = "DetachNetworkInterface";
  return defineAction({
    name,
    params: object(members),
    run({ params, region, requestId }) {
      const once = { token: params.ClientToken, as: [name, region, params], conflict };
      return answerOnce(world.rememberedAnswers, once, () => {
        const one = idleInterface(world, params.NetworkInterfaceId, region);
        if (one.instanceId !== params.InstanceId || world.machines.get(one.instanceId) === undefined) {
          throw new PlatformError(
            "UnsupportedOperation.AttachmentNotFound",
            `${one.id} is not attached to ${params.InstanceId}.`,
          );
        }
        if (one.isPrimary) {
          throw new PlatformError("UnsupportedOperation", `${one.id} is the first interface of its machine.`);
        }
        change(world, { id: requestId, action: name }, one, {
          during: { state: "DETACHING" },
          after: { instanceId: "" },
        });
        return {};
      });
    },
  });
}

/** Changes an interface by a task. If the task fails, the interface stays as it was. */
function change(
  world: World,
  task: { readonly id: string; readonly action: string },
  one: NetworkInterface,
  { during, after }: { readonly during: Partial<NetworkInterface>; readonly after: Partial<NetworkInterface> },
): void {
  changeInterface(world, one.id, during);
  beginVpcTask(world, {
    ...task,
    ms: world.settings.networkInterfaceTaskMs,
    finish: (succeeded) => changeInterface(world, one.id, { state: "AVAILABLE", ...(succeeded ? after : {}) }),
  });
}
