import type { Store } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { isAddress } from "./address-form.ts";
import { isProtocol, normalProtocol, withBlank } from "./protocol-form.ts";
import type { Template, TemplateGroup } from "./templates.ts";

/** A kind of templates: the differences between addresses and protocols. */
export interface TemplateKind {
  /** As in the names of actions and members. */
  readonly word: "AddressTemplate" | "ServiceTemplate";
  /** The name of a member; lists of members have its plural. */
  readonly member: "Address" | "Service";
  readonly members: "Addresses" | "Services";
  /** The beginning of the filters' names. */
  readonly filter: string;
  readonly templatePrefix: string;
  readonly groupPrefix: string;
  readonly templates: Store<Template>;
  readonly groups: Store<TemplateGroup>;
  /** The form in which a member is kept. Throws for a member of a wrong form. */
  normal(member: string): string;
  /** The form in which a member is shown. */
  shown(member: string): string;
}

/** The kinds of templates of a world. */
export function templateKinds(world: World): TemplateKind[] {
  return [addressTemplateKind(world), serviceTemplateKind(world)];
}

function addressTemplateKind({ templates }: World): TemplateKind {
  return {
    word: "AddressTemplate",
    member: "Address",
    members: "Addresses",
    filter: "address-template",
    templatePrefix: "ipm",
    groupPrefix: "ipmg",
    templates: templates.addressTemplates,
    groups: templates.addressTemplateGroups,
    normal(address) {
      if (!isAddress(address)) throw malformed("address", address);
      return address;
    },
    shown: (address) => address,
  };
}

function serviceTemplateKind({ templates, hub }: World): TemplateKind {
  return {
    word: "ServiceTemplate",
    member: "Service",
    members: "Services",
    filter: "service-template",
    templatePrefix: "ppm",
    groupPrefix: "ppmg",
    templates: templates.serviceTemplates,
    groups: templates.serviceTemplateGroups,
    normal(service) {
      const normal = normalProtocol(service);
      if (normal.slice(normal.indexOf(":") + 1).length > 128) {
        throw new PlatformError("InvalidParameterValue.TooLong", `The ports of \`${service}\` are too long.`);
      }
      if (!isProtocol(normal)) throw malformed("protocol", service);
      return normal;
    },
    shown: (service) => (hub.settings.blankAfterColon ? withBlank(service) : service),
  };
}

function malformed(what: string, value: string): PlatformError {
  return new PlatformError("InvalidParameterValue.Malformed", `The ${what} \`${value}\` is malformed.`);
}
