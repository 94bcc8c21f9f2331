import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { invitationFields, invitationParts, invitations } from "../../resources/iam/invitation.ts";

export const getInvitation = lookupObject("getInvitation", {
  docs: "Looks up an invitation by its ID.",
  example: `const invitation = streamprov.getInvitationOutput({ id: config.require("invitationId") });`,
  what: "invitation",
  idForm: "i-...",
  collection: invitations,
  outputs: lookupOutputs(invitationFields, { omit: ["allowDeletion"] }),
  parts: invitationParts,
});
