import { toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { attributeNames, ckafkaInstanceFields as fields, sizeNames } from "./ckafka-instance-fields.ts";
import { asRequested, attributesOf } from "./ckafka-instance-form.ts";
import { expectsSuccess, untilRunning } from "./ckafka-instances.ts";

type Update = UpdateOperation<typeof fields> & Clients;

/** Changes the name and the attributes. */
export async function changeAttributes(op: Update): Promise<void> {
  const { id: InstanceId, args, state } = op;
  if (!op.changed("instanceName", ...attributeNames)) return;
  const values = {
    ...args,
    // A program without it turns the automatic creation of topics off.
    config: args.config ?? (state.config && { ...state.config, autoCreateTopicEnable: false }),
    // The platform needs all members.
    dynamicRetentionConfig: { ...state.dynamicRetentionConfig, ...args.dynamicRetentionConfig },
  };
  const changed = toWire(fields, values, (name) => op.changed(name as keyof typeof fields));
  const parameters = { InstanceId, InstanceName: args.instanceName, ...attributesOf(changed) };
  await op.ckafka.write("ModifyInstanceAttributes", parameters, expectsSuccess);
  await untilRunning(op, InstanceId, { minutes: 15 });
}

/** Changes the throughput, the disks and the number of partitions, which takes a while. */
export async function changeSize(op: Update): Promise<void> {
  const { id: InstanceId, args, state } = op;
  if (!op.changed(...sizeNames)) return;
  const isPrepaid = state.chargeType === "PREPAID";
  const names = isPrepaid ? sizeNames : sizeNames.filter((name) => op.changed(name));
  const size = toWire(fields, { ...state, ...args }, (name) => names.some((one) => one === name));
  const action = isPrepaid ? "ModifyInstancePre" : "InstanceScalingDown";
  const strategy = isPrepaid ? {} : { UpgradeStrategy: args.upgradeStrategy ?? 1 };
  await op.ckafka.write(action, { InstanceId, ...strategy, ...size }, expectsSuccess);
  await untilRunning(op, InstanceId, {
    minutes: 30,
    shows(found) {
      const present = asRequested(found);
      return Object.entries(size).every(([wire, value]) => present[wire] === value);
    },
  });
}
