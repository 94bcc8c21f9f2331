import { readFileSync } from "node:fs";
import { join } from "node:path";
import { providers, workspace } from "./workspace.ts";

/** A link in the sidebar. */
export interface SidebarLink {
  readonly label: string;
  readonly link: string;
}

/** A titled part of the sidebar. */
export interface SidebarGroup {
  readonly label: string;
  readonly collapsed?: boolean;
  readonly items: (SidebarLink | SidebarGroup)[];
}

/** The sidebar of the whole site. Each page shows only the reference of its own package. */
export function sidebar(): SidebarGroup[] {
  return [
    {
      label: "Getting started",
      items: [
        { label: "Overview", link: "/" },
        ...providers.map(({ name, platform }) => ({ label: platform, link: `/getting-started/${name}/` })),
      ],
    },
    ...providers.map(packageGroup),
    {
      label: "Migrating",
      items: [
        { label: "From the bridged package", link: "/migrating/bridged-package/" },
        { label: "From Terraform", link: "/migrating/terraform/" },
        { label: "From an existing account", link: "/migrating/discover/" },
      ],
    },
    {
      label: "Operations",
      items: [
        { label: "Test a program", link: "/operations/testing/" },
        { label: "Continuous integration", link: "/operations/ci/" },
        { label: "Kubernetes operator", link: "/operations/kubernetes-operator/" },
        { label: "State backends", link: "/operations/state-backends/" },
        { label: "Proxies and private networks", link: "/operations/proxies/" },
        { label: "Other languages", link: "/operations/languages/" },
        { label: "Plugin archives", link: "/operations/plugin-archives/" },
        { label: "Many stacks", link: "/operations/many-stacks/" },
        { label: "Troubleshooting", link: "/troubleshooting/" },
        { label: "Error codes", link: "/troubleshooting/error-codes/" },
      ],
    },
    {
      label: "Background",
      items: [
        { label: "How it works", link: "/how-it-works/" },
        { label: "Performance", link: "/performance/" },
        { label: "Verification", link: "/verified/" },
        { label: "Write your own provider", link: "/extending/providers/" },
        { label: "The HTTP layer", link: "/extending/http/" },
        { label: "Commands", link: "/extending/commands/" },
        { label: "Test on the real platform", link: "/extending/live-tests/" },
        { label: "Recorded exchanges", link: "/extending/recorded-exchanges/" },
        { label: "Contributing", link: "/extending/contributing/" },
        { label: "Glossary", link: "/extending/glossary/" },
      ],
    },
  ];
}

/** The pages of a package, its reference in the groups of the generated index. */
function packageGroup({ name, platform }: (typeof providers)[number]): SidebarGroup {
  const index = readFileSync(join(workspace, `packages/${name}/docs/index.md`), "utf8");
  const families = index.split(/^## /m).slice(1);
  return {
    label: platform,
    items: [
      { label: `@org/${name}`, link: `/${name}/` },
      { label: "Configuration", link: `/${name}/configuration/` },
      { label: "All resources and functions", link: `/${name}/reference/` },
      { label: "Simulated operations", link: `/${name}/simulated/` },
      { label: "Changelog", link: `/${name}/changelog/` },
      ...(name === "cloudprov" ? [{ label: "Guide: any action", link: "/cloudprov/any-action/" }] : []),
      ...families.map((family) => ({
        label: family.slice(0, family.indexOf("\n")).trim(),
        collapsed: true,
        items: [...family.matchAll(/^\| \[(\w+)\]\(([\w/-]+)\.md\)/gm)].map(([, label = "", path = ""]) => ({
          label,
          link: `/${name}/${path}/`,
        })),
      })),
    ],
  };
}
