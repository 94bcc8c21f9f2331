import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { usualSettings } from "./function-state.ts";
import type { FunctionCode, FunctionSettings, ScfFunction, Variable } from "./functions.ts";

const image = object({
  ImageType: text(),
  ImageUri: text(),
  RegistryId: optional(text()),
  EntryPoint: optional(text()),
  Command: optional(text()),
  Args: optional(text()),
  ContainerImageAccelerate: optional(flag()),
  ImagePort: optional(integer()),
});

/** The program in a request, except for an image. */
export const programMembers = {
  CosBucketName: optional(text()),
  CosObjectName: optional(text()),
  CosBucketRegion: optional(text()),
  ZipFile: optional(text()),
};

/** The program in a request. */
export const codeMember = object({ ...programMembers, ImageConfig: optional(image) });

/** Whether a change also publishes a version. */
export const publishMember = { Publish: optional(text()) };

/** @throws {PlatformError} if a change publishes a version: functions have only the latest one here. */
export function requireUnpublished({ Publish = "FALSE" }: { readonly Publish?: string }): void {
  if (Publish !== "FALSE") invalid("UnsupportedOperation", "This simulator does not publish versions.");
}

const concurrency = object({
  DynamicEnabled: optional(text()),
  MaxConcurrency: optional(integer()),
  InstanceIsolationEnabled: optional(text()),
  Type: optional(text()),
  MixNodeConfig: optional(listOf(object({ NodeSpec: optional(text()), Num: optional(integer()) }))),
  SessionConfig: optional(
    object({
      SessionSource: optional(text()),
      SessionName: optional(text()),
      MaximumConcurrencySessionPerInstance: optional(integer()),
      MaximumTTLInSeconds: optional(integer()),
      MaximumIdleTimeInSeconds: optional(integer()),
      SessionPath: optional(text()),
      IdleTimeoutStrategy: optional(text()),
    }),
  ),
});

/** The settings in a creation and in a change. */
export const settingMembers = {
  Description: optional(text()),
  MemorySize: optional(integer()),
  Timeout: optional(integer()),
  Environment: optional(
    object({ Variables: optional(listOf(object({ Key: optional(text()), Value: optional(text()) }))) }),
  ),
  VpcConfig: optional(object({ VpcId: optional(text()), SubnetId: optional(text()) })),
  Role: optional(text()),
  InstallDependency: optional(text()),
  ClsLogsetId: optional(text()),
  ClsTopicId: optional(text()),
  Layers: optional(listOf(object({ LayerName: text(), LayerVersion: integer({ min: 0 }) }))),
  PublicNetConfig: optional(object({ PublicNetStatus: text(), EipConfig: optional(object({ EipStatus: text() })) })),
  CfsConfig: optional(
    object({
      CfsInsList: listOf(
        object({
          UserId: text(),
          UserGroupId: text(),
          CfsId: text(),
          MountInsId: text(),
          LocalMountDir: text(),
          RemoteMountDir: text(),
          // The platform finds these by itself.
          IpAddress: optional(text()),
          MountVpcId: optional(text()),
          MountSubnetId: optional(text()),
        }),
      ),
    }),
  ),
  InitTimeout: optional(integer()),
  InstanceConcurrencyConfig: optional(concurrency),
  DnsCache: optional(text()),
  IntranetConfig: optional(object({ IpFixed: text() })),
  DeadLetterConfig: optional(object({ Type: text(), Name: text(), FilterType: optional(text()) })),
  ProtocolParams: optional(object({ WSParams: optional(object({ IdleTimeOut: optional(integer()) })) })),
};

/** Rejects a value with a code. */
export function invalid(code: string, message: string): never {
  throw new PlatformError(code, message);
}

/**
 * The program in a request.
 *
 * @param source - Where the request says that the program is.
 * @throws {PlatformError} if the request contains no program, several programs, or an invalid one.
 */
export function codeIn(given: Static<typeof codeMember>, source?: string): FunctionCode {
  const { CosBucketName, CosObjectName, ZipFile, ImageConfig } = given;
  const isThere: Readonly<Record<string, boolean>> = {
    ZipFile: ZipFile !== undefined,
    Cos: CosObjectName !== undefined,
  };
  if (source !== undefined && !isThere[source]) {
    invalid("InvalidParameterValue.CodeSource", `Code contains no program of the source ${source}.`);
  }
  const sources = [CosObjectName, ZipFile, ImageConfig].filter((one) => one !== undefined);
  if (sources.length === 0) invalid("MissingParameter.Code", "Code contains no program.");
  if (sources.length > 1) invalid("InvalidParameterValue.Code", "Code contains several programs.");
  if (ZipFile !== undefined) return { size: zipSize(ZipFile), image: undefined };
  if (ImageConfig !== undefined) return { size: 0, image: checkedImage(ImageConfig) };
  if (CosBucketName === undefined || /-\d+$/.test(CosBucketName)) {
    invalid("InvalidParameterValue.CosBucketName", "CosBucketName is the name of a bucket without the account.");
  }
  if (!/^\/.+\.(zip|jar)$/.test(CosObjectName ?? "")) {
    invalid("InvalidParameterValue.CosObjectName", "CosObjectName is the path of a .zip or .jar file.");
  }
  return { size: 0, image: undefined };
}

function zipSize(base64: string): number {
  const content = Buffer.from(base64, "base64");
  if (content.toString("base64") !== base64) {
    invalid("InvalidParameterValue.ZipFileBase64BinasciiError", "ZipFile is not Base64.");
  }
  if (content.subarray(0, 2).toString() !== "PK") invalid("InvalidParameterValue.ZipFile", "It is not a zip file.");
  return content.length;
}

function checkedImage(given: Static<typeof image>): Static<typeof image> {
  const { ImageType, ImageUri, RegistryId = "", ImagePort = 9_000 } = given;
  if (!["personal", "enterprise"].includes(ImageType)) invalid("InvalidParameterValue.ImageType", "No such type.");
  if (ImageType === "enterprise" && RegistryId === "") {
    invalid("InvalidParameterValue.RegistryId", "An image of the enterprise edition needs its registry.");
  }
  if (!/^[^/]+\/[^/]+\/[^/:@]+(:[^@]+)?(@sha256:[0-9a-f]{64})?$/.test(ImageUri)) {
    invalid("InvalidParameterValue.ImageUri", "ImageUri is not the address of an image.");
  }
  if (ImagePort < -1 || ImagePort > 65_535) invalid("InvalidParameterValue.Port", "No such port.");
  return { ...given, ImageUri: withDigest(ImageUri) };
}

/** The platform adds the digest of the image to which a tag points, and the tag that has a digest. */
function withDigest(uri: string): string {
  if (!uri.includes("@")) return `${uri}@sha256:${Buffer.from(uri).toString("hex").padEnd(64, "0").slice(0, 64)}`;
  return /:[^/@]+@/.test(uri) ? uri : uri.replace("@", ":latest@");
}

/** The settings in a request. */
type GivenSettings = Omit<Partial<FunctionSettings>, "DeadLetterConfig"> & {
  readonly DeadLetterConfig?: { readonly Type: string; readonly Name: string; readonly FilterType?: string };
};

/**
 * The settings of a function after a request, whose other members are ignored.
 *
 * @throws {PlatformError} if they are not allowed.
 */
export function settingsAfter(
  world: World,
  old: Pick<ScfFunction, "type" | "settings" | "region">,
  { VpcConfig, Environment, Layers, InstanceConcurrencyConfig, DeadLetterConfig, ...given }: GivenSettings,
): FunctionSettings {
  const present = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in usualSettings && value !== undefined),
  );
  const settings: FunctionSettings = {
    ...old.settings,
    ...present,
    ...(VpcConfig === undefined ? {} : { VpcConfig: { VpcId: "", SubnetId: "", ...VpcConfig } }),
    ...(Environment === undefined ? {} : { Environment: { Variables: checkedVariables(Environment.Variables ?? []) } }),
    ...(Layers === undefined ? {} : { Layers: Layers.filter(({ LayerName }) => LayerName !== "") }),
    ...(DeadLetterConfig === undefined ? {} : { DeadLetterConfig: { FilterType: "", ...DeadLetterConfig } }),
    ...(InstanceConcurrencyConfig === undefined
      ? {}
      : { InstanceConcurrencyConfig: checkedConcurrency(old.type, InstanceConcurrencyConfig) }),
  };
  checkSettings(world, old, settings);
  return settings;
}

function checkedVariables(variables: readonly Variable[]): readonly Variable[] {
  const [only, ...others] = variables;
  if (only?.Key === "" && only.Value === "" && others.length === 0) return [];
  if (variables.some(({ Key = "", Value = "" }) => Key === "" || Value === "")) {
    invalid("InvalidParameterValue.Environment", "A variable has a name and a value.");
  }
  const size = variables.reduce((sum, { Key = "", Value = "" }) => sum + Key.length + Value.length, 0);
  if (size > 4_096) invalid("InvalidParameterValue.EnvironmentExceededLimit", "The environment has at most 4 KB.");
  return variables;
}

function checkedConcurrency(type: string, given: unknown): unknown {
  const { DynamicEnabled = "FALSE", MaxConcurrency = 1 } = given as Static<typeof concurrency>;
  if (DynamicEnabled === "") return null;
  if (type !== "HTTP") {
    invalid("InvalidParameterValue.InstanceConcurrencyConfig", "Only an HTTP function has concurrent requests.");
  }
  if (MaxConcurrency < 1 || MaxConcurrency > 100) {
    invalid("InvalidParameterValue.MaxConcurrency", "An instance has 1 to 100 concurrent requests.");
  }
  return {
    DynamicEnabled,
    MaxConcurrency,
    InstanceIsolationEnabled: "FALSE",
    Type: "Request-Based",
    MixNodeConfig: [],
    SessionConfig: null,
    ...(given as Static<typeof concurrency>),
  };
}

function checkSettings(world: World, { type, region }: Pick<ScfFunction, "type" | "region">, one: FunctionSettings) {
  const { MemorySize, Timeout, Role, DnsCache, CfsConfig, PublicNetConfig } = one;
  const { VpcId = "", SubnetId = "" } = one.VpcConfig;
  if (MemorySize !== 64 && (MemorySize < 128 || MemorySize > 3_072 || MemorySize % 128 !== 0)) {
    invalid("InvalidParameterValue.Memory", "MemorySize is 64, or a multiple of 128 up to 3072.");
  }
  if (Timeout < 1 || Timeout > 900) invalid("LimitExceeded.Timeout", "Timeout is 1 to 900 seconds.");
  if (one.Description.length > 1_000) invalid("InvalidParameterValue.Description", "Description is too long.");
  if (Role !== "" && !world.camRoles.all().some(({ name }) => name === Role)) {
    invalid("ResourceNotFound.Role", `The role ${Role} does not exist.`);
  }
  if ((VpcId === "") !== (SubnetId === "")) invalid("InvalidParameterValue.Vpc", "A network needs a subnet.");
  const subnet = world.networks.subnets.get(SubnetId);
  if (SubnetId !== "" && (subnet?.vpcId !== VpcId || world.networks.vpcs.get(VpcId)?.region !== region)) {
    invalid("ResourceNotFound.Vpc", `There is no subnet ${SubnetId} in the network ${VpcId}.`);
  }
  const isPublic = PublicNetConfig.PublicNetStatus === "ENABLE";
  if (!isPublic && VpcId === "") invalid("InvalidParameterValue.PublicNetConfig", "The function has no network.");
  if (!isPublic && PublicNetConfig.EipConfig?.EipStatus === "ENABLE") {
    invalid("InvalidParameterValue.EipConfig", "A fixed address needs access to the Internet.");
  }
  if (CfsConfig.CfsInsList.length > 0 && VpcId === "") {
    invalid("InvalidParameterValue.VpcNotSetWhenOpenCfs", "A file system needs a network.");
  }
  if (type !== "HTTP" && (one.ProtocolType !== null || one.ProtocolParams !== null)) {
    invalid("InvalidParameterValue.FunctionType", "Only an HTTP function has protocols.");
  }
  if (one.ProtocolType !== null && one.ProtocolType !== "WS") invalid("InvalidParameterValue", "The protocol is WS.");
  const { IdleTimeOut: idleTime = 15 } = one.ProtocolParams?.WSParams ?? {};
  if (idleTime < 1 || idleTime > 1_800) invalid("InvalidParameterValue", "IdleTimeOut is 1 to 1800 seconds.");
  if (DnsCache === "TRUE" && type !== "Event") {
    invalid("InvalidParameterValue.FunctionType", "Only an Event function has a DNS cache.");
  }
}
