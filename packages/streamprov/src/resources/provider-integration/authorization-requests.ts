import { expectation, expectationOfOwn, type Operation, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { idFacts } from "../../platform/responses.ts";
import { authorizationClouds } from "./authorization-fields.ts";
import { providerIntegrationSetups, providerOf } from "./provider-integration-setup.ts";

/** The status of an integration. */
export const setupFacts = {
  status: responseField.string({ returned: "always", wire: "status" }),
};

const setupResponse = expectation(idFacts, setupFacts, providerOf);

/** Reads an integration. */
export async function readSetup(
  op: Operation & Clients,
  integration: string,
  environment: { readonly id: string },
): Promise<Body> {
  return op.cloud.get<Body>(`${providerIntegrationSetups.path({})}/${encodeURIComponent(integration)}`, {
    query: { environment: environment.id },
    expects: setupResponse,
    identifies: expectationOfOwn("id", integration),
  });
}

/** Lets the platform test its access. A failure is only a warning: the outputs are needed to grant the access. */
export async function validate(
  op: Operation & Clients,
  integration: string,
  environment: { readonly id: string },
  config: Body,
): Promise<void> {
  try {
    await op.cloud.post("/pim/v2/integrations:validate", {
      body: { id: integration, environment: { id: environment.id }, ...config },
      safe: true,
      idempotent: true,
    });
  } catch (error) {
    const now = authorizationClouds.outputs(await readSetup(op, integration, environment));
    op.warn(`the platform cannot use the integration yet: ${(error as Error).message} ${whatToAllow(now)}`);
  }
}

function whatToAllow({ azure, gcp }: ReturnType<typeof authorizationClouds.outputs>): string {
  if (azure)
    return `Create a service principal for the application ${azure.confluentMultiTenantAppId} in the tenant ${azure.customerAzureTenantId} (\`az ad sp create --id ${azure.confluentMultiTenantAppId}\`) and grant it the permissions it needs`;
  return `Allow ${gcp?.googleServiceAccount} to impersonate ${gcp?.customerGoogleServiceAccount} (role roles/iam.serviceAccountTokenCreator) and grant the latter the permissions it needs; Google Cloud takes up to seven minutes to apply them`;
}
