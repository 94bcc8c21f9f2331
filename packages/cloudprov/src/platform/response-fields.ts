import { type Fields, field } from "@org/core-provider";

/** The wire name of a member, where it is not the property's name in PascalCase. */
interface WireName {
  readonly wire?: string;
}

/** A text in a response. Only the outputs of functions need documentation. */
export function text(docs = "", facts: WireName = {}) {
  return field.string({ output: true, docs, ...facts });
}

/** A required text in a response that is never empty, such as an ID. */
export function idText(docs = "", facts: WireName = {}) {
  return field.string({ output: true, returned: "always", docs, ...facts });
}

/** A secret text in a response. */
export function secretText(docs = "", facts: WireName = {}) {
  return field.string({ output: true, secret: true, docs, ...facts });
}

/** A whole number in a response. */
export function whole(docs = "", facts: WireName = {}) {
  return field.integer({ output: true, docs, ...facts });
}

/** A required whole number in a response. */
export function requiredWhole(docs = "", facts: WireName = {}) {
  return field.integer({ output: true, returned: "always", docs, ...facts });
}

/** A boolean in a response. */
export function flag(docs = "", facts: WireName = {}) {
  return field.boolean({ output: true, docs, ...facts });
}

/** Texts in a response, in the platform's order. */
export function texts(docs = "", facts: WireName = {}) {
  return field.list(field.string({ docs: "An element." }), { output: true, docs, ...facts });
}

/** Numbers in a response, in the platform's order. */
export function numbers(docs = "", facts: WireName = {}) {
  return field.list(field.number({ docs: "An element." }), { output: true, docs, ...facts });
}

/** Objects in a response, in the platform's order. */
export function rows<F extends Fields>(members: F, wire: string, docs = "") {
  return field.list(field.object(members, { docs: "An element." }), { output: true, wire, docs });
}

/** An object in a response that functions return as a list: of one element, or empty if it is null. */
export function oneRow<F extends Fields>(members: F, wire: string, docs: string) {
  return field.list(field.object(members, { docs: "The only element." }), {
    output: true,
    single: "optional",
    wire,
    docs,
  });
}
