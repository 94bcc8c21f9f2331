import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import { providers } from "../content/workspace.ts";

type Entry = StarlightRouteData["sidebar"][number];

/** Shows the reference of a package only on the package's own pages: all references would triple every page's size. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute;
  const [first = ""] = route.id.split("/");
  for (const { name, platform } of providers) {
    if (name === first) continue;
    const group = route.sidebar.find(({ label }) => label === platform);
    if (group?.type === "group") group.entries = group.entries.filter(isLink);
  }
});

function isLink(entry: Entry): boolean {
  return entry.type === "link";
}
