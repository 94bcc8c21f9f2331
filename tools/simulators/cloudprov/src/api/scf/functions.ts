import type { Store, Stores } from "@org/simulator";

/** A variable of the environment of a function. */
export interface Variable {
  readonly Key?: string;
  readonly Value?: string;
}

/** A layer of a function. */
export interface Layer {
  readonly LayerName: string;
  readonly LayerVersion: number;
}

/** A file system of a function. */
export interface MountedFileSystem {
  readonly UserId: string;
  readonly UserGroupId: string;
  readonly CfsId: string;
  readonly MountInsId: string;
  readonly LocalMountDir: string;
  readonly RemoteMountDir: string;
}

/** An image of a container with a program. */
export interface FunctionImage {
  readonly ImageType: string;
  readonly ImageUri: string;
  readonly RegistryId?: string;
  readonly EntryPoint?: string;
  readonly Command?: string;
  readonly Args?: string;
  readonly ContainerImageAccelerate?: boolean;
  readonly ImagePort?: number;
}

/** The settings of a function, by their names in requests. */
export interface FunctionSettings {
  readonly Description: string;
  readonly MemorySize: number;
  readonly Timeout: number;
  readonly Environment: { readonly Variables?: readonly Variable[] };
  readonly VpcConfig: { readonly VpcId?: string; readonly SubnetId?: string };
  readonly Role: string;
  readonly InstallDependency: string;
  readonly ClsLogsetId: string;
  readonly ClsTopicId: string;
  readonly L5Enable: string;
  readonly Layers: readonly Layer[];
  readonly PublicNetConfig: {
    readonly PublicNetStatus: string;
    readonly EipConfig?: { readonly EipStatus: string };
  };
  readonly CfsConfig: { readonly CfsInsList: readonly MountedFileSystem[] };
  readonly InitTimeout: number;
  readonly InstanceConcurrencyConfig: unknown;
  readonly DnsCache: string;
  readonly IntranetConfig: { readonly IpFixed: string };
  readonly DeadLetterConfig: { readonly Type: string; readonly Name: string; readonly FilterType: string };
  /** A protocol of an HTTP function besides HTTP. */
  readonly ProtocolType: string | null;
  readonly ProtocolParams: { readonly WSParams?: { readonly IdleTimeOut?: number } } | null;
}

/** The program of a function. */
export interface FunctionCode {
  /** In bytes. The size of a program in another service is not known. */
  readonly size: number;
  readonly image: FunctionImage | undefined;
}

/** Something that calls a function. */
export interface Trigger {
  /** The type and the name identify it. */
  readonly type: string;
  readonly name: string;
  /** Its parameters as JSON, in the form that the platform returns. */
  readonly desc: string;
  readonly enabled: boolean;
  readonly qualifier: string;
  readonly customArgument: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A function. */
export interface ScfFunction {
  /** The region, the namespace and the name. */
  readonly id: string;
  readonly region: string;
  readonly namespace: string;
  readonly name: string;
  /** As `lam-k4j8s0aq`. */
  readonly functionId: string;
  /** `Event` or `HTTP`. */
  readonly type: string;
  readonly runtime: string;
  readonly handler: string;
  readonly asyncRun: string;
  readonly settings: FunctionSettings;
  readonly code: FunctionCode;
  readonly triggers: readonly Trigger[];
  /** Such as `Active`. */
  readonly status: string;
  /** Why the status is a failure. */
  readonly reason: string;
  /** Error in the program; empty if there is none. */
  readonly codeError: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Opens the store of all functions. */
export function openScfFunctions(stores: Stores): Store<ScfFunction> {
  return stores.open<ScfFunction>("scfFunctions");
}
