// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Stream Governance of the environment. */
    export interface EnvironmentStreamGovernance {
      /** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. One of `ESSENTIALS` or `ADVANCED`. */
      package: pulumi.Input<enums.EnvironmentStreamGovernancePackage | (string & {})>;
    }

    /** Stream Governance of the environment. */
    export interface GetEnvironmentStreamGovernance {
      /** Stream Governance package, or empty. One of `ESSENTIALS` or `ADVANCED`. */
      package: enums.GetEnvironmentStreamGovernancePackage | (string & {});
    }

    /** Stream Governance of the environment. */
    export interface GetEnvironmentStreamGovernanceArgs {
      /** Stream Governance package, or empty. One of `ESSENTIALS` or `ADVANCED`. */
      package: pulumi.Input<enums.GetEnvironmentStreamGovernancePackage | (string & {})>;
    }
  }

  export namespace output {
    /** Stream Governance of the environment. */
    export interface EnvironmentStreamGovernance {
      /** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. One of `ESSENTIALS` or `ADVANCED`. */
      package: enums.EnvironmentStreamGovernancePackage;
    }

    /** Stream Governance of the environment. */
    export interface GetEnvironmentStreamGovernance {
      /** Stream Governance package, or empty. One of `ESSENTIALS` or `ADVANCED`. */
      package: enums.GetEnvironmentStreamGovernancePackage;
    }
  }
}
