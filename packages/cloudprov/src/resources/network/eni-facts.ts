import { fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { flag, idText, text } from "../../platform/response-fields.ts";
import { type Body, requirePresent, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

export const describeInterfaces = "DescribeNetworkInterfaces";

const facts = {
  id: idText("", { wire: "NetworkInterfaceId" }),
  name: text("", { wire: "NetworkInterfaceName" }),
  state: idText("", { wire: "State" }),
  use: text("", { wire: "NetworkInterfaceState" }),
  isPrimary: flag("", { wire: "Primary" }),
  instanceId: text("", { wire: "Attachment.InstanceId" }),
  addresses: responseField.list(
    responseField.object(
      {
        ip: idText("", { wire: "PrivateIpAddress" }),
        isPrimary: flag("", { wire: "Primary" }),
        description: text("", { wire: "Description" }),
        publicIp: text("", { wire: "PublicIpAddress" }),
        state: text("", { wire: "State" }),
      },
      {},
    ),
    { returned: "always", wire: "PrivateIpAddressSet" },
  ),
} as const;

/** A network interface. */
export type Interface = ReturnType<typeof factsOf>;

/** A private address of an interface. */
export type InterfaceAddress = Interface["addresses"][number];

/** The facts of an interface in a response. @throws UnexpectedResponse if it is in use, but has no machine. */
export function factsOf(found: Body) {
  const one = fromWire(facts, found);
  for (const address of found["PrivateIpAddressSet"] as readonly Body[]) requirePresent(address, "Description");
  if (one.use === "INUSE" && one.instanceId === "") throw new UnexpectedResponse("Attachment", "is missing");
  return one;
}

/** The interfaces of a listing. */
export const interfaceList = responseList("NetworkInterfaceSet", factsOf);

/** An interface; undefined if it does not exist. */
export async function readInterface(op: Op, id: string): Promise<Interface | undefined> {
  const found = await ifExists(op.vpc.page(describeInterfaces, { NetworkInterfaceIds: [id] }, interfaceList));
  return found?.elements.map(factsOf)[0];
}

/** Waits until no task is running for an interface, and returns it; undefined if it does not exist. */
export function untilInterfaceIdle(op: Op, id: string): Promise<Interface | undefined> {
  return waitUntil(op, {
    what: `the network interface ${id} to be available`,
    read: () => readInterface(op, id),
    done: (found) => found === undefined || isIdle(found),
    progress: "waiting until it is available",
    otherwise: `the network interface ${id} is still being changed`,
  });
}

/** Whether no task is running for an interface. */
export function isIdle({ state, addresses }: Interface): boolean {
  const states = [state, ...addresses.map((one) => one.state || "AVAILABLE")];
  return states.every((one) => one === "AVAILABLE");
}
