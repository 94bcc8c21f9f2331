import { field, timeSpan } from "@org/core-provider";

/**
 * The engine-side limits of operations, in minutes: far beyond what a healthy operation takes, since provisioning a
 * database or a managed certificate may take long. `timeouts` and `customTimeouts` set shorter ones.
 */
export const longestWaits = { create: 360, update: 360, delete: 360 } as const;

/** The `timeouts` property of a resource that can change in place. */
export const timeouts = () =>
  field.object({ create: limit("creating"), update: limit("changing"), delete: limit("deleting") }, facts);

/** The `timeouts` property of a resource that is only made and deleted. */
export const timeoutsWithoutUpdate = () =>
  field.object({ create: limit("creating"), delete: limit("deleting") }, facts);

const facts = {
  local: true,
  // Compared, a change of it alone would be an update that asks the platform for nothing.
  ignored: { says: "A change of it alone shows no difference, and holds from the next operation on" },
  docs: "How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform.",
} as const;

function limit(doing: string) {
  return field.string({
    pattern: timeSpan,
    docs: `Time for ${doing} it, such as \`30m\`. Default 6 hours.`,
  });
}
