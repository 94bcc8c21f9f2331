// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface LogDrainTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: pulumi.Input<string | undefined>;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: pulumi.Input<string | undefined>;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface MetricDrainTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: pulumi.Input<string | undefined>;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface LogDrainTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: string;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: string;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface MetricDrainTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: string;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: string;
    }
  }
}
