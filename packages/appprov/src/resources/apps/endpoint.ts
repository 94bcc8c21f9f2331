import { url } from "@org/core-http";
import { CodedError, ifTaken, type Outputs, toWire } from "@org/core-provider";
import { createOrRecover } from "../../platform/create-object.ts";
import { environmentObject } from "../../platform/environment-object.ts";
import { ifFound } from "../../platform/errors.ts";
import { allMembers, type Body, document, idOf, linkedId, number, text } from "../../platform/hal.ts";
import { hiddenOfApp, hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { notFoundError } from "../../platform/not-found.ts";
import { deprovision, hasProvisioned, lastOperation } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-after-write.ts";
import { createWithCertificate, deleteUnused, replaceCertificate } from "./certificates.ts";
import { certificateOf, isSamePem } from "./endpoint-certificate.ts";
import { changeableMembers, changedMembers, listOf, outputsOf, platformMember } from "./endpoint-document.ts";
import { fields } from "./endpoint-fields.ts";
import { allEndpoints, endpointByHandle } from "./endpoint-import.ts";
import { provision, put, settingsOf } from "./endpoint-provision.ts";
import { endpointRules } from "./endpoint-rules.ts";
import { hasSettings, settingsBody, settingsOutputs } from "./endpoint-settings.ts";
import { serviceOf, targetOf } from "./endpoint-target.ts";

export const endpoint = environmentObject("Endpoint", {
  docs: "An endpoint makes an app's service or a database reachable, from outside or only from within the stack.",
  platformPage: {
    title: "App Endpoints",
    url: "https://www.aptible.com/docs/core-concepts/apps/connecting-to-apps/app-endpoints/overview",
  },
  example: `const web = new appprov.Endpoint("web", {
    envId: 123,
    resourceType: "app",
    resourceId: 456,
    processType: "cmd",
    defaultDomain: true,
});`,
  errors: {
    "the whole log. It ends with":
      "The platform could not provide the endpoint, for example because a health check of the service fails. The end of the log follows: correct what it shows.",
  },
  collection: "vhosts",
  fields,
  rules: endpointRules,
  import: {
    form: "<Endpoint ID>, or <environment handle>/<handle of its app or database> if it is the only endpoint there",
    example: "production/web",
    parse: (given) => (/^[1-9]\d*$/.test(given) || /^[^/]+\/[^/]+$/.test(given) ? { id: given, state: {} } : undefined),
    async find(op) {
      const [environment = "", handle] = op.id.split("/");
      if (handle !== undefined) return endpointByHandle(op, environment, handle);
      if (await ifFound(document(op.api, "vhosts", op.id))) return op.id;
      throw await notFoundError(`there is no Endpoint with the ID ${op.id}`, () => allEndpoints(op));
    },
  },
  // An app can have one default domain, and a domain one endpoint.
  naturalKey: ["resourceId", "domain", "defaultDomain"],
  readyAfterUpdate: true,
  // The log may quote values of the app or database.
  hidden: (op, { resourceType, resourceId }) =>
    resourceType === "app" ? hiddenOfApp(op, Number(resourceId)) : hiddenOfDatabase(op, Number(resourceId)),

  diff: ({ args, changes }) => ({
    same: [
      ...(changes.has("platform") && args["resourceType"] === "database" ? ["platform"] : []),
      // A certificate has only one key, although it can be written in several forms.
      ...(changes.has("privateKey") && args["privateKey"] && !changes.has("certificate") ? ["privateKey"] : []),
    ],
  }),

  async create(op) {
    const { args } = op;
    const serviceId = await serviceOf(op, args);
    const body = {
      ...(args.endpointType === "tcp" || args.endpointType === "tls" ? { container_ports: [] } : {}),
      ...toWire(fields, args),
      type: args.endpointType === "https" ? "http" : args.endpointType,
      ...platformMember(args),
    };
    try {
      const { created, certificateId } = await createWithCertificate(op, args, (certificate) =>
        createOrRecover(op, {
          path: `/services/${serviceId}/vhosts`,
          collection: "vhosts",
          what: `Endpoint of ${args.resourceType} ${args.resourceId}`,
          body: { ...body, ...certificate },
          listedIn: {
            kind: "Endpoint",
            path: `/accounts/${args.envId}/vhosts`,
            isInPlace: (member) => linkedId(member, "service") === serviceId,
          },
        }),
      );
      return { id: idOf(created), known: { certificateId } };
    } catch (error) {
      if (args.defaultDomain && error instanceof Error && /default/i.test(error.message)) {
        const all = await allMembers(op.api, url`/apps/${args.resourceId}/vhosts`, "vhosts").catch(() => []);
        const found = all.find((one) => one["default"] === true);
        const advice = found === undefined ? "" : ` Endpoint ${idOf(found)} has it. ${ifTaken(op, idOf(found))}`;
        const text = `${error.message} An app can have only one endpoint with defaultDomain.${advice}`;
        throw new CodedError("object-exists", text, { cause: error });
      }
      throw error;
    }
  },

  async ready(op, target) {
    const { args } = op;
    const last = await lastOperation(op, target);
    if (last === undefined) return provision(op, target, settingsBody(args));
    const body = await readExisting(op, () => document(op.api, "vhosts", op.id));
    // An interrupted create or an update may already have done everything.
    if (hasProvisioned(last) && hasSettings(await settingsOf(op, body), args)) return;
    // The program may have changed since, for example to correct a port without a listener.
    const changes = changedMembers(body, changeableMembers(args));
    const change = async (certificate: Body) => {
      await put(op, { ...changes, ...certificate });
      await provision(op, target, settingsBody(args));
    };
    const { certificate, certificateId = "" } = await certificateOf(op, body);
    if (!args.certificate || isSamePem(certificate, args.certificate)) return change({});
    return replaceCertificate(op, args, String(certificateId), change);
  },

  async read(op, body) {
    const [service, settings, certificate] = await Promise.all([
      document(op.api, "services", linkedId(body, "service")),
      settingsOf(op, body),
      certificateOf(op, body),
    ]);
    const target = targetOf(service);
    if (target.resourceType === "" && op.purpose === "import") {
      throw new CodedError(
        "invalid-response",
        `Endpoint ${op.id} cannot be imported: its service ${idOf(service)} has no link to an app or a database. Run the command again; if this happens again, report it to the platform's support`,
      );
    }
    const ofApp = target.resourceType === "app";
    // The platform does not return the ports of a database.
    const known = op.purpose === "readBack" ? op.args : op.state;
    return {
      ...target,
      ...outputsOf(body),
      platform: ofApp ? text(body, "platform") : (op.args.platform ?? op.state.platform ?? "alb"),
      containerPort: ofApp ? number(body, "container_port") || undefined : known.containerPort,
      containerPorts: ofApp ? listOf<number>(body["container_ports"]) : known.containerPorts,
      ...settingsOutputs(settings),
      ...certificate,
    };
  },

  async update(op, target) {
    const { args } = op;
    const body = {
      ...toWire(fields, args, (name) => op.changed(name as keyof typeof fields)),
      ...(op.changed("platform") ? platformMember(args) : {}),
    };
    const settings = settingsBody(args, { changed: (name) => op.changed(name), given: false });
    const change = async (certificate: Body) => {
      await put(op, { ...body, ...certificate });
      await provision(op, target, settings);
    };
    if (!args.certificate || !op.changed("certificate")) return change({});
    await replaceCertificate(op, args, certificateFromProgram(op.oldArgs, op.state), change);
  },

  async delete(op, target) {
    await deprovision(op, target);
    const certificate = certificateFromProgram(op.args, op.state);
    if (certificate !== "") await deleteUnused(op, op.state.envId, certificate, op.id);
  },
});

/** The ID of the certificate that the program supplied together with its key; empty if somebody else supplied it. */
function certificateFromProgram(
  inputs: Pick<Outputs<typeof fields>, "privateKey">,
  state: Pick<Outputs<typeof fields>, "privateKey" | "certificateId">,
): string {
  return (inputs.privateKey ?? state.privateKey) && state.certificateId ? String(state.certificateId) : "";
}
