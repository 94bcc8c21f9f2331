import { flag, integer, optional } from "@org/simulator";

/** What every operation may say of how it was asked for, whatever it is run on. */
export const anyOperation = {
  automated: optional(flag()),
  interactive: optional(flag()),
  container_count: optional(integer({ min: 0 })),
};
