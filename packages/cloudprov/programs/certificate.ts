/** A certificate of the company's authority, with which gateways check the certificates of clients. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
new cloudprov.SslCertificate("authority", {
  name: "authority",
  type: "CA",
  cert: config.require("authorityCertificate"),
  tags: { team: "security" },
});
