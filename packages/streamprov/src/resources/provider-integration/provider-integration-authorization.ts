import { CodedError, expectation, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { holds } from "../../platform/body.ts";
import { listAll, readMember } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentArg } from "../../platform/references.ts";
import { idFacts, pageOf } from "../../platform/responses.ts";
import { outputText } from "../../platform/texts.ts";
import { authorizationClouds, providerIntegrationAuthorizationFields } from "./authorization-fields.ts";
import { readSetup, setupFacts, validate } from "./authorization-requests.ts";
import { providerIntegrationSetups, providerOf } from "./provider-integration-setup.ts";

const propertyOf: Readonly<Record<string, "azure" | "gcp">> = { AZURE: "azure", GCP: "gcp" };
const setupIsDraft = "DRAFT";
const takenOnce =
  "cannot be changed, because the platform accepts it only once. Replace the ProviderIntegrationSetup with `pulumi up --replace`, which also recreates this resource";

export const providerIntegrationAuthorization = resource("ProviderIntegrationAuthorization", {
  docs: "The second step of an integration with Azure or Google Cloud: it configures the account to access and checks the access. The outputs show what to allow in the cloud, so the same program can do that; until then, a warning says what is missing. The platform accepts the configuration only once and keeps it until the ProviderIntegrationSetup is deleted.",
  platformPage: apiPage("Integrations (pim/v2)"),
  example: `const authorization = new streamprov.ProviderIntegrationAuthorization("storage", {
    providerIntegrationId: config.require("providerIntegrationId"),
    environment: { id: config.require("environmentId") },
    azure: { customerAzureTenantId: config.require("azureTenantId") },
});`,
  errors: {
    "The integration has been configured":
      "An integration is authorized once: to change the authorization, replace its `ProviderIntegrationSetup`.",
  },
  fields: providerIntegrationAuthorizationFields,
  rules: [authorizationClouds.rule],
  import: inEnvironment("<provider integration ID>", "cspi-4xg0q").import,

  check: unusualIds({
    "environment.id": "environment",
    providerIntegrationId: "providerIntegration",
  }),

  diff: ({ changes, replacing }) => ({
    reject: replacing
      ? []
      : ["azure", "gcp"].filter((name) => changes.has(name)).map((path) => ({ path, message: takenOnce })),
  }),

  async create(op) {
    const { providerIntegrationId, environment } = op.args;
    const setup = await readSetup(op, providerIntegrationId, environment);
    const provider = providerOf(setup).toUpperCase();
    const wanted = propertyOf[provider];
    if (wanted === undefined || op.args[wanted] === undefined) {
      const says = `integration ${providerIntegrationId} is for ${provider}`;
      throw new CodedError(
        "invalid-input",
        wanted ? `${says}: set ${wanted}` : `${says}, which needs no authorization; create a setup for AZURE or GCP`,
      );
    }
    const status = String(setup["status"]);
    if (status !== setupIsDraft && status !== "CREATED") {
      throw new CodedError(
        "object-exists",
        `integration ${providerIntegrationId} is ${status}: only an integration that is DRAFT or CREATED can be authorized. Import its existing authorization instead`,
      );
    }
    const wantedConfig = authorizationClouds.request(op.args);
    if (status !== setupIsDraft && !holds(setup, wantedConfig)) {
      throw new CodedError(
        "object-exists",
        `integration ${providerIntegrationId} is already configured with other values than in ${wanted}: that ${takenOnce}. Or set ${wanted} to the existing values`,
      );
    }
    const config = status === setupIsDraft ? wantedConfig : {};
    if (status === setupIsDraft) {
      const path = `${providerIntegrationSetups.path({})}/${encodeURIComponent(providerIntegrationId)}`;
      await op.cloud.patch(path, { body: { ...config, environment: { id: environment.id } } });
    }
    await validate(op, providerIntegrationId, environment, config);
    return providerIntegrationId;
  },

  async read(op) {
    const body = await readMember(op, providerIntegrationSetups, { ...op.args, ...op.state }, op.id, {
      isRefresh: op.purpose === "refresh",
      expects,
    });
    // A draft is not authorized yet.
    if (body === undefined || body["status"] === setupIsDraft) return undefined;
    return {
      ...fromWire(providerIntegrationAuthorizationFields, body),
      ...authorizationClouds.outputs(body),
      providerIntegrationId: op.id,
    };
  },

  // The platform deletes the configuration together with the setup.
  delete: async () => {},

  list: {
    query: { environment: environmentArg() },
    async *run(op) {
      const { path, scope } = providerIntegrationSetups;
      for await (const setup of listAll(
        op.cloud,
        path({}),
        scope?.(op.query, "list"),
        undefined,
        pageOf(listedFacts),
      )) {
        const { id, status, name } = fromWire(listedFacts, setup);
        if (status !== setupIsDraft) yield { id, name };
      }
    },
  },
});

const listedFacts = { ...idFacts, ...setupFacts, name: outputText("display_name") };
const expects = expectation(idFacts, setupFacts, providerIntegrationAuthorizationFields, authorizationClouds.outputs);
