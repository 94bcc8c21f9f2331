import { compositeId, expectation, field, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";
import type { Body } from "../../platform/responses.ts";
import { type ElementPage, elementsOf } from "../../platform/service-client.ts";
import { describeInterfaces, factsOf, type Interface, interfaceList, readInterface } from "./eni-facts.ts";

/** The properties of an attachment. */
export const eniAttachmentFields = {
  eniId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.eni,
    wire: "NetworkInterfaceId",
    docs: "ID of the network interface, `eni-...`.",
  }),
  instanceId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.instance,
    wire: "InstanceId",
    docs: "ID of the machine, `ins-...`, in the network and the availability zone of the interface.",
  }),
};

/** The ID of an attachment. */
export const attachmentId = compositeId({
  separator: "+",
  parts: [
    { property: "eniId", wire: "NetworkInterfaceId", example: "eni-gtlvkjvz" },
    { property: "instanceId", wire: "InstanceId", example: "ins-0h3a5new" },
  ],
});

/** Checks that a response contains all properties of an attachment. */
export const isReadable = expectation(eniAttachmentFields);

/** The interfaces of machines, each as an attachment has it. */
export const attachments: Required<Pick<ActionObject, "idOf" | "read" | "listing">> = {
  idOf: (body) => attachmentId.build(fromWire(eniAttachmentFields, body)),
  read: async (op, own) => {
    const found = await readInterface(op, partsOf(own).eniId);
    return found && attachmentOf(found).find((one) => attachments.idOf(one, {}) === own);
  },
  listing: {
    name: "Name",
    whole: { page: pageOfAttachments, asRead: (found) => found },
    async *find(op) {
      yield* elementsOf((offset) => pageOfAttachments(op, offset));
    },
  },
};

async function pageOfAttachments(op: Op, offset: number | undefined): Promise<ElementPage> {
  const { elements, next } = await op.vpc.page(describeInterfaces, {}, interfaceList, { offset });
  // The total is that of all interfaces.
  return { elements: elements.map(factsOf).flatMap(attachmentOf), next, total: undefined };
}

/** The attachment of an interface, if it has one. The first interface of a machine cannot be detached. */
function attachmentOf({ id: eniId, name, instanceId, isPrimary }: Interface): Body[] {
  if (instanceId === "" || isPrimary) return [];
  return [{ NetworkInterfaceId: eniId, InstanceId: instanceId, Name: `${name} ${instanceId}` }];
}

/** The interface and the machine of an attachment. */
export function partsOf(own: string): { readonly eniId: string; readonly instanceId: string } {
  return fromWire(eniAttachmentFields, attachmentId.key(own));
}

/** Whether a machine has a network interface. */
export async function isAttached(op: Op, own: string): Promise<boolean> {
  return (await attachments.read(op, own, {})) !== undefined;
}
