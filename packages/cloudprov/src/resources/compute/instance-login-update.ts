import { toWire } from "@org/core-provider";
import { changeByAction, changeInstance, type InstanceUpdate } from "./instance-change.ts";
import { instanceFields } from "./instance-fields.ts";
import { requestForm } from "./instance-request.ts";
import { stopMachine, untilRunning } from "./instance-running.ts";

/** The properties whose change reinstalls the operating system. */
export const reinstalling = [
  "imageId",
  "disableSecurityService",
  "disableMonitorService",
  "disableAutomationService",
  "keepImageLogin",
] as const;

/** Changes how users sign in to a machine, which may require a new installation of the operating system. */
export async function changeLogin(op: InstanceUpdate): Promise<void> {
  const { password, keyIds, forceStop: ForceStop } = op.args;
  if (op.changed(...reinstalling)) {
    await reinstall(op);
    return;
  }
  if (op.changed("password") && password !== undefined) {
    await changeByAction(op, "ResetInstancesPassword", { Password: password, ForceStop });
  } else if (op.changed("keyIds") && keyIds !== undefined) {
    const removed = op.state.keyIds.filter((one) => !keyIds.includes(one));
    const added = keyIds.filter((one) => !op.state.keyIds.includes(one));
    if (removed.length > 0) {
      await changeByAction(
        op,
        "DisassociateInstancesKeyPairs",
        { KeyIds: removed, ForceStop },
        {
          shows: (machine) => !removed.some((one) => machine.keyIds.includes(one)),
        },
      );
    }
    if (added.length > 0) {
      await changeByAction(
        op,
        "AssociateInstancesKeyPairs",
        { KeyIds: added, ForceStop },
        {
          shows: (machine) => added.every((one) => machine.keyIds.includes(one)),
        },
      );
    }
  }
}

/** Reinstalls the operating system with the current login: otherwise the platform would set a random password. */
async function reinstall(op: InstanceUpdate): Promise<void> {
  const { EnhancedService, LoginSettings, ImageId } = requestForm(toWire(instanceFields, op.args));
  const parameters = {
    InstanceId: op.id,
    ...(ImageId === undefined ? {} : { ImageId }),
    EnhancedService,
    LoginSettings: LoginSettings ?? (op.state.keyIds.length > 0 ? { KeyIds: op.state.keyIds } : undefined),
  };
  await changeInstance(op, op.id, { action: "ResetInstance", parameters, minutes: 15 });
  await untilRunning(op, op.id);
  if (op.args.runningFlag === false) await stopMachine(op, op.args);
}
