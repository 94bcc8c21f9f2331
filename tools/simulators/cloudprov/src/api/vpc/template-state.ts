import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Template, TemplateGroup, TemplateMember } from "./templates.ts";

/** A template that a test makes. */
export interface NewTemplate {
  readonly name: string;
  /** The addresses or protocols; those with a description as objects. */
  readonly members: readonly (string | TemplateMember)[];
  /** Default `ap-guangzhou`. */
  readonly region?: string;
}

/** A group that a test makes. */
export interface NewTemplateGroup {
  readonly name: string;
  readonly templateIds: readonly string[];
  /** Default `ap-guangzhou`. */
  readonly region?: string;
}

/** Opens the templates of a world to tests. */
export function templateState(world: World) {
  const { templates, hub } = world;
  const born = (prefix: string) => ({
    id: world.newId(prefix),
    tags: [],
    createdAt: world.now(),
    updatedAt: world.now(),
  });
  const template =
    (prefix: string) =>
    ({ name, members, region = "ap-guangzhou" }: NewTemplate): Template => ({
      ...born(prefix),
      name,
      region,
      members: members.map((one) => (typeof one === "string" ? { value: one, description: "" } : one)),
    });
  const group =
    (prefix: string) =>
    ({ name, templateIds, region = "ap-guangzhou" }: NewTemplateGroup): TemplateGroup => ({
      ...born(prefix),
      name,
      region,
      templateIds,
    });
  return {
    addressTemplates: objectsOf(hub.agenda, templates.addressTemplates, template("ipm")),
    addressTemplateGroups: objectsOf(hub.agenda, templates.addressTemplateGroups, group("ipmg")),
    serviceTemplates: objectsOf(hub.agenda, templates.serviceTemplates, template("ppm")),
    serviceTemplateGroups: objectsOf(hub.agenda, templates.serviceTemplateGroups, group("ppmg")),
  };
}
