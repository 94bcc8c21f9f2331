import { CodedError, field, type Rule } from "@org/core-provider";
import { merged } from "../../any-action/merged.ts";
import { pagingField } from "../../any-action/paging.ts";
import { picked } from "../../any-action/picked.ts";
import { select } from "../../any-action/selection.ts";
import { actionFacts, clientFor, code, serviceFacts } from "../../any-action/service-fields.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";

const parameter = field.any({ docs: "A parameter." });
const path = field.string({ docs: "A path." });

/** The prefixes of actions that change something. */
const writing =
  /^(Add|Apply|Associate|Attach|Bind|Clear|Create|Delete|Destroy|Disable|Disassociate|Enable|Modify|Release|Remove|Renew|Reset|Restart|Run|Send|Set|Start|Stop|Terminate|Unbind|Update)(?![a-z])/;

const reads: Rule = {
  says: "action must be a read action.",
  fields: ["action"],
  test: ({ action }) =>
    typeof action === "string" && writing.test(action)
      ? [
          {
            path: "action",
            message:
              "must be a read action, because previews call functions too: use an ActionCall for an action that writes",
          },
        ]
      : [],
};

export const getAction = lookup("getAction", {
  docs: "Calls any read action of any service of the platform, including those without a function in this package.",
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
    action: field.string({
      ...actionFacts,
      docs: "The action, such as `DescribeSecurityGroups`. It must be a read action.",
    }),
    parameters: field.map(parameter, { docs: "Parameters of the action, with the platform's names." }),
    secretParameters: field.map(parameter, {
      secret: true,
      docs: "Secret parameters of the action, which are merged into `parameters` (objects and lists recursively).",
    }),
    at: field.string({
      emptyIsUnset: true,
      docs: "Dotted path of the result in the response, such as `SecurityGroupSet`. A list of one element is passed through. Defaults to the whole response.",
    }),
    where: field.map(field.any({ docs: "A value." }), {
      docs: "Selects an element of the list at `at`: paths in the element, with the values they must have. Exactly one element must match.",
    }),
    paging: pagingField,
    members: field.list(path, {
      docs: "Paths of the members to return, in each element if the result is a list. Defaults to all members.",
    }),
    secretMembers: field.list(path, { docs: "Paths of members that are returned only in `secretResult`." }),
    retryCodes: field.list(code, serviceFacts.retryCodes),
  },
  outputs: {
    result: field.any({ output: true, optional: true, wire: "result", docs: "The result." }),
    secretResult: field.any({
      output: true,
      optional: true,
      secret: true,
      wire: "secretResult",
      docs: "The members of the result that `secretMembers` lists.",
    }),
  },
  rules: [reads],
  async request(op) {
    const { action, at, where, paging, parameters = {}, secretParameters = {}, members, secretMembers = [] } = op.args;
    const selection = { action, at, where, paging, parameters: merged(parameters, secretParameters) };
    const found = await select(clientFor(op, op.args), selection);
    const selected = where === undefined ? found : only(found, { action, at });
    return {
      result: picked(selected, { only: members, without: secretMembers }),
      ...(secretMembers.length === 0 ? {} : { secretResult: picked(selected, { only: secretMembers }) }),
    };
  },
  id: ({ secretParameters: _, ...args }) => hash([JSON.stringify(args)]),
});

function only(found: unknown, { action, at }: { readonly action: string; readonly at: string | undefined }): unknown {
  const [one, ...others] = found as readonly unknown[];
  if (one !== undefined && others.length === 0) return one;
  throw new CodedError(
    "ambiguous",
    `${action} returned ${others.length === 0 ? "no element" : `${others.length + 1} elements`} at ${at} that match \`where\`: give values that match exactly one`,
  );
}
