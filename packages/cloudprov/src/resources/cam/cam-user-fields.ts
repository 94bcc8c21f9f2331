import { field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a user. */
export const camUserFields = {
  ...withWireNames({
    name: field.string({
      autoName: { maxLength: 64 },
      replaceOnChange: true,
      docs: "Name of the user, unique in the account.",
    }),
    remark: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Description of the user." }),
    consoleLogin: field.boolean({ default: false, docs: "Whether the user may sign in to the console." }),
    password: field.string({
      computed: true,
      secret: true,
      writeOnly: true,
      min: 8,
      docs: "Password for the console.",
      inputDocs:
        "Must satisfy the password rules of the account. If it is omitted, the platform generates one for a user that is created with `consoleLogin`.",
    }),
    phoneNum: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Phone number." }),
    countryCode: field.string({
      computed: true,
      emptyIsUnset: true,
      docs: "Country code of the phone number, such as `86`.",
    }),
    email: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Email address." }),
    uin: field.integer({ output: true, returned: "always", docs: "Account ID (UIN) of the user." }),
    uid: field.integer({ output: true, returned: "always", docs: "ID of the user within the account (UID)." }),
    tags: tagsField,
  }),
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also deletes the API keys of the user. Without it, a user with API keys cannot be deleted.",
  }),
  useApi: field.boolean({
    default: true,
    local: true,
    docs: "Whether the platform creates an API key with the user. A later change has no effect.",
  }),
  needResetPassword: field.boolean({
    default: true,
    local: true,
    docs: "Whether the user must choose a new password at the next sign-in.",
  }),
  secretId: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "ID of the API key that was created with the user. Empty without `useApi` and after an import.",
  }),
  secretKey: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "Secret of the API key that was created with the user. The platform returns it only once. Empty without `useApi` and after an import.",
  }),
};
