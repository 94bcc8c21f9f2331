import { field, type Rule } from "@org/core-provider";
import { merged } from "../../any-action/merged.ts";
import { pagingField } from "../../any-action/paging.ts";
import { picked } from "../../any-action/picked.ts";
import { select } from "../../any-action/selection.ts";
import { actionFacts, clientFor, code, serviceFacts } from "../../any-action/service-fields.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";

const parameter = field.any({ docs: "A parameter." });
const path = field.string({ docs: "A path." });

/** What an action that changes something begins with. */
const writing =
  /^(Add|Apply|Associate|Attach|Bind|Clear|Create|Delete|Destroy|Disable|Disassociate|Enable|Modify|Release|Remove|Renew|Reset|Restart|Run|Send|Set|Start|Stop|Terminate|Unbind|Update)(?![a-z])/;

const reads: Rule = {
  says: "action must be one that reads.",
  fields: ["action"],
  test: ({ action }) =>
    typeof action === "string" && writing.test(action)
      ? [
          {
            path: "action",
            message:
              "must be one that reads, since functions are called in previews too: an ActionCall calls one that writes",
          },
        ]
      : [],
};

export const getAction = lookup("getAction", {
  docs: "Asks any action of any service of the platform that reads, also of those that this package has no function for.",
  example: `const groups = cloudprov.getActionOutput({
    service: "vpc",
    version: "2017-03-12",
    action: "DescribeSecurityGroups",
    at: "SecurityGroupSet",
    paging: { offset: "Offset", limit: "Limit", texts: true },
    members: ["SecurityGroupId", "SecurityGroupName"],
});`,
  inputs: {
    service: field.string(serviceFacts.service),
    version: field.string(serviceFacts.version),
    region: field.string(serviceFacts.region),
    domain: field.string(serviceFacts.domain),
    action: field.string({ ...actionFacts, docs: "The action: `DescribeSecurityGroups`. It must be one that reads." }),
    parameters: field.map(parameter, { docs: "What the action is told, by the platform's names." }),
    secretParameters: field.map(parameter, {
      secret: true,
      docs: "What the action is told beside `parameters`, and nobody may see. Objects and lists of both are merged.",
    }),
    at: field.string({
      emptyIsUnset: true,
      docs: "Dotted path of what is asked for: `SecurityGroupSet`. A list of one on the way is passed through. Default: the whole answer.",
    }),
    where: field.map(field.any({ docs: "A value." }), {
      docs: "Which element of the list at `at` is asked for: the values that stand at paths of it. There must be exactly one.",
    }),
    paging: pagingField,
    members: field.list(path, {
      docs: "Paths of the members that are told, of each element where a list is asked for. Default: all.",
    }),
    secretMembers: field.list(path, { docs: "Paths of members that are told as `secretResult` alone." }),
    retryCodes: field.list(code, serviceFacts.retryCodes),
  },
  outputs: {
    result: field.any({ output: true, optional: true, wire: "result", docs: "What was asked for." }),
    secretResult: field.any({
      output: true,
      optional: true,
      secret: true,
      wire: "secretResult",
      docs: "What `secretMembers` names of it.",
    }),
  },
  rules: [reads],
  async asks(op) {
    const { action, at, where, paging, parameters = {}, secretParameters = {}, members, secretMembers = [] } = op.args;
    const asked = { action, at, where, paging, parameters: merged(parameters, secretParameters) };
    const found = await select(clientFor(op, op.args), asked);
    const told = where === undefined ? found : only(found, { action, at });
    return {
      result: picked(told, { only: members, without: secretMembers }),
      ...(secretMembers.length === 0 ? {} : { secretResult: picked(told, { only: secretMembers }) }),
    };
  },
  id: ({ secretParameters: _, ...args }) => hash([JSON.stringify(args)]),
});

function only(found: unknown, { action, at }: { readonly action: string; readonly at: string | undefined }): unknown {
  const [one, ...others] = found as readonly unknown[];
  if (one !== undefined && others.length === 0) return one;
  throw new Error(
    `${action} answers ${others.length === 0 ? "no element" : `${others.length + 1} elements`} at ${at} of which \`where\` holds: give values that are those of exactly one`,
  );
}
