import {
  type Expectation,
  expectation,
  expectationAt,
  expectationOfEach,
  field,
  type ResponseReader,
} from "@org/core-provider";

/** What an object of the control plane always tells of itself. */
export const idFacts = { id: field.string({ output: true, answered: "always", wire: "id", docs: "Its ID." }) };

/** The same, and when it was made. */
export const memberFacts = {
  ...idFacts,
  createdAt: field.string({ output: true, wire: "metadata.created_at", docs: "When it was made." }),
};

const pageFacts = {
  next: field.string({ output: true, wire: "metadata.next", docs: "URL of the next page." }),
  total: field.integer({ output: true, wire: "metadata.total_size", docs: "How many members there are." }),
};

/** Expects a page of a listing: `data` is there, and each of its elements can be read in these ways. */
export function pageOf(...readings: readonly ResponseReader[]): Expectation {
  const page = expectation(pageFacts);
  const elements = expectationAt("data", expectationOfEach(...readings));
  return (body) => page(body) ?? elements(body);
}
