import { free, type PortableLife } from "@org/core-provider/testing";
import { email } from "../settings.ts";

/** The lives of access, which run on the simulator and on the real platform. */
export const portableIdentityLives = {
  Invitation: free(async ({ setting }) => {
    const inputs = { email: setting(email), allowDeletion: false };
    return {
      inputs,
      changed: { ...inputs, allowDeletion: true },
      changesUnseen: true,
      replaced: { ...inputs, email: "another@example.com" },
    };
  }),
  IpGroup: free(async ({ name }) => {
    const inputs = { groupName: name("Office"), cidrBlocks: ["192.168.7.0/24", "192.168.0.0/24"] };
    return { inputs, changed: { ...inputs, cidrBlocks: ["192.168.0.0/24"] } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
