// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A node. */
    export interface PostgresqlInstanceDbNodeSet {
      /** `Primary` or `Standby`. One of `Primary` or `Standby`. Defaults to `Standby`. */
      role?: pulumi.Input<enums.PostgresqlInstanceDbNodeSetRole | (string & {}) | undefined>;
      /** Availability zone of the node. Must not be empty. */
      zone: pulumi.Input<string>;
      /** ID of the dedicated cluster (CDC). */
      dedicatedClusterId?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** A node. */
    export interface PostgresqlInstanceDbNodeSet {
      /** `Primary` or `Standby`. One of `Primary` or `Standby`. Defaults to `Standby`. */
      role: enums.PostgresqlInstanceDbNodeSetRole;
      /** Availability zone of the node. Must not be empty. */
      zone: string;
      /** ID of the dedicated cluster (CDC). */
      dedicatedClusterId?: string;
    }
  }
}
