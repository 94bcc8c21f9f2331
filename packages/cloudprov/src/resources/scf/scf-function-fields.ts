import { field, hasValue, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { codeHashField, zipFileField } from "./zip-file.ts";

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

const image = field.object(
  {
    imageType: field.string({
      required: true,
      values: ["personal", "enterprise"],
      docs: "Edition of the registry: `personal` or `enterprise`.",
    }),
    imageUri: field.string({
      required: true,
      min: 1,
      docs: "Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`.",
    }),
    registryId: field.string({ emptyIsUnset: true, docs: "ID of the registry. Required for the enterprise edition." }),
    entryPoint: field.string({
      emptyIsUnset: true,
      docs: "Entry point, instead of the image's. The platform will remove this setting.",
    }),
    command: field.string({ emptyIsUnset: true, docs: "Command to start, instead of the image's entry point." }),
    args: field.string({ emptyIsUnset: true, docs: "Arguments, separated by blanks, instead of the image's." }),
    containerImageAccelerate: field.boolean({ default: false, docs: "Whether the platform accelerates the start." }),
    imagePort: field.integer({
      default: 9000,
      min: -1,
      max: 65_535,
      docs: "Port of the web server in the image; -1 for an image without one.",
    }),
  },
  {
    rules: [requiredWhen(["registryId"], hasValue("imageType", "enterprise"))],
    docs: "The image.",
  },
);

const needsRegion = requiredWhen(["cosRegion"], hasValue("type", "cos"));

const trigger = field.object(
  {
    name: field.string({
      required: true,
      min: 1,
      max: 100,
      docs: "Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket.",
    }),
    cosRegion: field.string({ emptyIsUnset: true, docs: "Region of the bucket. Required for `cos`." }),
    type: field.string({
      required: true,
      knownValues: ["timer", "cos", "ckafka", "cls", "http"],
      docs: "Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`.",
    }),
    triggerDesc: field.string({
      required: true,
      min: 1,
      equality: "json",
      docs: "Cron expression with seven fields for `timer`, such as `0 */5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change.",
    }),
  },
  { rules: [needsRegion], docs: "A trigger." },
);

const session = field.object(
  {
    sessionSource: field.string({
      computed: true,
      knownValues: ["HEADER", "COOKIE", "QUERY_STRING"],
      docs: "Where a request names its session.",
    }),
    sessionName: field.string({ computed: true, docs: "Name of the header, cookie or parameter." }),
    maximumConcurrencySessionPerInstance: field.integer({ computed: true, docs: "Most sessions of an instance." }),
    maximumTtlInSeconds: field.integer({
      computed: true,
      wire: "MaximumTTLInSeconds",
      docs: "Longest session, in seconds.",
    }),
    maximumIdleTimeInSeconds: field.integer({ computed: true, docs: "Longest idle time, in seconds." }),
    sessionPath: field.string({ computed: true, docs: "Path of the session." }),
    idleTimeoutStrategy: field.string({
      computed: true,
      knownValues: ["FATAL", "PAUSE"],
      docs: "What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances.",
    }),
  },
  { computed: true, docs: "Sessions, for the type `Session-Based`." },
);

const switchText = ["TRUE", "FALSE"] as const;

const concurrency = field.object(
  {
    dynamicEnabled: field.string({
      computed: true,
      values: switchText,
      docs: "Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`).",
    }),
    maxConcurrency: field.integer({ computed: true, min: 1, max: 100, docs: "Most concurrent requests." }),
    instanceIsolationEnabled: field.string({
      computed: true,
      values: switchText,
      docs: "Whether instances are isolated: `TRUE` or `FALSE`.",
    }),
    type: field.string({
      computed: true,
      knownValues: ["Session-Based", "Request-Based"],
      docs: "`Session-Based` or `Request-Based`.",
    }),
    mixNodeConfigs: field.list(
      field.object(
        {
          nodeSpec: field.string({ computed: true, docs: "Type of the GPU machine." }),
          num: field.integer({ computed: true, docs: "Number of concurrent requests." }),
        },
        { docs: "The concurrency on one type of machine." },
      ),
      { computed: true, wire: "MixNodeConfig", docs: "Concurrency by type of GPU machine." },
    ),
    sessionConfig: session,
  },
  {
    unsetAs: { DynamicEnabled: "" },
    omitEmptyOnCreate: true,
    docs: "How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values.",
  },
);

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

/** A trigger as the platform shows it. */
export const triggerInfo = {
  name: field.string({ output: true, wire: "TriggerName", docs: "Name." }),
  type: field.string({ output: true, wire: "Type", docs: "Type." }),
  triggerDesc: field.string({
    output: true,
    wire: "TriggerDesc",
    docs: "Cron expression of a `timer`; JSON for the other types.",
  }),
  enable: field.boolean({ output: true, wire: "Enable", docs: "Whether it is enabled." }),
  createTime: field.string({ output: true, wire: "AddTime", docs: "Creation time, in the platform's time zone." }),
  modifyTime: field.string({ output: true, wire: "ModTime", docs: "Time of the last change." }),
  customArgument: field.string({ output: true, wire: "CustomArgument", docs: "Argument that it passes." }),
};

/** The properties that `UpdateFunctionCode` changes. */
export const codeNames = [
  "handler",
  "codeHash",
  "cosBucketName",
  "cosObjectName",
  "cosBucketRegion",
  "imageConfigs",
] as const;

/** The properties that `UpdateFunctionConfiguration` changes, in groups that are sent together. */
export const settingGroups = [
  ["description"],
  ["memSize"],
  ["timeout"],
  ["environment"],
  ["vpcId", "subnetId"],
  ["role"],
  // The platform requires the role when the topic changes.
  ["clsLogsetId", "clsTopicId", "role"],
  ["l5Enable"],
  ["layers"],
  ["enablePublicNet", "enableEipConfig"],
  ["cfsConfigs"],
  ["dnsCache"],
  ["intranetConfig"],
  ["instanceConcurrencyConfig"],
] as const;

const code = [...codeNames, "zipFile"];
const settings = settingGroups.flat();
const anything = [...code, ...settings, "triggers", "tags"];

/** The object in COS that contains the program. Nothing returns it. */
const inCos = { emptyIsUnset: true, writeOnly: true, adoptedIfMissing: true } as const;

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
    docs: "Entry point of the program, such as `index.main_handler`. Required for Event functions that are not an image.",
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
      docs: "Layers that the program uses. Of two files with one path, that of the later layer counts.",
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
  cosBucketName: field.string({
    ...inCos,
    pattern: { match: /.-\d+$/, says: "be the complete name of a bucket, with the account number: code-1250000000" },
    wire: "Code.CosBucketName",
    docs: "Bucket that contains the program, with the account number: `code-1250000000`.",
  }),
  cosObjectName: field.string({
    ...inCos,
    pattern: { match: /\.(zip|jar)$/i, says: "end with .zip or .jar" },
    equality: (before, after) => absolute(before) === absolute(after),
    wire: "Code.CosObjectName",
    docs: "Path of the program in the bucket, which ends with `.zip` or `.jar`. To deploy a changed object with the same path, change `codeHash`.",
  }),
  cosBucketRegion: field.string({ ...inCos, wire: "Code.CosBucketRegion", docs: "Region of the bucket." }),
  zipFile: zipFileField(),
  imageConfigs: field.list(image, {
    emptyIsUnset: true,
    max: 1,
    single: "optional",
    wire: "ImageConfig",
    docs: "Image of a container with the program. Replacing another program by an image, or an image by another program, replaces the function.",
  }),
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
  functionId: field.string({ output: true, returned: "always", docs: "The platform's ID of the function." }),
  modifyTime: field.string({
    output: true,
    wire: "ModTime",
    changesWith: anything,
    docs: "Time of the last change, in the platform's time zone.",
  }),
  codeSize: field.integer({ output: true, changesWith: code, docs: "Size of the program, in bytes." }),
  codeResult: field.string({
    output: true,
    changesWith: code,
    docs: "Whether the program is valid: `success` or `failed`.",
  }),
  codeError: field.string({ output: true, changesWith: code, docs: "Error in the program, if there is one." }),
  errNo: field.integer({ output: true, changesWith: code, docs: "Error code of the program." }),
  installDependency: field.boolean({
    output: true,
    docs: "Whether the platform installs the dependencies of the program.",
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
});

/** The properties of a function. */
export const scfFunctionFields = { ...sent, codeHash: codeHashField() };

/** The path of an object in a bucket, as the platform expects it. */
export function absolute(path: unknown): string {
  const text = String(path);
  return text.startsWith("/") ? text : `/${text}`;
}

/** A trigger must not be declared twice. */
export const distinctTriggers: Rule = {
  says: "Triggers of one type must have different names.",
  fields: ["triggers"],
  test: ({ triggers }) => {
    if (!Array.isArray(triggers)) return [];
    const keys = triggers.map((one: Readonly<Record<string, unknown>>) =>
      [one["type"], one["name"], one["cosRegion"]].every((part) => part === undefined || typeof part === "string")
        ? JSON.stringify([one["type"], one["name"], one["cosRegion"]])
        : undefined,
    );
    return keys.flatMap((key, at) => {
      const first = keys.indexOf(key);
      if (key === undefined || first === at) return [];
      return [{ path: `triggers[${at}].name`, message: `must not repeat triggers[${first}]; remove one of the two` }];
    });
  },
};
