import { field, timeSpan } from "@org/core-provider";

/**
 * The longest time for an operation, in minutes. Provisioning a database or a managed certificate may take long, so this
 * is far more than a healthy operation needs. `timeouts` and `customTimeouts` can only shorten it.
 */
export const longestTimeouts = { create: 360, update: 360, delete: 360 } as const;

/** The `timeouts` property of a resource that can be updated. */
export const timeouts = () =>
  field.object({ create: timeout("creating"), update: timeout("updating"), delete: timeout("deleting") }, facts);

/** The `timeouts` property of a resource that can only be created and deleted. */
export const timeoutsWithoutUpdate = () =>
  field.object({ create: timeout("creating"), delete: timeout("deleting") }, facts);

const facts = {
  local: true,
  // If it were compared, changing only the timeouts would be an update without any request.
  ignored: { says: "Changing only the timeouts produces no diff; the new values apply from the next operation" },
  docs: "How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform.",
} as const;

function timeout(doing: string) {
  return field.string({
    pattern: timeSpan,
    docs: `Timeout for ${doing} the object, such as \`30m\`. Defaults to 6 hours.`,
  });
}
