import type { fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { responseList, textAt } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import type { OpenApiOperation } from "./first-operation.ts";

/** The result for each API of the document. */
export const importedFacts = withWireNames({
  apiId: text(),
  path: text(),
  method: text(),
  status: idText(),
  reason: text("", { wire: "ErrMsg" }),
});

const madeId = textAt("ApiId");
/** The results of a response. */
export const imported = responseList("ApiSet", importedFacts, (api) =>
  api["Status"] === "success" ? madeId(api) : undefined,
);

/** The result for one API. */
export type ImportedApi = ReturnType<typeof fromWire<typeof importedFacts>>;

/** The method and the path of an API. */
export function nameOf({ method, path }: OpenApiOperation): string {
  return `${method} ${path}`;
}

/** Warns that the resource is only the first API of several. */
export function warnOfOthers(op: Op, own: string, others: readonly ImportedApi[]): void {
  if (others.length === 0) return;
  op.warn(
    `content defines ${others.length + 1} APIs. The resource is the first one, ${own}; these stay on the platform when it is deleted or replaced: ${describeAll(others)}`,
  );
}

/** The same if the first API was not created. */
export function warnOfLeft(op: Op, made: readonly ImportedApi[]): void {
  if (made.length === 0) return;
  op.warn(
    `the first API of content was not created, but others were, and stay on the platform: ${describeAll(made)}. Delete them there, or import each as an ApiGatewayApi`,
  );
}

function describeAll(apis: readonly ImportedApi[]): string {
  const outcome = (one: ImportedApi) => (one.status === "success" ? one.apiId : `not created, ${one.reason}`);
  return apis.map((one) => `${nameOf(one)} (${outcome(one)})`).join(", ");
}
