import { type HttpClient, url } from "@org/core-http";
import {
  expectation,
  expectationOfOwn,
  field,
  fromWire,
  type Operation,
  type ReadOutputs,
  responseField,
} from "@org/core-provider";
import { ifExists, isConflict, isNotFound } from "../../platform/errors.ts";
import { listOfNames } from "../../platform/responses.ts";
import { untilPhase } from "../../platform/waits.ts";
import { destinationIn } from "./exporter-connection.ts";

/** The properties of an exporter that its body contains in the same form. */
export const exporterParts = {
  name: field.string({
    autoName: { maxLength: 255 },
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "name",
    docs: "Name of the exporter.",
  }),
  contextType: field.string({
    computed: true,
    knownValues: ["AUTO", "CUSTOM", "NONE"],
    omitEmptyOnCreate: true,
    wire: "contextType",
    docs: "Context of the schemas in the destination: one named after the source (`AUTO`), `context` (`CUSTOM`), or the same as in the source (`NONE`).",
    inputDocs: "Defaults to `AUTO`.",
  }),
  context: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "context",
    docs: "Context in the destination, for the `contextType` `CUSTOM`.",
  }),
  subjectRenameFormat: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "subjectRenameFormat",
    docs: "Names of the subjects in the destination. The word `subject` in braces after a dollar sign is replaced by the subject's name.",
  }),
  subjects: field.set(field.string({ docs: "A value." }), {
    computed: true,
    unsetAs: [],
    wire: "subjects",
    docs: "Subjects whose schemas are copied, in any order.",
  }),
};

const exporterFacts = {
  ...exporterParts,
  config: responseField.map(responseField.string({}), { wire: "config" }),
};
const { name: nameFact } = exporterParts;
const statusFacts = {
  name: nameFact,
  state: responseField.string({ returned: "always", wire: "state" }),
  trace: responseField.string({ wire: "trace" }),
};
/** Expects the exporter that was created. */
export const createdResponse = expectation({ name: nameFact });
const exporterResponse = expectation(exporterFacts, (body) => destinationIn(fromWire(exporterFacts, body).config));
const statusResponse = expectation(statusFacts);

type Exporter = ReadOutputs<typeof exporterFacts>;
type Status = ReadOutputs<typeof statusFacts>;

export async function requestExporter(client: HttpClient, name: string): Promise<Exporter> {
  return fromWire(
    exporterFacts,
    await client.get(exporterPath(name), { expects: exporterResponse, identifies: expectationOfOwn("name", name) }),
  );
}

export async function requestStatus(client: HttpClient, name: string): Promise<Status> {
  const identifies = expectationOfOwn("name", name);
  return fromWire(statusFacts, await client.get(exporterPath(name, "status"), { expects: statusResponse, identifies }));
}

/** Waits until an exporter has started or is paused. Unknown states are waited for as well. */
export async function untilStarted(op: Operation, client: HttpClient, name: string): Promise<Status> {
  const found = await untilPhase(op, {
    what: `exporter "${name}" to start`,
    read: () => ifExists(requestStatus(client, name), isNotFound),
    phase: (status) => {
      const state = status === undefined ? starting : status.state;
      return [starting, ...settled].includes(state) ? state : undefined;
    },
    pending: [starting],
    done: settled,
  });
  return found as Status;
}

const starting = "STARTING";
export const settled: readonly string[] = ["RUNNING", "PAUSED"];

/** Resumes an exporter; the platform rejects that if it is running. Returns the reported error. */
export async function resumeExporter(op: Operation, client: HttpClient, name: string): Promise<string> {
  await ifExists(client.put(exporterPath(name, "resume")), isConflict);
  return (await untilStarted(op, client, name)).trace;
}

export function exporterNames(client: HttpClient): Promise<readonly string[]> {
  return client.get<readonly string[]>("/exporters", { expects: listOfNames });
}

export function exporterPath(name: string, part?: "pause" | "reset" | "resume" | "status"): string {
  return part === undefined ? url`/exporters/${name}` : url`/exporters/${name}/${part}`;
}
