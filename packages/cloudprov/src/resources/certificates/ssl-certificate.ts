import {
  CodedError,
  type DeleteOperation,
  expectation,
  field,
  fromWire,
  hasValue,
  type ReadyOperation,
  requiredWhen,
  type UpdateOperation,
} from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { text, texts } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { sslCertificateFields as fields } from "./ssl-certificate-fields.ts";

const describe = "DescribeCertificates";
/** Error codes that mean that a certificate does not exist. */
export const goneCertificateCodes = ["FailedOperation.CertificateNotFound"];

const all = responseList("Certificates", memberFacts("CertificateId", "Alias"));
const readable = expectation((found) => fromWire(fields, asRead(found)));
const project = { id: text("", { wire: "ProjectId" }) };
const deletion = { succeeded: field.boolean({ output: true, returned: "always", wire: "DeleteResult", docs: "" }) };
const failures = { failed: texts("", { wire: "FailCertificates" }) };
const [expectsDeletion, expectsFailures] = [expectation(deletion), expectation(failures)];

const certificates: ActionObject = {
  service: "ssl",
  create: "UploadCertificate",
  delete: "DeleteCertificate",
  idOf: textAt("CertificateId"),
  key: (id) => ({ CertificateId: id }),
  goneCodes: goneCertificateCodes,
  read: async (op, id) =>
    asRead(await op.ssl.read("DescribeCertificateDetail", { CertificateId: id }, { expects: readable })),
  listing: {
    name: "Alias",
    createdAt: "InsertTime",
    page: (op, offset) => op.ssl.page(describe, { FilterSource: "upload" }, all, { offset }),
    find(op, name) {
      const query = { FilterSource: "upload", ...(name === undefined ? {} : { SearchKey: name }) };
      return op.ssl.pages(describe, query, all);
    },
  },
};

const handlers = taggedObject({ ...certificates, fields }, resourceTags({ service: "ssl", prefix: "certificate" }));

export const sslCertificate = resource("SslCertificate", {
  docs: "A certificate of your own, uploaded to the SSL Certificate Service. Deleting it also removes it from products that use it, so replace it there first.",
  example: `const shop = new cloudprov.SslCertificate("shop", {
    type: "CA",
    cert: "-----BEGIN CERTIFICATE-----\\n...\\n-----END CERTIFICATE-----",
    tags: { team: "shop" },
});`,
  errors: remedies(
    "ssl",
    "FailedOperation.BoundResources",
    "FailedOperation.CertificateInvalid",
    "FailedOperation.CertificateMatchError",
    "InvalidParameter.MissMatchPrivateKey",
  ),
  import: { form: "<certificate ID>", example: "sX7kQ2pB" },
  rules: [requiredWhen(["key"], hasValue("type", "SVR"))],
  ...handlers,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await waitUntil(op, {
      what: `the certificate ${op.id} to become available`,
      read: () => ifExists(certificates.read(op, op.id, {}), goneCertificateCodes),
      done: (found) => found?.["Status"] === 1,
      progress: "waiting until it is available",
      otherwise: `the certificate ${op.id} was uploaded, but is not available: look at its status in the console`,
    });
    await handlers.ready(op);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { name, projectId } = op.args;
    if (op.changed("name")) await op.ssl.write("ModifyCertificateAlias", { CertificateId: op.id, Alias: name });
    if (op.changed("projectId")) await moveTo(op, op.id, projectId);
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const deleted = op.ssl.write("DeleteCertificate", { CertificateId: op.id }, expectsDeletion);
    const response = await ifExists(deleted, goneCertificateCodes);
    if (response === undefined || fromWire(deletion, response).succeeded) return;
    throw new CodedError(
      "undeletable",
      `the platform did not delete the certificate ${op.id}: look at it in the console, remove it from products that use it, and run the command again`,
    );
  },
});

async function moveTo(op: Op, id: string, projectId: number): Promise<void> {
  const body = { CertificateIdList: [id], ProjectId: projectId };
  const response = await op.ssl.write("ModifyCertificateProject", body, expectsFailures);
  if (!fromWire(failures, response).failed.includes(id)) return;
  throw new CodedError(
    "change-rejected",
    `projectId: the platform did not move the certificate ${id} to the project ${projectId}: check that the project exists`,
  );
}

/** A certificate of a response with its project as a number. Its private key is that of the program. */
function asRead({ CertificatePrivateKey: _, Tags: _tags, ...found }: Body): Body {
  return { ...found, ProjectId: Number(fromWire(project, found).id) };
}
