import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { codeFields } from "./scf-code-fields.ts";
import { concurrency, switchText } from "./scf-concurrency-fields.ts";
import { functionOutputs } from "./scf-function-output-fields.ts";
import { trigger } from "./scf-trigger-fields.ts";
import { codeHashField } from "./zip-file.ts";

/** The forms of the names of functions and of handlers. */
const functionName = {
  match: /^[a-zA-Z][\w:-]*[a-zA-Z0-9:]$/,
  says: "begin with a letter, contain only letters, digits, hyphens, underscores and colons, and not end with a hyphen or an underscore",
};
const handlerName = {
  match: /^[a-zA-Z][\w:.-]*[a-zA-Z0-9:.]$/,
  says: "begin with a letter, contain only letters, digits, hyphens, underscores, colons and dots, and not end with a hyphen or an underscore",
};

/** The property with the namespace of a function. */
export const namespaceField = field.string({
  default: "default",
  min: 1,
  replaceOnChange: true,
  wire: "Namespace",
  docs: "Namespace of the function.",
});

const fileSystem = field.object(
  {
    userId: field.string({ required: true, docs: "ID of the user." }),
    userGroupId: field.string({ required: true, docs: "ID of the user's group." }),
    cfsId: field.string({ required: true, docs: "ID of the file system." }),
    mountInsId: field.string({ required: true, docs: "ID of the mount target." }),
    localMountDir: field.string({ required: true, docs: "Directory in the function." }),
    remoteMountDir: field.string({ required: true, docs: "Directory in the file system." }),
    ipAddress: field.string({ output: true, changesWith: ["cfsConfigs"], docs: "Address of the file system." }),
    mountVpcId: field.string({ output: true, changesWith: ["cfsConfigs"], docs: "ID of its private network." }),
    mountSubnetId: field.string({ output: true, changesWith: ["cfsConfigs"], docs: "ID of its subnet." }),
  },
  { docs: "A file system." },
);

const sent = withWireNames({
  name: field.string({
    autoName: { maxLength: 60, allowed: /[\w:-]/ },
    min: 2,
    max: 60,
    pattern: functionName,
    replaceOnChange: true,
    wire: "FunctionName",
    docs: "Name of the function, unique in the namespace.",
  }),
  namespace: namespaceField,
  handler: field.string({
    computed: true,
    emptyIsUnset: true,
    min: 2,
    max: 60,
    pattern: handlerName,
    docs: "Entry point of the code, such as `index.main_handler`. Required for Event functions that are not an image.",
  }),
  description: field.string({ default: "", max: 1000, docs: "Description of the function." }),
  memSize: field.integer({ default: 128, wire: "MemorySize", docs: "Memory, in MB: 64 or a multiple of 128." }),
  timeout: field.integer({ default: 3, min: 1, max: 900, docs: "Longest run of the function, in seconds." }),
  environment: field.map(field.string({ min: 1, docs: "Value of the variable." }), {
    emptyIsUnset: true,
    docs: "Environment variables. Use secrets for confidential values: they are encrypted in the state.",
  }),
  runtime: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image.",
  }),
  vpcId: field.string({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: "",
    pattern: idForms.vpc,
    wire: "VpcConfig.VpcId",
    docs: "ID of the private network of the function.",
  }),
  subnetId: field.string({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: "",
    pattern: idForms.subnet,
    wire: "VpcConfig.SubnetId",
    docs: "ID of its subnet.",
  }),
  role: field.string({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Name of the role that the function assumes: the output `name` of `CamRole`.",
  }),
  clsLogsetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.clsLogset,
    docs: "ID of the log set for its logs. Defaults to the platform's choice.",
  }),
  clsTopicId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.clsTopic,
    docs: "ID of the log topic for its logs. Defaults to the platform's choice.",
  }),
  funcType: field.string({
    default: "Event",
    values: ["Event", "HTTP"],
    replaceOnChange: true,
    wire: "Type",
    docs: "`Event` for a function that triggers call, or `HTTP` for a web server.",
  }),
  l5Enable: field.boolean({ default: false, docs: "Whether the function can use L5, the platform's name service." }),
  layers: field.list(
    field.object(
      {
        layerName: field.string({ required: true, min: 1, docs: "Name of the layer." }),
        layerVersion: field.integer({ required: true, min: 1, docs: "Version of the layer." }),
      },
      { docs: "A layer." },
    ),
    {
      emptyIsUnset: true,
      omitEmptyOnCreate: true,
      unsetAs: [{ LayerName: "", LayerVersion: 0 }],
      terraform: { plural: true },
      docs: "Layers that the code uses. If two layers contain a file with the same path, the later layer takes precedence.",
    },
  ),
  tags: tagsField,
  asyncRunEnable: field.string({
    computed: true,
    emptyIsUnset: true,
    values: switchText,
    replaceOnChange: true,
    docs: "Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value.",
  }),
  enablePublicNet: field.boolean({
    default: false,
    wire: "PublicNetConfig.PublicNetStatus",
    docs: "Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network.",
  }),
  enableEipConfig: field.boolean({
    default: false,
    wire: "PublicNetConfig.EipConfig.EipStatus",
    docs: "Whether it has fixed public addresses. Requires `enablePublicNet`.",
  }),
  ...codeFields,
  triggers: field.set(trigger, {
    emptyIsUnset: true,
    terraform: { plural: true },
    docs: "Triggers of the function. Other triggers, which something else has created, remain and are shown only in `triggerInfos`.",
  }),
  cfsConfigs: field.list(fileSystem, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "CfsConfig.CfsInsList",
    docs: "File systems that the function mounts. Requires a private network.",
  }),
  dnsCache: field.boolean({
    default: false,
    omitEmptyOnCreate: true,
    docs: "Whether the function caches DNS responses. Only for Event functions.",
  }),
  intranetConfig: field.object(
    {
      ipFixed: field.string({ required: true, values: ["ENABLE", "DISABLE"], docs: "`ENABLE` or `DISABLE`." }),
      ipAddresses: field.list(field.string({ docs: "An address." }), {
        output: true,
        wire: "IpAddress",
        terraform: "ip_address",
        changesWith: ["intranetConfig", "vpcId", "subnetId"],
        docs: "The addresses.",
      }),
    },
    { computed: true, docs: "Fixed addresses in the private network. Defaults to the platform's value." },
  ),
  instanceConcurrencyConfig: concurrency,
  ...functionOutputs,
});

/** The properties of a function. */
export const scfFunctionFields = { ...sent, codeHash: codeHashField() };
