import { expectation, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, secretText, text, texts, whole } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { goneCertificateCodes } from "../../resources/certificates/ssl-certificate.ts";

const dvAuth = withWireNames({
  dvAuthKey: text("Name of the DNS record or file that proves the ownership of the domain."),
  dvAuthValue: text("Value of that record or file."),
  dvAuthVerifyType: text("How the ownership is proved, such as `DNS` or `FILE`."),
});

/** What only the details of a certificate contain. */
const details = {
  cert: text("The certificate and its chain, in PEM. Empty while it is reviewed.", { wire: "CertificatePublicKey" }),
  key: secretText("The private key, in PEM, if the platform has it.", { wire: "CertificatePrivateKey" }),
  orderId: text("Number of the order of a bought certificate.", { wire: "OrderId" }),
  dvAuths: rows(dvAuth, "DvAuthDetail.DvAuths", "How to prove the ownership of the domains."),
};

const listed = withWireNames({
  id: idText("ID of the certificate.", { wire: "CertificateId" }),
  name: text("Name of the certificate.", { wire: "Alias" }),
  type: text("`SVR` for the certificate of a server, or `CA` for that of a certificate authority.", {
    wire: "CertificateType",
  }),
  productZhName: text("Name of the product, such as that of the issuer."),
  domain: text("Main domain of the certificate."),
  status: whole("Status: `1` if the certificate is available."),
  beginTime: text("Start of its validity, in UTC+8.", { wire: "CertBeginTime" }),
  endTime: text("End of its validity, in UTC+8.", { wire: "CertEndTime" }),
  createTime: text("Time of the upload or the order, in UTC+8.", { wire: "InsertTime" }),
  ownerUin: text("Account ID (UIN) of the owner."),
  validityPeriod: text("Validity, in months."),
  subjectNames: texts("Domains of the certificate.", { wire: "SubjectAltName" }),
});

const project = { id: text("", { wire: "ProjectId" }) };
const all = responseList("Certificates", memberFacts("CertificateId", "Alias"), listed, project);
const expectsDetails = expectation(details);

export const getSslCertificates = lookup("getSslCertificates", {
  docs: "Lists certificates of the SSL Certificate Service with their private keys, optionally filtered.",
  example: `const shop = cloudprov.getSslCertificatesOutput({ name: "shop", type: "SVR" });`,
  inputs: {
    id: field.string({ emptyIsUnset: true, docs: "ID of the certificate." }),
    name: field.string({ emptyIsUnset: true, docs: "Part of the name." }),
    type: field.string({
      emptyIsUnset: true,
      values: ["CA", "SVR"],
      docs: "`SVR` for certificates of servers, or `CA` for those of certificate authorities.",
    }),
  },
  outputs: {
    certificates: rows(
      { ...listed, projectId: whole("Project that the certificate belongs to."), ...details },
      "Certificates",
      "The certificates, in the platform's order.",
    ),
  },
  async request(op) {
    const { id, name, type } = op.args;
    const query = { ...(type === undefined ? {} : { CertificateType: type }) };
    const search = id ?? name;
    const found = await op.ssl.list(
      "DescribeCertificates",
      search === undefined ? query : { ...query, SearchKey: search },
      all,
    );
    // The search also finds certificates by parts of other values.
    const matching = found.filter((one) => {
      const { id: ownId, name: ownName } = fromWire(listed, one);
      return (id === undefined || ownId === id) && (name === undefined || ownName.includes(name));
    });
    const complete = await Promise.all(matching.map((one) => withDetails(op, one)));
    return { Certificates: complete.filter((one) => one !== undefined) };
  },
  id: (_, { certificates }) => hash(certificates.map((one) => one.id)),
});

/** A certificate with its details; undefined if it was deleted meanwhile. */
async function withDetails(op: Op, found: Body): Promise<Body | undefined> {
  const query = { CertificateId: found["CertificateId"] };
  const detail = await ifExists(
    op.ssl.read("DescribeCertificateDetail", query, { expects: expectsDetails }),
    goneCertificateCodes,
  );
  if (detail === undefined) return undefined;
  const { CertificatePublicKey, CertificatePrivateKey, OrderId, DvAuthDetail } = detail;
  const ProjectId = Number(fromWire(project, found).id);
  return { ...found, ProjectId, CertificatePublicKey, CertificatePrivateKey, OrderId, DvAuthDetail };
}
