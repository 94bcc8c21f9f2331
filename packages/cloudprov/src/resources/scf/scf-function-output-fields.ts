import { field } from "@org/core-provider";
import { triggerInfo } from "./scf-trigger-fields.ts";
import { codeNames, settingGroups } from "./scf-update-groups.ts";

const code = [...codeNames, "zipFile"];
const settings = settingGroups.flat();
const anything = [...code, ...settings, "triggers", "tags"];

/** The outputs of a function. */
export const functionOutputs = {
  functionId: field.string({ output: true, returned: "always", docs: "The platform's ID of the function." }),
  modifyTime: field.string({
    output: true,
    wire: "ModTime",
    changesWith: anything,
    docs: "Time of the last change, in the platform's time zone.",
  }),
  codeSize: field.integer({ output: true, changesWith: code, docs: "Size of the code, in bytes." }),
  codeResult: field.string({
    output: true,
    changesWith: code,
    docs: "Whether the code is valid: `success` or `failed`.",
  }),
  codeError: field.string({ output: true, changesWith: code, docs: "Error in the code, if there is one." }),
  errNo: field.integer({ output: true, changesWith: code, docs: "Error code of the platform for the code." }),
  installDependency: field.boolean({
    output: true,
    docs: "Whether the platform installs the dependencies of the code.",
  }),
  status: field.string({ output: true, changesWith: anything, docs: "Status, such as `Active`." }),
  statusDesc: field.string({ output: true, changesWith: anything, docs: "Description of the status." }),
  eipFixed: field.boolean({
    output: true,
    wire: "EipConfig.EipFixed",
    changesWith: ["enableEipConfig", "enablePublicNet"],
    docs: "Whether its public addresses are fixed.",
  }),
  eips: field.list(field.string({ docs: "An address." }), {
    output: true,
    wire: "EipConfig.Eips",
    changesWith: ["enableEipConfig", "enablePublicNet"],
    docs: "Its public addresses.",
  }),
  host: field.string({ output: true, wire: "AccessInfo.Host", changesWith: settings, docs: "Domain of the function." }),
  vip: field.string({
    output: true,
    wire: "AccessInfo.Vip",
    changesWith: settings,
    docs: "Virtual address of the function.",
  }),
  triggerInfos: field.list(field.object(triggerInfo, { docs: "A trigger." }), {
    output: true,
    changesWith: ["triggers"],
    docs: "All triggers of the function.",
  }),
};
