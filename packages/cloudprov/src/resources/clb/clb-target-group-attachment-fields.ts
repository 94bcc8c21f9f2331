import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { clbIdField } from "./parent-fields.ts";

/** The properties of an attachment. */
export const targetGroupAttachmentFields = withWireNames({
  targetGroupId: field.string({
    required: true,
    pattern: idForms.targetGroup,
    replaceOnChange: true,
    docs: "ID of the group of targets.",
  }),
  clbId: clbIdField("ID of the load balancer, in the private network of the group."),
  listenerId: field.string({
    emptyIsUnset: true,
    pattern: idForms.listener,
    replaceOnChange: true,
    docs: "ID of the listener without the load balancer, `lbl-...`.",
  }),
  ruleId: field.string({
    emptyIsUnset: true,
    pattern: idForms.forwardingRule,
    replaceOnChange: true,
    wire: "LocationId",
    docs: "ID of the rule without the load balancer and the listener, `loc-...`. Required for listeners of HTTP and HTTPS.",
  }),
});
