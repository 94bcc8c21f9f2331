import { field } from "@org/core-provider";

/** How a machine starts and stops, and what it runs with. */
export const running = {
  runningFlag: field.boolean({
    computed: true,
    docs: "Whether the machine runs. A change starts or stops it. Defaults to true.",
  }),
  stopType: field.string({
    local: true,
    knownValues: ["SOFT_FIRST", "HARD", "SOFT"],
    docs: "How `runningFlag` stops the machine: by the operating system, by force, or by force if that fails.",
  }),
  stoppedMode: field.string({
    local: true,
    knownValues: ["KEEP_CHARGING", "STOP_CHARGING"],
    docs: "Whether a stopped machine is charged. `STOP_CHARGING` releases its public address.",
  }),
  forceStop: field.boolean({
    local: true,
    default: false,
    docs: "Whether changes that require a stopped machine may stop and restart it: its type, password, key pairs and system disk.",
  }),
  disableApiTermination: field.boolean({
    computed: true,
    docs: "Whether the machine is protected from deletion. Set it to false and run `pulumi up` before you delete the resource.",
  }),
  userData: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["userDataRaw"],
    docs: "Data for cloud-init, as base64: at most 16 KB decoded.",
  }),
  userDataRaw: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["userData"],
    docs: "Data for cloud-init, as text. Use either this property or `userData`.",
  }),
  userDataReplaceOnChange: field.boolean({
    default: false,
    local: true,
    docs: "Whether a change of `userData` or `userDataRaw` replaces the machine. Otherwise the new data applies from the next start, by the rules of cloud-init.",
  }),
  camRoleName: field.string({
    computed: true,
    docs: "Name of the role that the machine assumes. An empty name removes it.",
  }),
};
