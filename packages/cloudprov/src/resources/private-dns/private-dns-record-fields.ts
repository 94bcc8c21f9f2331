import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The priorities that the platform accepts. */
export const priorities = [5, 10, 15, 20, 30, 40, 50];

/** The properties of a record of a private zone. */
export const privateDnsRecordFields = withWireNames({
  zoneId: field.string({
    required: true,
    pattern: idForms.privateDnsZone,
    replaceOnChange: true,
    docs: "ID of the zone, `zone-...`.",
  }),
  recordType: field.string({
    required: true,
    knownValues: ["A", "AAAA", "CNAME", "MX", "TXT", "PTR"],
    docs: "Type of the record: `A`, `AAAA`, `CNAME`, `MX`, `TXT` or `PTR`.",
  }),
  subDomain: field.string({
    required: true,
    min: 1,
    docs: "Name below the domain of the zone, such as `db`. `@` is the domain itself.",
  }),
  recordValue: field.string({
    required: true,
    min: 1,
    equality: (before, after) => withoutDot(before) === withoutDot(after),
    docs: "Value of the record. A final dot is ignored.",
  }),
  weight: field.integer({
    computed: true,
    min: 1,
    max: 100,
    docs: "Weight among the records with the same name and type, from 1 to 100. The platform cannot remove a weight.",
  }),
  mx: field.integer({
    wire: "MX",
    docs: "Priority of a record of the type `MX`: 5, 10, 15, 20, 30, 40 or 50.",
  }),
  ttl: field.integer({
    computed: true,
    min: 1,
    max: 86_400,
    wire: "TTL",
    docs: "How long answers may be cached, in seconds, from 1 to 86400. The platform's default is 600.",
  }),
  status: field.string({
    computed: true,
    values: ["enabled", "disabled"],
    docs: "Whether the record answers queries: `enabled` or `disabled`. A new record is enabled.",
  }),
});

/** A value without its final dot. */
export function withoutDot(value: unknown): string {
  return String(value).replace(/\.$/, "");
}
