import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

/** The types whose records have a priority. */
export const typesWithPriority = ["MX", "HTTPS", "SVCB"] as const;

/** The properties of a record. */
export const dnspodRecordFields = withWireNames({
  domain: field.string({
    required: true,
    min: 1,
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Domain of the account that the record belongs to, such as `example.com`.",
  }),
  recordType: field.string({
    required: true,
    pattern: { match: /^[^a-z]+$/, says: "be in capital letters, such as CNAME" },
    docs: "Type of the record, such as `A`, `AAAA`, `CNAME`, `MX`, `TXT`, `NS`, `SRV` or `CAA`. The plan of the domain limits the types.",
  }),
  recordLine: field.string({
    required: true,
    min: 1,
    docs: "Line of the queries that the record answers, by the name that the platform gives it. `默认` is the default line, which must have a record before other lines.",
  }),
  value: field.string({
    required: true,
    min: 1,
    equality: (before, after) => withoutDot(before) === withoutDot(after),
    docs: "Value of the record. A final dot is ignored, because the platform adds it to names.",
  }),
  subDomain: field.string({
    default: "@",
    emptyIsUnset: true,
    equality: "case-insensitive",
    docs: "Name below the domain, such as `www`. `@` is the domain itself.",
  }),
  mx: field.integer({
    computed: true,
    min: 0,
    max: 65_535,
    wire: "MX",
    changesWith: ["recordType"],
    docs: "Priority, from 0 to 65535. Other types than `MX`, `HTTPS` and `SVCB` ignore it.",
  }),
  ttl: field.integer({
    default: 600,
    min: 1,
    max: 604_800,
    wire: "TTL",
    docs: "How long answers may be cached, in seconds. The plan of the domain has a lower limit.",
  }),
  weight: field.integer({
    min: 1,
    max: 100,
    docs: "Weight among the records with the same name, type and line, from 1 to 100. Removing it turns the weight off.",
  }),
  status: field.string({
    default: "ENABLE",
    values: ["ENABLE", "DISABLE"],
    docs: "Whether the record answers queries: `ENABLE` or `DISABLE`.",
  }),
  remark: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Remark on the record." }),
  recordId: field.string({ output: true, docs: "Number of the record." }),
  monitorStatus: field.string({ output: true, docs: "Result of the monitoring: `Ok`, `Warn`, `Down` or empty." }),
  updatedOn: field.string({
    output: true,
    changesWith: ["recordType", "recordLine", "value", "subDomain", "mx", "ttl", "weight", "status", "remark"],
    docs: "Time of the last change, in the platform's time zone.",
  }),
});

/** A value without its final dot. */
export function withoutDot(value: unknown): string {
  return String(value).replace(/\.$/, "");
}
