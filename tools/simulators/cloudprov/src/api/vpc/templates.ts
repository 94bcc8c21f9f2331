import type { Stores } from "@org/simulator";
import type { GivenTag } from "../tag-list.ts";

/** One address or one protocol of a template. */
export interface TemplateMember {
  readonly value: string;
  readonly description: string;
}

/** A template of addresses or of protocols. */
export interface Template {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly tags: readonly GivenTag[];
  readonly members: readonly TemplateMember[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A group of templates of one kind. */
export interface TemplateGroup {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly tags: readonly GivenTag[];
  readonly templateIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** All templates and their groups. */
export type Templates = ReturnType<typeof openTemplates>;

/** Opens their stores. */
export function openTemplates(stores: Stores) {
  return {
    addressTemplates: stores.open<Template>("addressTemplates"),
    addressTemplateGroups: stores.open<TemplateGroup>("addressTemplateGroups"),
    serviceTemplates: stores.open<Template>("serviceTemplates"),
    serviceTemplateGroups: stores.open<TemplateGroup>("serviceTemplateGroups"),
  };
}
