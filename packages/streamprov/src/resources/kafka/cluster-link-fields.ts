import { field } from "@org/core-provider";
import { linkFacts } from "./link.ts";
import { linkedClusters, modeFields } from "./link-modes.ts";

/** The properties of a cluster link. */
export const clusterLinkFields = {
  link: field.string({
    autoName: { maxLength: 255, allowed: /[a-zA-Z0-9._-]/ },
    min: 1,
    max: 255,
    replaceOnChange: true,
    terraform: "link_name",
    docs: "Name of the link.",
  }),
  ...modeFields,
  ...linkedClusters,
  config: field.map(field.string({ docs: "Value of the setting, as text." }), {
    computed: true,
    docs: "Settings that are set on the link, such as `consumer.offset.sync.enable`. Settings with the platform's defaults are not included.",
    inputDocs:
      "To reset a setting, set it to its default: a setting that has been set once cannot be removed. If the property is unset, the link's settings are kept.",
  }),
  clusterLinkId: linkFacts.clusterLinkId,
};
