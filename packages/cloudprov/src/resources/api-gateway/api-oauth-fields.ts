import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { word } from "./optional-fields.ts";

/** The properties of OAuth. */
export const oauthFields = withWireNames({
  apiBusinessType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["NORMAL", "OAUTH"],
    docs: "With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`).",
  }),
  authRelationApiId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.api,
    docs: "The API that issues the tokens that this API requires, `api-...`.",
  }),
  oauthConfig: field.object(
    {
      publicKey: field.string({
        required: true,
        docs: "Public key that verifies tokens.",
      }),
      tokenLocation: field.string({
        required: true,
        docs: "Location of the token in a call.",
      }),
      loginRedirectUrl: word("URL to which callers without a token are redirected."),
    },
    {
      docs: "With the `authType` `OAUTH`: how tokens are verified.",
      inputDocs: "Removing it from your program keeps the old value.",
    },
  ),
});
