import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a domain. */
export const dnspodDomainInstanceFields = withWireNames({
  domain: field.string({
    required: true,
    pattern: {
      match: /^([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u,
      says: "be a domain name without a scheme and a final dot, such as example.com",
    },
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Domain name, such as `example.com`.",
  }),
  groupId: field.integer({
    computed: true,
    min: 0,
    replaceOnChange: true,
    docs: "ID of the group that the domain belongs to. Defaults to the platform's group.",
  }),
  isMark: field.string({
    computed: true,
    values: ["yes", "no"],
    replaceOnChange: true,
    docs: "Whether the domain has a star in the console: `yes` or `no`.",
  }),
  status: field.string({
    computed: true,
    values: ["enable", "disable"],
    docs: "Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it.",
    inputDocs: "If it is omitted, the status is not changed.",
  }),
  remark: field.string({ unsetAs: "", docs: "Remark on the domain." }),
  domainId: field.integer({ output: true, docs: "Number of the domain." }),
  createTime: field.string({ output: true, wire: "CreatedOn", docs: "Creation time, in the platform's time zone." }),
  slaveDns: field.string({ output: true, wire: "SlaveDNS", docs: "Whether secondary DNS is on: `yes` or `no`." }),
  recordCount: field.integer({ output: true, docs: "Number of records." }),
  grade: field.string({ output: true, docs: "Plan of the domain, such as `DP_FREE`." }),
  updatedOn: field.string({
    output: true,
    changesWith: ["status", "remark"],
    docs: "Time of the last change, in the platform's time zone.",
  }),
});
