import { field } from "@org/core-provider";

/** The properties of an API key. */
export const camAccessKeyFields = {
  targetUin: field.integer({
    computed: true,
    min: 1,
    replaceOnChange: true,
    docs: "Account ID (UIN) of the user who has the key. Defaults to the caller.",
  }),
  status: field.string({
    computed: true,
    values: ["Active", "Inactive"],
    wire: "Status",
    docs: "Whether the key can be used: `Active` or `Inactive`. A new key is active.",
  }),
  accessKey: field.string({
    computed: true,
    ignored: true,
    docs: "ID of the key. The platform chooses it, so a value that the program sets has no effect.",
  }),
  pgpKey: field.string({
    local: true,
    replaceOnChange: true,
    docs: "Public key of OpenPGP as Base64 of its binary form, as `gpg --export <user> | base64` prints it. With it, the state contains the secret of the key only encrypted for the owner of the public key.",
  }),
  secretAccessKey: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "Secret of the key. The platform returns it only once. Empty with `pgpKey` and after an import.",
  }),
  encryptedSecretAccessKey: field.string({
    output: true,
    oneTime: true,
    docs: "With `pgpKey`: the secret of the key as an encrypted OpenPGP message, in Base64.",
  }),
  keyFingerprint: field.string({
    output: true,
    oneTime: true,
    docs: "With `pgpKey`: fingerprint of the public key.",
  }),
};
