import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { reinstalls } from "./instance-machine-fields.ts";

/** How users sign in to a machine. */
export const login = {
  keyIds: field.set(field.string({ docs: "An ID.", pattern: idForms.keyPair }), {
    computed: true,
    wire: "LoginSettings.KeyIds",
    docs: "IDs of the SSH key pairs. A change requires `forceStop` while the machine runs. Windows does not support them.",
  }),
  password: field.string({
    secret: true,
    writeOnly: true,
    emptyIsUnset: true,
    min: 8,
    max: 30,
    wire: "LoginSettings.Password",
    docs: "Password of the administrator. A change requires `forceStop` while the machine runs. Linux: 8 to 30 characters of two kinds; Windows: 12 to 30 of three kinds.",
  }),
  keepImageLogin: field.boolean({
    computed: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "LoginSettings.KeepImageLogin",
    docs: `Whether users sign in as in the image, which must not be public. ${reinstalls}`,
  }),
};
