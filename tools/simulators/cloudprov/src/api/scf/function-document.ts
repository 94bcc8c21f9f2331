import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { tagsOfFunction } from "./function-state.ts";
import type { ScfFunction, Trigger } from "./functions.ts";

/** A function as the list of functions shows it. */
export function functionElement(world: World, one: ScfFunction): Reply {
  return {
    ModTime: world.localTimeText(one.updatedAt),
    AddTime: world.localTimeText(one.createdAt),
    Runtime: one.runtime,
    FunctionName: one.name,
    FunctionId: one.functionId,
    Namespace: one.namespace,
    Status: one.status,
    StatusDesc: one.reason,
    Description: one.settings.Description,
    Tags: world.tags.pairsOf(tagsOfFunction(one)),
    Type: one.type,
    StatusReasons: reasonsOf(one),
    TotalProvisionedConcurrencyMem: null,
    ReservedConcurrencyMem: null,
    AsyncRunEnable: one.asyncRun,
    TraceEnable: "FALSE",
  };
}

/** A function with its settings. */
export function functionDetail(world: World, one: ScfFunction): Reply {
  const { TotalProvisionedConcurrencyMem: _, ReservedConcurrencyMem: __, ...element } = functionElement(world, one);
  const { settings, code } = one;
  const { Layers, PublicNetConfig, CfsConfig, IntranetConfig, ...plain } = settings;
  const eip = PublicNetConfig.EipConfig?.EipStatus ?? "DISABLE";
  const addresses = eip === "ENABLE" ? ["203.0.113.200"] : [];
  const isFixed = IntranetConfig.IpFixed === "ENABLE";
  return {
    ...element,
    ...plain,
    CodeInfo: "",
    Triggers: one.triggers.map((trigger) => triggerDocument(world, trigger)),
    Handler: one.handler,
    CodeSize: code.size,
    FunctionVersion: "$LATEST",
    UseGpu: "FALSE",
    CodeResult: one.codeError === "" ? "success" : "failed",
    CodeError: one.codeError,
    ErrNo: one.codeError === "" ? 0 : 1,
    EipConfig: { EipFixed: eip === "ENABLE" ? "TRUE" : "FALSE", Eips: addresses },
    AccessInfo: { Host: "", Vip: "" },
    Layers: Layers.map((layer) => ({
      ...layer,
      CompatibleRuntimes: [],
      AddTime: element["AddTime"],
      Description: "",
      LicenseInfo: "",
      Status: "Active",
      Stamp: "",
      Tags: null,
    })),
    PublicNetConfig: {
      PublicNetStatus: PublicNetConfig.PublicNetStatus,
      EipConfig: { EipStatus: eip, EipAddress: addresses },
    },
    OnsEnable: "FALSE",
    CfsConfig: {
      CfsInsList: CfsConfig.CfsInsList.map((system) => ({
        ...system,
        IpAddress: "10.0.0.9",
        MountVpcId: settings.VpcConfig.VpcId,
        MountSubnetId: settings.VpcConfig.SubnetId,
      })),
    },
    AvailableStatus: "Available",
    Qualifier: "$LATEST",
    ImageConfig:
      code.image === undefined
        ? null
        : {
            RegistryId: "",
            EntryPoint: "",
            Command: "",
            Args: "",
            ContainerImageAccelerate: false,
            ImagePort: 9_000,
            ...code.image,
          },
    IntranetConfig: { IpFixed: IntranetConfig.IpFixed, IpAddress: isFixed ? ["10.0.0.8"] : [] },
  };
}

function reasonsOf({ reason }: ScfFunction): readonly Reply[] {
  return reason === "" ? [] : [{ ErrorCode: "InternalError", ErrorMessage: reason }];
}

/** A trigger as the platform returns it. */
export function triggerDocument(world: World, one: Trigger): Reply {
  return {
    ModTime: world.localTimeText(one.updatedAt),
    Type: one.type,
    TriggerDesc: one.desc,
    TriggerName: one.name,
    AddTime: world.localTimeText(one.createdAt),
    Enable: one.enabled ? 1 : 0,
    CustomArgument: one.customArgument,
    AvailableStatus: "Available",
    ResourceId: "",
    BindStatus: "",
    TriggerAttribute: "",
    Qualifier: one.qualifier,
    Description: one.description,
  };
}
