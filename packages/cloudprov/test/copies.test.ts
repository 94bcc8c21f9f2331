import { type AccountSnapshot, type CloudprovSimulator, startCopy } from "@org/cloudprov-simulator";
import { copyWith } from "@org/core-command/testing";
import { type CopyTests, testCopies } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { discovery } from "../src/commands/discovery.ts";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";
import { startPlatform } from "./simulated-provider.ts";

const copies: CopyTests<AccountSnapshot, CloudprovSimulator> = {
  provider,
  setup,
  lives,
  environmentOf: async (platform) => platform.environment(),
  copy: (env) => copyWith(discovery, { startCopy }, env),
  open: (snapshot) => startPlatform({ snapshot }),
  uncopied: [
    "CamRolePolicyAttachment",
    "CamGroupPolicyAttachment",
    "CamUserPolicyAttachment",
    "DnspodRecord",
    "AntiddosCcBlackWhiteIp",
    "AntiddosCcPrecisionPolicy",
    "AntiddosDdosBlackWhiteIp",
    "AntiddosDdosGeoIpBlockConfig",
    "AntiddosDdosSpeedLimitConfig",
    "AntiddosPacketFilterConfig",
    "AntiddosPortAclConfig",
    "PrivateDnsRecord",
    "ApiGatewayStrategyAttachment",
    "ScfTriggerConfig",
  ],
};

testCopies({ describe, it }, copies);
