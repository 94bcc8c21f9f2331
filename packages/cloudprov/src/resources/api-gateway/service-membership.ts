import { field } from "@org/core-provider";

/** The service that an object belongs to for good. */
export function serviceId(docs: string) {
  return field.string({ required: true, min: 1, replaceOnChange: true, wire: "ServiceId", docs });
}

/** The environment of a service that an object is for, for good. */
export function environment<const W extends string>(wire: W, docs: string) {
  return field.string({ required: true, values: ["test", "prepub", "release"], replaceOnChange: true, wire, docs });
}
