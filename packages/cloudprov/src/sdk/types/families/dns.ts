// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export namespace types {
  export namespace input {}

  export namespace output {
    /** The only element. */
    export interface GetDnspodRecordsRecordCountInfo {
      /** Number of records in `results`. */
      listCount: number;
      /** Number of names that have records. */
      subdomainCount: number;
      /** Number of records that match, including those outside of `offset` and `limit`. */
      totalCount: number;
    }

    /** An element. */
    export interface GetDnspodRecordsResult {
      /** Line, by its name. */
      line: string;
      /** ID of the line. */
      lineId: string;
      /** Result of the monitoring: `OK`, `WARN`, `DOWN` or empty. */
      monitorStatus: string;
      /** Priority. 0 for types that have none. */
      mx: number;
      /** Name below the domain. `@` is the domain itself. */
      name: string;
      /** Number of the record. */
      recordId: number;
      /** Remark. */
      remark: string;
      /** `ENABLE` or `DISABLE`. */
      status: string;
      /** How long answers may be cached, in seconds. */
      ttl: number;
      /** Type. */
      type: string;
      /** Time of the last change, in the platform's time zone. */
      updatedOn: string;
      /** Value. */
      value: string;
      /** Weight. Unset if the record has none. */
      weight: number;
    }
  }
}
