/** Clients that sign in with certificates of the company's authority. Certificates of one organization get a role. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const environment = new streamprov.Environment("certificates", { displayName: "certificates" });
const authority = new streamprov.CertificateAuthority("company", {
  displayName: "company",
  description: "Signs the certificates of our clients",
  certificateChain: config.requireSecret("certificateChain"),
  certificateChainFilename: "ca.pem",
});
const clients = new streamprov.CertificatePool("clients", {
  displayName: "clients",
  certificateAuthority: { id: authority.id },
  description: "Clients that write orders",
  externalIdentifier: "UID",
  filter: "O=='example'",
});
new streamprov.RoleBinding("clients", {
  principal: pulumi.interpolate`User:${clients.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: environment.resourceName,
});
