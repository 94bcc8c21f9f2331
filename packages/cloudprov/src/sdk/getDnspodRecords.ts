// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/dns.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the records of a domain in DNSPod, optionally filtered and sorted. Returns at most `limit` records.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const mail = cloudprov.getDnspodRecordsOutput({ domain: "example.com", recordType: "MX" });
 * ```
 */
export function getDnspodRecords(args: GetDnspodRecordsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetDnspodRecordsResult> {
  return runtime.invoke("cloudprov:index/getDnspodRecords:getDnspodRecords", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    domain: args.domain,
    domainId: args.domainId,
    groupId: args.groupId,
    keyword: args.keyword,
    limit: args.limit,
    offset: args.offset,
    recordLine: args.recordLine,
    recordLineId: args.recordLineId,
    recordType: args.recordType,
    sortField: args.sortField,
    sortType: args.sortType,
    subdomain: args.subdomain,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the records of a domain in DNSPod, optionally filtered and sorted. Returns at most `limit` records.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const mail = cloudprov.getDnspodRecordsOutput({ domain: "example.com", recordType: "MX" });
 * ```
 */
export function getDnspodRecordsOutput(args: GetDnspodRecordsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetDnspodRecordsResult> {
  return runtime.invokeOutput<GetDnspodRecordsResult>("cloudprov:index/getDnspodRecords:getDnspodRecords", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    domain: args.domain,
    domainId: args.domainId,
    groupId: args.groupId,
    keyword: args.keyword,
    limit: args.limit,
    offset: args.offset,
    recordLine: args.recordLine,
    recordLineId: args.recordLineId,
    recordType: args.recordType,
    sortField: args.sortField,
    sortType: args.sortType,
    subdomain: args.subdomain,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getDnspodRecords. */
export interface GetDnspodRecordsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Domain of the account, such as `example.com`. At least one of `domain` and `domainId` must be set. */
  domain?: string | undefined;
  /** Number of the domain. Takes precedence over `domain`. Must be a number, such as 84761212. At least one of `domain` and `domainId` must be set. */
  domainId?: string | undefined;
  /** Number of the group of records. Must be a number, such as 84761212. */
  groupId?: string | undefined;
  /** Part of the name or the value. */
  keyword?: string | undefined;
  /** Maximum number of records. Defaults to 100. Between 1 and 3000. */
  limit?: number | undefined;
  /** Number of records to skip. Defaults to 0. At least 0. */
  offset?: number | undefined;
  /** Name of the line, such as `默认` for the default line. */
  recordLine?: string | undefined;
  /** ID of the line. Takes precedence over `recordLine`. */
  recordLineId?: string | undefined;
  /** Type of the records, such as `CNAME`. */
  recordType?: string | undefined;
  /** What the records are sorted by. One of `name`, `line`, `type`, `value`, `weight`, `mx`, `ttl` or `updated_on`. */
  sortField?: enums.GetDnspodRecordsSortField | (string & {}) | undefined;
  /** `ASC` for ascending order, which is the default, or `DESC` for descending order. One of `ASC` or `DESC`. */
  sortType?: enums.GetDnspodRecordsSortType | (string & {}) | undefined;
  /** Exact name below the domain. `@` is the domain itself. */
  subdomain?: string | undefined;
}

/** Arguments of getDnspodRecordsOutput. */
export interface GetDnspodRecordsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Domain of the account, such as `example.com`. At least one of `domain` and `domainId` must be set. */
  domain?: pulumi.Input<string | undefined>;
  /** Number of the domain. Takes precedence over `domain`. Must be a number, such as 84761212. At least one of `domain` and `domainId` must be set. */
  domainId?: pulumi.Input<string | undefined>;
  /** Number of the group of records. Must be a number, such as 84761212. */
  groupId?: pulumi.Input<string | undefined>;
  /** Part of the name or the value. */
  keyword?: pulumi.Input<string | undefined>;
  /** Maximum number of records. Defaults to 100. Between 1 and 3000. */
  limit?: pulumi.Input<number | undefined>;
  /** Number of records to skip. Defaults to 0. At least 0. */
  offset?: pulumi.Input<number | undefined>;
  /** Name of the line, such as `默认` for the default line. */
  recordLine?: pulumi.Input<string | undefined>;
  /** ID of the line. Takes precedence over `recordLine`. */
  recordLineId?: pulumi.Input<string | undefined>;
  /** Type of the records, such as `CNAME`. */
  recordType?: pulumi.Input<string | undefined>;
  /** What the records are sorted by. One of `name`, `line`, `type`, `value`, `weight`, `mx`, `ttl` or `updated_on`. */
  sortField?: pulumi.Input<enums.GetDnspodRecordsSortField | (string & {}) | undefined>;
  /** `ASC` for ascending order, which is the default, or `DESC` for descending order. One of `ASC` or `DESC`. */
  sortType?: pulumi.Input<enums.GetDnspodRecordsSortType | (string & {}) | undefined>;
  /** Exact name below the domain. `@` is the domain itself. */
  subdomain?: pulumi.Input<string | undefined>;
}

/** Result of getDnspodRecords. */
export interface GetDnspodRecordsResult {
  /** How many records there are: a list with one element. At most one element. */
  recordCountInfos: types.output.GetDnspodRecordsRecordCountInfo[];
  /** The records. */
  results: types.output.GetDnspodRecordsResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Domain of the account, such as `example.com`. */
  domain?: string;
  /** Number of the domain. Takes precedence over `domain`. */
  domainId?: string;
  /** Number of the group of records. */
  groupId?: string;
  /** Part of the name or the value. */
  keyword?: string;
  /** Maximum number of records. Defaults to 100. */
  limit?: number;
  /** Number of records to skip. Defaults to 0. */
  offset?: number;
  /** Name of the line, such as `默认` for the default line. */
  recordLine?: string;
  /** ID of the line. Takes precedence over `recordLine`. */
  recordLineId?: string;
  /** Type of the records, such as `CNAME`. */
  recordType?: string;
  /** What the records are sorted by. */
  sortField?: string;
  /** `ASC` for ascending order, which is the default, or `DESC` for descending order. */
  sortType?: string;
  /** Exact name below the domain. `@` is the domain itself. */
  subdomain?: string;
}
