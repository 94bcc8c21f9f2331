import { type BridgedPackage, migrateCommand } from "@org/core-command";

/** The package for the same platform that is bridged from Terraform. */
export const bridgedPackage: BridgedPackage = {
  npmName: "@pulumi/confluentcloud",
  provider: "confluentcloud",
  withoutCounterpart: {
    userAgentSuffix: "has no effect: requests name only this package and its version.",
  },
};

/** Takes over stacks of that package. */
export const migrate = (packageFolder: string) => migrateCommand(bridgedPackage, packageFolder);
