import type { Family } from "@org/core-provider";
import { getSslCertificates } from "../functions/certificates/get-ssl-certificates.ts";
import type { Clients } from "../platform/clients.ts";
import { sslCertificate } from "../resources/certificates/ssl-certificate.ts";

export const family: Family<Clients> = {
  title: "Certificates",
  platformPage: { title: "SSL Certificates", url: "https://cloud.tencent.com/document/product/400" },
  resources: [sslCertificate],
  functions: [getSslCertificates],
};
