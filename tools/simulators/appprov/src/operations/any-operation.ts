import { flag, integer, optional } from "@org/simulator";

/** Members that the request of any operation may contain. */
export const anyOperation = {
  automated: optional(flag()),
  interactive: optional(flag()),
  container_count: optional(integer({ min: 0 })),
};
