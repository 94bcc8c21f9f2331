import {
  allOrNone,
  type CreateOperation,
  conflictsWith,
  type DeleteOperation,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { remedies } from "../../platform/remedies.ts";
import { boundTargets, isSameTarget, listedTargets, nameOfTarget, targetPlaces } from "./bound-targets.ts";
import { clbAttachmentFields as fields, separable } from "./clb-attachment-fields.ts";
import { changeTargets, hasTargets, mostAtOnce, registerTargets } from "./target-changes.ts";
import { placeForm, placeId, placeOf, requiredPlace } from "./target-place.ts";

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
    form: placeForm,
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
    id: ({ args }) => placeId(args),
    exists: (op: CreateOperation<typeof fields> & Clients) => hasTargets(op, placeId(op.args), op.args.targets),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = placeId(op.args);
    return createWithKnownId(op, own, {
      post: () => registerTargets(op, own, op.args.targets.slice(0, mostAtOnce)),
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
    if (!op.changed("targets")) return;
    const [before, wanted] = [op.state.targets, op.args.targets];
    const added = wanted.filter((one) => !before.some((other) => isSameTarget(one, other)));
    await changeTargets(op, op.id, before, wanted, async (found) => {
      const [names, present] = [added, found].map((all) => all.map(nameOfTarget));
      await op.requireNotTaken({ property: "targets", added: names ?? [], present: present ?? [] });
      // A delete after a failed update removes them, too.
      op.achieved({ targets: [...before, ...added] });
    });
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
