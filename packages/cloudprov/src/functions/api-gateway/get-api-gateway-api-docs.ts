import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";

export const getApiGatewayApiDocs = lookup("getApiGatewayApiDocs", {
  docs: "Lists the API documents of the region.",
  example: "const docs = cloudprov.getApiGatewayApiDocsOutput();",
  inputs: {},
  outputs: {
    apiDocLists: rows(
      {
        apiDocId: idText("ID of the document."),
        apiDocName: text("Name of the document."),
        apiDocStatus: text("Status of the build."),
      },
      "APIDocSet",
      "The documents, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeAPIDocs", pages: "APIDocSet" },
  id: (_args, { apiDocLists }) => hash(apiDocLists.map((doc) => doc.apiDocId)),
});
