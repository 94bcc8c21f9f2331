import { CodedError, expectation, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject, deleteMember, readIfExists } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { memberFacts } from "../../platform/responses.ts";
import { outputText } from "../../platform/texts.ts";
import { asUtc } from "../../platform/times.ts";

const account = (who: string) =>
  field.object(
    { id: field.string({ output: true, docs: `ID of the ${who}, \`u-...\`, or empty.` }) },
    { output: true, docs: `The ${who}.` },
  );
/** The properties of an invitation. */
export const invitationFields = {
  email: field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^[^\s@]+@[^\s@]+$/, says: "be an email address, such as somebody@example.com" },
    wire: "email",
    docs: "Email address that the invitation is sent to.",
  }),
  authType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["AUTH_TYPE_LOCAL", "AUTH_TYPE_SSO"],
    rejectChange: {
      because: "the platform cannot change an invitation; replace it with `pulumi up --replace`",
    },
    wire: "auth_type",
    docs: "How the user signs in. Defaults to AUTH_TYPE_SSO in an organization with single sign-on, and to AUTH_TYPE_LOCAL otherwise.",
  }),
  allowDeletion: field.boolean({
    default: false,
    local: true,
    docs: "Whether an accepted invitation may be deleted. The deletion then only removes the invitation from the state, and the user stays. Otherwise it fails, because the platform does not delete accepted invitations.",
  }),
  status: outputText(
    "status",
    "`INVITE_STATUS_SENT`, `INVITE_STATUS_STAGED`, `INVITE_STATUS_ACCEPTED`, `INVITE_STATUS_EXPIRED` or `INVITE_STATUS_DEACTIVATED`.",
  ),
  acceptedAt: field.string({ output: true, docs: "When it was accepted; a time in the year 1 before that." }),
  expiresAt: field.string({ output: true, docs: "When it expires." }),
  users: field.list(account("invited user"), { output: true, docs: "The invited user: always one element." }),
  creators: field.list(account("inviting user"), { output: true, docs: "The inviting user: always one element." }),
};

/** The invitations of the organization. */
export const invitations: Collection = {
  kind: "Invitation",
  path: () => "/iam/v2/invitations",
  nameAt: "email",
};
const accepted = "INVITE_STATUS_ACCEPTED";

/** The values that do not follow from the wire names. */
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
  user: outputText("user.id"),
  creator: outputText("creator.id"),
};
const expects = expectation(memberFacts, { status: invitationFields.status });

export const invitation = resource("Invitation", {
  docs: "An invitation for a person to join the organization. Deleting a pending invitation deactivates the invited user.",
  platformPage: apiPage("Invitations (iam/v2)"),
  example: `const invitation = new streamprov.Invitation("somebody", {
    email: "somebody@example.com",
});`,
  errors: {
    "the invitation was accepted, and the platform does not delete":
      "Set `allowDeletion: true`, run `pulumi up`, and delete the resource again: it is removed from the state, and the user stays.",
  },
  ...controlPlaneObject(invitationFields, invitations, { outputs: invitationParts }),
  import: { form: "<invitation ID>", example: "i-zyw30" },

  async delete(op) {
    // The user may have accepted it since the last read.
    const body = await readIfExists(op, invitations, {}, op.id, expects);
    if (body === undefined) return;
    if (body["status"] !== accepted) return deleteMember(op, invitations, {}, op.id);
    if (op.args.allowDeletion !== true) {
      throw new CodedError(
        "undeletable",
        "the invitation was accepted, and the platform does not delete accepted invitations. Set allowDeletion: true, run `pulumi up`, and delete the resource again; the user stays",
      );
    }
    op.warn("the invitation was accepted: it is removed from the state, and the user stays on the platform");
  },
});
