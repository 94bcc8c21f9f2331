import {
  CodedError,
  expectation,
  expectationAt,
  fromWire,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** Error codes that mean that an instance does not exist. */
export const goneInstanceCodes = ["InvalidParameterValue.InstanceNotExist"];

/** The action that lists instances. */
export const describeInstances = "DescribeInstancesDetail";
/** The most instances of a page. */
export const instancesPage = { pageSize: 20 } as const;

const facts = {
  id: idText("", { wire: "InstanceId" }),
  status: responseField.integer({ returned: "always", wire: "Status" }),
};
const instanceList = responseList("InstanceList", facts);

const creating = 0;
const running = 1;
const deleting = 2;
const deleted = 3;
const isolated = 5;
const changing = 7;
const failed = -1;

/** Whether an instance of a listing was deleted. */
export function isDeleted(found: Body): boolean {
  return fromWire(facts, found).status === deleted;
}

/** Whether an instance of a listing exists, and nobody is deleting it. */
export function isThere(found: Body): boolean {
  return ![deleting, deleted].includes(fromWire(facts, found).status);
}

const attributeFacts = { status: responseField.integer({ optional: true, wire: "Status" }) };

/** Whether the platform has stopped an instance that is not paid for, by its attributes. */
export function isIsolated(attributes: Body): boolean {
  return fromWire(attributeFacts, attributes).status === isolated;
}

/** Whether an instance runs, by its attributes. */
export function isRunning(attributes: Body): boolean {
  return fromWire(attributeFacts, attributes).status === running;
}

/** An instance as the platform lists it, in any status. */
export async function listedInstance(op: Op, InstanceId: string): Promise<Body | undefined> {
  const page = op.ckafka.page(describeInstances, { InstanceId }, instanceList, instancesPage);
  return (await ifExists(page, goneInstanceCodes))?.elements[0];
}

/** A wait for an instance. */
interface RunningWait {
  readonly minutes: number;
  /** Whether the instance shows its new values. Defaults to true. */
  readonly shows?: (found: Body) => boolean;
  /** Whether the platform may not list the instance yet. Otherwise, an instance that is not listed was deleted. */
  readonly isNew?: true;
}

/**
 * Waits until the platform has finished creating or changing an instance.
 *
 * @throws CodedError if it cannot be used.
 */
export async function untilRunning(
  op: Op,
  id: string,
  { minutes, shows = () => true, isNew }: RunningWait,
): Promise<void> {
  let wasChanging = false;
  const found = await waitUntil(op, {
    what: `the instance ${id} to run`,
    read: () => listedInstance(op, id),
    done(one) {
      if (one === undefined) return isNew !== true;
      const { status } = fromWire(facts, one);
      if (status === creating || status === changing) {
        wasChanging = true;
        return false;
      }
      return status !== running || wasChanging || shows(one);
    },
    progress: "waiting until the platform has finished",
    otherwise: `the platform has not finished working on the instance ${id}`,
    forMs: minutes * 60_000,
  });
  const status = found === undefined ? deleted : fromWire(facts, found).status;
  if (status === running) return;
  throw problemOf(id, status);
}

/** Waits until the platform no longer lists an instance, or lists it as deleted. */
export async function untilGone(op: Op, id: string): Promise<void> {
  await waitUntil(op, {
    what: `the instance ${id} to disappear`,
    read: () => listedInstance(op, id),
    done: (one) => one === undefined || isDeleted(one),
    progress: "waiting until it is deleted",
    otherwise: `the instance ${id} still exists`,
    forMs: 900_000,
  });
}

function problemOf(id: string, status: number): CodedError {
  switch (status) {
    case failed:
      return new CodedError(
        "object-failed",
        `the platform could not create the instance ${id}, and reports no reason. Recreate it with \`pulumi up --replace\``,
      );
    case isolated:
      return new CodedError("object-failed", `the instance ${id} ${isolationAdvice}`);
    case deleting:
    case deleted:
      return new CodedError(
        "deleted-elsewhere",
        `somebody has deleted the instance ${id}: run \`pulumi refresh\`, and then \`pulumi up\` to create it again`,
      );
    default:
      return new CodedError(
        "object-failed",
        `the instance ${id} has the unknown status ${status}: check the instance in the console, then run \`pulumi up\` again`,
      );
  }
}

/** What to do about an instance that the platform has stopped. */
export const isolationAdvice =
  "is isolated, because it has expired or the account has open bills: renew it in the console, or delete the resource";

/** Changes report whether they succeeded in a code. */
export const expectsSuccess = expectationAt(
  "Result",
  expectation((result) => {
    const { ReturnCode: code = "0", ReturnMessage: message } = result;
    if (String(code) !== "0") throw new UnexpectedResponse("ReturnCode", `is ${String(code)}: ${String(message)}`);
  }),
);
