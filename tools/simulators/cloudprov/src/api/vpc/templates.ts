import type { Store, Stores } from "@org/simulator";

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

  constructor(stores: Stores) {
    this.addressTemplates = stores.open();
    this.addressTemplateGroups = stores.open();
    this.serviceTemplates = stores.open();
    this.serviceTemplateGroups = stores.open();
  }
}
