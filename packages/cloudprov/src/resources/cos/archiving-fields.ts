import { field } from "@org/core-provider";
import { enabledOrNot, required, text } from "./setting-fields.ts";
import { wantedTags } from "./tag-fields.ts";

/** The archiving rules of intelligent tiering. */
export const archivingRules = field.set(
  field.object(
    {
      ruleId: required("Id", "ID of the rule.", {
        pattern: { match: /^(?!default$)/, says: "not be default, which is the platform's own rule" },
      }),
      status: required("Status", "`Enabled` or `Disabled`.", { knownValues: enabledOrNot }),
      filter: field.object(
        {
          and: field.object(
            { prefix: text("Prefix", "Beginning of the names of the objects."), tags: wantedTags("Tag") },
            { wire: "And", docs: "Several conditions, all of which must be met." },
          ),
          prefix: text("Prefix", "Beginning of the names of the objects."),
          tags: wantedTags("Tag"),
        },
        { computed: true, wire: "Filter", docs: "Which objects are archived." },
      ),
      tierings: field.list(
        field.object(
          {
            accessTier: required("AccessTier", "`ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`.", {
              knownValues: ["ARCHIVE_ACCESS", "DEEP_ARCHIVE_ACCESS"],
            }),
            days: field.integer({
              required: true,
              min: 1,
              wire: "Days",
              docs: "How many days without access it takes until an object is archived.",
            }),
          },
          { docs: "A tier." },
        ),
        { required: true, wire: "Tiering", docs: "When objects are archived." },
      ),
    },
    { docs: "A rule." },
  ),
  {
    wire: "intelligent-tiering.IntelligentTieringConfiguration",
    terraform: { kind: "list" },
    docs: "When objects of the class `INTELLIGENT_TIERING` are archived. They must be restored before they can be read.",
  },
);
