import { lookupIds } from "../../platform/listing.ts";
import { environments } from "../../resources/org/environment.ts";

export const getEnvironments = lookupIds("getEnvironments", {
  docs: "Lists the environments that the credentials can access.",
  example: "const all = streamprov.getEnvironmentsOutput();",
  collection: environments,
  all: "IDs of the environments",
  each: "ID of an environment.",
  id: () => "environments",
});
