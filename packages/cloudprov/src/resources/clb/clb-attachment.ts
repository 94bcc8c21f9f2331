import {
  allOrNone,
  type CreateOperation,
  conflictsWith,
  type DeleteOperation,
  exactlyOneOf,
  field,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Rule,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { changeByTask } from "./balancer-tasks.ts";
import {
  boundTargets,
  form,
  idOf,
  isSameTarget,
  listedTargets,
  placeOf,
  requiredPlace,
  type Target,
  targetPlaces,
} from "./bound-targets.ts";

const fixed = { emptyIsUnset: true, replaceOnChange: true } as const;

const fields = withWireNames({
  clbId: field.string({
    required: true,
    pattern: idForms.loadBalancer,
    replaceOnChange: true,
    wire: "LoadBalancerId",
    docs: "ID of the load balancer.",
  }),
  listenerId: field.string({
    required: true,
    pattern: idForms.listener,
    replaceOnChange: true,
    docs: "ID of the listener without the load balancer, `lbl-...`.",
  }),
  ruleId: field.string({
    ...fixed,
    pattern: idForms.forwardingRule,
    wire: "LocationId",
    docs: "ID of the rule without the load balancer and the listener, `loc-...`. Listeners of HTTP and HTTPS require it, or `domain` and `url`.",
  }),
  domain: field.string({ ...fixed, docs: "Domain of the rule, instead of `ruleId`." }),
  url: field.string({ ...fixed, docs: "Path of the rule, instead of `ruleId`." }),
  targets: field.set(
    field.object(
      {
        instanceId: field.string({ default: "", docs: "ID of a machine, `ins-...`." }),
        eniIp: field.string({ default: "", docs: "Address of a network interface, instead of `instanceId`." }),
        port: field.integer({ required: true, min: 0, max: 65_535, docs: "Port of the target." }),
        weight: field.integer({ default: 10, min: 0, max: 100, docs: "Share of the traffic; 0 for none." }),
      },
      { docs: "A target.", rules: [exactlyOneOf("instanceId", "eniIp")] },
    ),
    {
      required: true,
      min: 1,
      max: 100,
      docs: "Targets of the listener or rule. Those that something else has added are left alone.",
    },
  ),
  protocolType: field.string({ output: true, wire: "Protocol", docs: "Protocol of the listener." }),
});

/** The ID contains both, with these separators. */
const separable: Rule = {
  says: "Neither domain nor url may contain # or a comma.",
  fields: ["domain", "url"],
  test: (values) =>
    ["domain", "url"].flatMap((path) =>
      /[#,]/.test(String(values[path] ?? "")) ? [{ path, message: "must not contain # or a comma" }] : [],
    ),
};

export const clbAttachment = resource("ClbAttachment", {
  docs: "The targets of a listener or of a forwarding rule: machines, or addresses of network interfaces. A listener or rule has one such resource. It changes only its own targets, so that others, such as those of a scaling group, remain.",
  example: `const web = new cloudprov.ClbAttachment("web", {
    clbId: config.require("clbId"),
    listenerId: config.require("listenerId"),
    ruleId: config.require("ruleId"),
    targets: [{ instanceId: config.require("machineId"), port: 8080, weight: 10 }],
});`,
  errors: remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
  import: {
    form,
    example: "loc-4xxr2cy7#lbl-hh141sn9#lb-7a0t6zqb",
    parse: (id) => {
      const state = placeOf(id);
      return state && { id, state };
    },
  },
  fields,
  rules: [allOrNone("domain", "url"), conflictsWith("ruleId", "domain", "url"), separable],
  readBackSeconds,
  naturalKey: ["clbId", "listenerId", "ruleId", "domain", "url"],
  findExisting: {
    id: ({ args }) => idOf(args),
    exists: (op: CreateOperation<typeof fields> & Clients) => hasTargets(op, idOf(op.args), op.args.targets),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = idOf(op.args);
    return createWithKnownId(op, own, {
      post: () => register(op, own, op.args.targets.slice(0, mostAtOnce)),
      exists: () => hasTargets(op, own, op.args.targets),
    });
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await changeTargets(op, op.id, [], op.args.targets);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = await (op.purpose === "refresh" ? listedTargets(op, op.id) : boundTargets(op, op.id));
    if (found === undefined) return undefined;
    const known = { refresh: op.state.targets, readBack: op.args.targets, import: found.targets }[op.purpose] ?? [];
    const targets = found.targets.filter((one) => known.some((other) => isSameTarget(one, other)));
    return targets.length === 0 ? undefined : { ...requiredPlace(op.id), protocolType: found.protocol, targets };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (op.changed("targets")) await changeTargets(op, op.id, op.state.targets, op.args.targets);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await changeTargets(op, op.id, op.state.targets, []);
  },

  list: {
    query: { clbId: fields.clbId },
    async *run(op): AsyncGenerator<Listed> {
      for (const id of await targetPlaces(op, String(op.query["clbId"]))) yield { id, name: id };
    },
  },
});

/** The greatest number of targets in a request. */
const mostAtOnce = 20;

/** Whether a listener or rule has one of the targets. */
async function hasTargets(op: Op, own: string, targets: readonly Target[]): Promise<boolean> {
  const found = await boundTargets(op, own);
  return found?.targets.some((one) => targets.some((other) => isSameTarget(one, other))) === true;
}

/** Removes targets that are not wanted any more, changes weights, and adds what is missing. Others remain. */
async function changeTargets(op: Op, own: string, before: readonly Target[], wanted: readonly Target[]): Promise<void> {
  const found = (await boundTargets(op, own))?.targets ?? [];
  const isIn = (all: readonly Target[], target: Target) => all.some((one) => isSameTarget(one, target));
  const removed = before.filter((one) => isIn(found, one) && !isIn(wanted, one));
  const weighed = wanted.filter((one) => found.some((now) => isSameTarget(now, one) && now.weight !== one.weight));
  const added = wanted.filter((one) => !isIn(found, one));
  await inParts(removed, (part) =>
    unlessDone(
      () =>
        send(
          op,
          own,
          "DeregisterTargets",
          part.map(({ weight: _, ...target }) => target),
        ),
      async () => !(await hasTargets(op, own, part)),
    ),
  );
  await inParts(weighed, (part) => send(op, own, "ModifyTargetWeight", part));
  await inParts(added, (part) => register(op, own, part));
}

async function inParts(targets: readonly Target[], act: (part: readonly Target[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < targets.length; from += mostAtOnce) await act(targets.slice(from, from + mostAtOnce));
}

/** Adds targets. The platform may reject a repeated request when the first one has succeeded without a response. */
function register(op: Op, own: string, targets: readonly Target[]): Promise<void> {
  return unlessDone(
    () => send(op, own, "RegisterTargets", targets),
    async () => {
      const found = (await boundTargets(op, own))?.targets ?? [];
      return targets.every((one) => found.some((other) => isSameTarget(one, other)));
    },
  );
}

/** Sends an action for some targets of a place, and waits until its task ends. */
async function send(op: Op, own: string, action: string, targets: readonly SentTarget[]): Promise<void> {
  const { clbId, listenerId, ruleId, domain, url } = requiredPlace(own);
  const rule = ruleId === "" ? {} : { LocationId: ruleId };
  const place = domain === "" ? rule : { Domain: domain, Url: url };
  const Targets = targets.map(({ instanceId, eniIp, port: Port, weight: Weight }) => ({
    ...(instanceId === "" ? { EniIp: eniIp } : { InstanceId: instanceId }),
    Port,
    ...(Weight === undefined ? {} : { Weight }),
  }));
  await changeByTask(op, clbId, action, { LoadBalancerId: clbId, ListenerId: listenerId, ...place, Targets });
}

type SentTarget = Omit<Target, "weight"> & Partial<Target>;
