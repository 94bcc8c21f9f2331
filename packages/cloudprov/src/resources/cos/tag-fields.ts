import { field } from "@org/core-provider";
import { required } from "./setting-fields.ts";

/** The tags of a bucket or an object. */
export const tags = field.map(field.string({ docs: "Value of the tag." }), {
  wire: "tagging.TagSet.Tag",
  docs: "Tags, by key.",
});

/** The tags by which a rule chooses objects. */
export const wantedTags = (wire: string) =>
  field.list(
    field.object(
      { key: required("Key", "Key of the tag."), value: required("Value", "Value of the tag.") },
      { docs: "A tag." },
    ),
    { wire, docs: "Tags that the objects must have." },
  );
