import {
  type Expectation,
  expectation,
  expectationAt,
  expectationOfEach,
  type ResponseReader,
  responseField,
} from "@org/core-provider";

/** A text that a response must contain. */
export const requiredText = (wire: string) => responseField.string({ returned: "always", wire });

/** The ID of every object of the control plane. */
export const idFacts = { id: responseField.string({ returned: "always", wire: "id" }) };

/** The same with the creation time. */
export const memberFacts = {
  ...idFacts,
  createdAt: responseField.string({ wire: "metadata.created_at" }),
};

const pageFacts = {
  next: responseField.string({ wire: "metadata.next" }),
  total: responseField.integer({ wire: "metadata.total_size" }),
};

/** Expects a list whose elements are all of one type. */
export function listOf(type: "string" | "number", what: string) {
  return (body: unknown) =>
    Array.isArray(body) && body.every((one) => typeof one === type)
      ? undefined
      : { member: "", problem: `is not a list of ${what}` };
}

/** Expects a list of names. */
export const listOfNames = listOf("string", "names");

/** Expects a page of a list: `data` exists, and each of its elements can be read in all these ways. */
export function pageOf(...readings: readonly ResponseReader[]): Expectation {
  const page = expectation(pageFacts);
  const elements = expectationAt("data", expectationOfEach(...readings));
  return (body) => page(body) ?? elements(body);
}
