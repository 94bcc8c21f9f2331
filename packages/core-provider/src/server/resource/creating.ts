import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Operation } from "../../definition/operation.ts";
import type { Inputs } from "./bookkeeping.ts";
import { announce, type Verdict } from "./comparing.ts";
import { type Extra, nameOf, type ResourceContext } from "./context.ts";
import { becomeReady, readWritten, unfinished, type Written } from "./finishing.ts";
import { noDeletion, warningOfNoDeletion } from "./no-deletion.ts";

/** What a creation is about. */
export interface Creation {
  readonly args: Inputs;
  /** What the comparison has found that led to it, when it takes the place of another object. */
  readonly replacing: Verdict | undefined;
}

/** Makes an object, step by step: it is made, waited for and read. From its ID on nothing that fails can orphan it. */
export async function createInEarnest(
  context: ResourceContext,
  request: providerPb.CreateRequest,
  { args, replacing }: Creation,
): Promise<providerPb.CreateResponse> {
  const task = {
    verb: "creating",
    urn: request.getUrn(),
    limit: "create",
    timeoutSeconds: request.getTimeout(),
    inputs: args,
    sides: [args],
  } as const;
  return context.run(task, async (op) => {
    if (replacing) announce(replacing, op);
    const none = noDeletion(context);
    if (none) op.warn(warningOfNoDeletion(none));
    const object = await made(context, op, args, request.getName() || nameOf(op.urn));
    await becomeReady(context, op, object);
    try {
      const written = { properties: Object.keys(context.fields), removed: [] };
      const outputs = await readWritten(context, op, object, written);
      const response = new providerPb.CreateResponse();
      response.setId(object.id);
      response.setProperties(context.encodeOutputs(outputs, context.secrets(args)));
      return response;
    } catch (error) {
      throw unfinished(context, op, object, error, { unready: false });
    }
  });
}

async function made(context: ResourceContext, op: Operation, args: Inputs, name: string): Promise<Written> {
  const created = await context.spec.create(context.bound(op, { args: args.values, name }));
  const { id, known } = typeof created === "string" ? { id: created, known: {} } : created;
  context.objects.made(id, op.urn);
  return { id, args, known: known as Extra };
}
