import { field } from "@org/core-provider";
import { fixed, sentOnce } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

/** The effect of changing the image, the agents or the kind of login. */
export const reinstalls = "A change reinstalls the operating system, which deletes the content of the system disk.";

/** The name, the image and the type of a machine. */
export const machine = {
  instanceName: field.string({
    computed: true,
    emptyIsUnset: true,
    min: 2,
    max: 128,
    rejectChange: {
      because: "the platform accepts at most 60 characters in a changed name: shorten it",
      test: (_before, after) => String(after).length > 60,
    },
    docs: "Name of the machine: at most 128 characters at the creation, and at most 60 later. Defaults to a name of the platform.",
  }),
  hostname: field.string({
    computed: true,
    emptyIsUnset: true,
    writeOnly: true,
    adoptedIfMissing: true,
    min: 2,
    max: 60,
    wire: "HostName",
    docs: "Host name in the operating system. A change restarts the machine. The platform does not return it.",
  }),
  imageId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.image,
    docs: `ID of the image, such as \`img-9qabwvbn\`: \`getImages\` lists them. Required unless \`launchTemplateId\` is set. ${reinstalls}`,
  }),
  instanceType: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /\./, says: "be a type of machine, such as S5.MEDIUM2" },
    docs: "Type of the machine, such as `S5.MEDIUM2`: `getInstanceTypes` lists those that a zone offers. A change stops and restarts the machine, which requires `forceStop` while it runs.",
  }),
  cdhInstanceType: field.string({
    computed: true,
    changesWith: ["instanceType"],
    emptyIsUnset: true,
    pattern: { match: /^CDH_/, says: "begin with CDH_" },
    docs: "Type of a machine on a dedicated host, such as `CDH_1C1G`. Required with the charge type `CDHPAID`.",
  }),
  cpuTopology: field.object(
    {
      coreCount: field.integer({ ...fixed, min: 0, wire: "CoreCount", docs: "Number of physical cores." }),
      threadPerCore: field.integer({
        ...fixed,
        min: 0,
        wire: "ThreadPerCore",
        docs: "Threads of a core: 1 turns hyper-threading off, 2 turns it on.",
      }),
    },
    { computed: true, replaceOnChange: true, docs: "Topology of the processors. Defaults to that of the type." },
  ),
  launchTemplateId: field.string({
    ...sentOnce,
    wire: "LaunchTemplate.LaunchTemplateId",
    docs: "ID of the launch template, `lt-...`. It provides properties that the program omits.",
  }),
  launchTemplateVersion: field.integer({
    ...sentOnce,
    wire: "LaunchTemplate.LaunchTemplateVersion",
    docs: "Version of the launch template. Defaults to its default version.",
  }),
};
