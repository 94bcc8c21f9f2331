import { type Fields, field } from "@org/core-provider";

/** A text of an answer. */
export function text(wire: string, docs: string) {
  return field.string({ output: true, wire, docs });
}

/** A text of an answer that is always there, and never empty: an ID. */
export function idText(wire: string, docs: string) {
  return field.string({ output: true, answered: "always", wire, docs });
}

/** A text of an answer that must not be seen. */
export function secretText(wire: string, docs: string) {
  return field.string({ output: true, secret: true, wire, docs });
}

/** A whole number of an answer. */
export function whole(wire: string, docs: string) {
  return field.integer({ output: true, wire, docs });
}

/** True or false of an answer. */
export function flag(wire: string, docs: string) {
  return field.boolean({ output: true, wire, docs });
}

/** Texts of an answer, in the platform's order. */
export function texts(wire: string, docs: string) {
  return field.list(field.string({ docs: "An element." }), { output: true, wire, docs });
}

/** Numbers of an answer, in the platform's order. */
export function numbers(wire: string, docs: string) {
  return field.list(field.number({ docs: "An element." }), { output: true, wire, docs });
}

/** Objects of an answer, in the platform's order. */
export function rows<F extends Fields>(members: F, wire: string, docs: string) {
  return field.list(field.object(members, { docs: "An element." }), { output: true, wire, docs });
}

/** An object of an answer that functions give as a list: one element, or none where it is null. */
export function oneRow<F extends Fields>(members: F, wire: string, docs: string) {
  return field.list(field.object(members, { docs: "The only element." }), {
    output: true,
    single: "optional",
    wire,
    docs,
  });
}
