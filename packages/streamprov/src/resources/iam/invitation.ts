import { expectation, field, fromWire } from "@org/core-provider";
import { memberFacts } from "../../platform/answers.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject, deleteMember, readUnlessGone } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { outputText } from "../../platform/texts.ts";
import { asUtc } from "../../platform/times.ts";

const account = (who: string) =>
  field.object(
    { id: field.string({ output: true, docs: `ID of the ${who}, \`u-...\`; empty when there is none.` }) },
    { output: true, docs: `The ${who}.` },
  );
/** The properties of an invitation. */
export const invitationFields = {
  email: field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^[^\s@]+@[^\s@]+$/, says: "be an address, such as somebody@example.com" },
    wire: "email",
    docs: "Address that the invitation is sent to.",
  }),
  authType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["AUTH_TYPE_LOCAL", "AUTH_TYPE_SSO"],
    refuseChange: {
      because: "the platform has no change of an invitation; make a new one with `pulumi up --replace`",
    },
    wire: "auth_type",
    docs: "How the user signs in. Left out, AUTH_TYPE_SSO in an organization with single sign-on, else AUTH_TYPE_LOCAL.",
  }),
  allowDeletion: field.boolean({
    default: false,
    local: true,
    docs: "Let go of an accepted invitation when the resource is deleted: the user stays. Without it such a deletion fails, since the platform refuses it.",
  }),
  status: outputText(
    "status",
    "`INVITE_STATUS_SENT`, `INVITE_STATUS_STAGED`, `INVITE_STATUS_ACCEPTED`, `INVITE_STATUS_EXPIRED` or `INVITE_STATUS_DEACTIVATED`.",
  ),
  acceptedAt: field.string({ output: true, docs: "When it was accepted; the year 1 while it is not." }),
  expiresAt: field.string({ output: true, docs: "When it expires." }),
  users: field.list(account("user who is invited"), { output: true, docs: "The user who is invited: one element." }),
  creators: field.list(account("user who invites"), { output: true, docs: "The user who invites: one element." }),
};

/** Where invitations are. */
export const invitations: Collection = {
  kind: "Invitation",
  path: () => "/iam/v2/invitations",
  nameAt: "email",
};
const accepted = "INVITE_STATUS_ACCEPTED";

/** The parts of an invitation's body that do not follow their fields. */
export function invitationParts(body: Body) {
  const { user, creator } = fromWire(people, body);
  return {
    acceptedAt: asUtc(body["accepted_at"] ?? "0001-01-01T00:00:00Z"),
    expiresAt: asUtc(body["expires_at"]),
    users: [{ id: user }],
    creators: [{ id: creator }],
  };
}

const people = {
  user: outputText("user.id", "ID of the user."),
  creator: outputText("creator.id", "ID of the creator."),
};
const expects = expectation(memberFacts, { status: invitationFields.status });

export const invitation = resource("Invitation", {
  docs: "An invitation of a person to the organization. Deleting it deactivates a user who has not accepted it.",
  example: `const invitation = new streamprov.Invitation("somebody", {
    email: "somebody@example.com",
});`,
  fields: invitationFields,
  import: { form: "<invitation ID>", example: "i-zyw30" },
  ...controlPlaneObject(invitationFields, invitations, { outputs: invitationParts }),

  async delete(op) {
    // It may have been accepted since it was last read.
    const body = await readUnlessGone(op, invitations, {}, op.id, expects);
    if (body === undefined) return;
    if (body["status"] !== accepted) return deleteMember(op, invitations, {}, op.id);
    if (op.args.allowDeletion !== true) {
      throw new Error(
        "the invitation has been accepted, and the platform deletes no such one: set allowDeletion: true and run `pulumi up` to let go of it, and then delete it; the user stays",
      );
    }
    op.warn("the invitation has been accepted: it leaves the state, and the user stays on the platform");
  },
});
