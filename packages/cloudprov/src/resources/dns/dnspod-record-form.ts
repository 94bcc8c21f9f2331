import { field, fromWire } from "@org/core-provider";
import { requiredWhole, text, whole } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { typesWithPriority } from "./dnspod-record-fields.ts";

const numbers = {
  mx: whole("", { wire: "MX" }),
  weight: field.integer({ output: true, optional: true, wire: "Weight", docs: "" }),
  type: text("", { wire: "RecordType" }),
};
const identity = {
  id: requiredWhole("", { wire: "Id" }),
  isEnabled: field.integer({ output: true, optional: true, wire: "Enabled", docs: "" }),
};

/** A record of `DescribeRecord` with the member names of a request. */
export function asRead(domain: unknown, found: Body): Body {
  const { id: own, isEnabled } = fromWire(identity, found);
  const status = isEnabled === undefined ? {} : { Status: isEnabled === 1 ? "ENABLE" : "DISABLE" };
  return withoutZeros({ ...found, ...status, Domain: domain, RecordId: String(own) });
}

/** The same for a record of a listing. */
export function asListed(domain: unknown, found: Body): Body {
  const { Name, Type, Line, RecordId } = found;
  return withoutZeros({
    ...found,
    Domain: domain,
    SubDomain: Name,
    RecordType: Type,
    RecordLine: Line,
    RecordId: String(RecordId),
  });
}

/** A record without the zeros that mean that it has no priority and no weight. */
function withoutZeros({ MX, Weight, ...found }: Body): Body {
  const { mx, weight, type } = fromWire(numbers, { ...found, MX, Weight });
  const hasPriority = mx !== 0 || typesWithPriority.some((one) => one === type);
  return { ...found, ...(hasPriority ? { MX } : {}), ...(weight === 0 ? {} : { Weight }) };
}
