// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** The policy. */
    export interface EnvironmentBackupRetentionPolicy {
      /** Number of daily backups to keep. At least 1. */
      daily: pulumi.Input<number>;
      /** Number of monthly backups to keep. At least 0. */
      monthly: pulumi.Input<number>;
      /** Number of yearly backups to keep. At least 0. */
      yearly: pulumi.Input<number>;
      /** Whether to copy each backup to another region. */
      makeCopy: pulumi.Input<boolean>;
      /** Whether to keep the last backup of a deleted database. The environment cannot be deleted while such a backup exists. */
      keepFinal: pulumi.Input<boolean>;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface EnvironmentTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: pulumi.Input<string | undefined>;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: pulumi.Input<string | undefined>;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** The policy. */
    export interface EnvironmentBackupRetentionPolicy {
      /** Number of daily backups to keep. At least 1. */
      daily: number;
      /** Number of monthly backups to keep. At least 0. */
      monthly: number;
      /** Number of yearly backups to keep. At least 0. */
      yearly: number;
      /** Whether to copy each backup to another region. */
      makeCopy: boolean;
      /** Whether to keep the last backup of a deleted database. The environment cannot be deleted while such a backup exists. */
      keepFinal: boolean;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface EnvironmentTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: string;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: string;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: string;
    }
  }
}
