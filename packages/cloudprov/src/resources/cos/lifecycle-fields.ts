import { atMostOneOf, exactlyOneOf, field } from "@org/core-provider";
import { lowerClasses, plural, required, text } from "./setting-fields.ts";

const date = (docs: string) =>
  text("Date", docs, {
    pattern: { match: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, says: "be a date such as 2030-01-31" },
  });
const days = (wire: string, docs: string, min = 0) => field.integer({ min, wire, docs });
const storageClass = required("StorageClass", "Storage class of the objects from then on.", {
  knownValues: lowerClasses,
});

/** When objects change their storage class, and when they are deleted. */
export const lifecycleRules = field.list(
  field.object(
    {
      id: text("ID", "ID of the rule. Defaults to one that the platform chooses.", { computed: true }),
      filterPrefix: field.string({
        emptyIsUnset: true,
        wire: "Filter.Prefix",
        docs: "Beginning of the names of the objects that the rule is about. Defaults to all objects.",
      }),
      transitions: field.set(
        field.object(
          {
            date: date("Date from which objects are moved, in UTC."),
            days: days("Days", "How many days after their last change objects are moved."),
            storageClass,
          },
          { rules: [exactlyOneOf("date", "days")], docs: "A change of the storage class." },
        ),
        { wire: "Transition", terraform: { kind: "set" }, docs: "When objects move to a cheaper storage class." },
      ),
      expiration: field.object(
        {
          date: date("Date from which objects are deleted, in UTC."),
          days: days("Days", "How many days after their last change objects are deleted."),
          deleteMarker: field.boolean({
            wire: "ExpiredObjectDeleteMarker",
            docs: "Whether delete markers without other versions are removed.",
          }),
        },
        { wire: "Expiration", rules: [atMostOneOf("date", "days")], docs: "When objects are deleted." },
      ),
      nonCurrentTransitions: field.set(
        field.object(
          {
            nonCurrentDays: days("NoncurrentDays", "How many days after it was replaced a version is moved."),
            storageClass,
          },
          { docs: "A change of the storage class." },
        ),
        {
          wire: "NoncurrentVersionTransition",
          terraform: { kind: "set" },
          docs: "When earlier versions move to a cheaper storage class.",
        },
      ),
      nonCurrentExpiration: field.object(
        { nonCurrentDays: days("NoncurrentDays", "How many days after it was replaced a version is deleted.") },
        { wire: "NoncurrentVersionExpiration", docs: "When earlier versions are deleted." },
      ),
      abortIncompleteMultipartUpload: field.object(
        {
          daysAfterInitiation: field.integer({
            required: true,
            min: 1,
            wire: "DaysAfterInitiation",
            docs: "How many days after its beginning an upload is deleted.",
          }),
        },
        { wire: "AbortIncompleteMultipartUpload", docs: "When unfinished uploads in parts are deleted." },
      ),
    },
    { docs: "A rule." },
  ),
  {
    wire: "lifecycle.Rule",
    ...plural,
    docs: "When objects move to a cheaper storage class, and when they are deleted. Deleted objects cannot be restored. Rules that are disabled or depend on tags are not shown, and stay as they are.",
  },
);
