import type { Values } from "@org/core-provider/testing";

const byName = { Filters: [{ Name: "address-template-name", Values: ["{properties.AddressTemplateName}"] }] };

/** A template of addresses, as a program says it that has no resource for it. */
export const anyTemplate = {
  service: "vpc",
  version: "2017-03-12",
  properties: { AddressTemplateName: "office", Addresses: ["10.0.1.0/24"] },
  create: {
    action: "CreateAddressTemplate",
    id: ["AddressTemplate.AddressTemplateId"],
    find: {
      parameters: byName,
      by: ["AddressTemplateName"],
      id: ["AddressTemplateId"],
      createdAt: "CreatedTime",
    },
  },
  read: {
    action: "DescribeAddressTemplates",
    parameters: { Filters: [{ Name: "address-template-id", Values: ["{id}"] }] },
    at: "AddressTemplateSet",
    map: { Addresses: "AddressSet" },
  },
  update: [
    {
      members: ["AddressTemplateName", "Addresses"],
      action: "ModifyAddressTemplateAttribute",
      parameters: { AddressTemplateId: "{id}" },
    },
  ],
  delete: { action: "DeleteAddressTemplate", parameters: { AddressTemplateId: "{id}" } },
  listKeys: { Addresses: "" },
  outputs: ["AddressTemplateId"],
} satisfies Values;

/** The same with other properties. */
export function anyTemplateWith(properties: Values, more: Values = {}): Values {
  return { ...anyTemplate, ...more, properties: { ...anyTemplate.properties, ...properties } };
}
