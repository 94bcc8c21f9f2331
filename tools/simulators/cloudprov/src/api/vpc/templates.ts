import type { Store } from "@org/simulator";
import type { NewStore } from "../../new-store.ts";

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
  readonly templateIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** All templates and their groups. */
export class Templates {
  readonly addressTemplates: Store<Template>;
  readonly addressTemplateGroups: Store<TemplateGroup>;
  readonly serviceTemplates: Store<Template>;
  readonly serviceTemplateGroups: Store<TemplateGroup>;

  constructor(newStore: NewStore) {
    this.addressTemplates = newStore();
    this.addressTemplateGroups = newStore();
    this.serviceTemplates = newStore();
    this.serviceTemplateGroups = newStore();
  }
}
