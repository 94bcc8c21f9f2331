import * as streamprov from "@org/streamprov";

/** Who may come in: people, groups, applications with tokens and certificates, allowed addresses, and customer-managed keys. */
export function identity({ claim = "engineering" }: { readonly claim?: string } = {}): void {
  new streamprov.Invitation("somebody", { email: "somebody@example.com", allowDeletion: true });
  new streamprov.GroupMapping("engineers", {
    displayName: "engineers",
    description: "Everybody who builds",
    filter: `"${claim}" in claims.group`,
  });

  const login = new streamprov.IdentityProvider("login", {
    displayName: "login",
    description: "Signs in applications of the company",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/.well-known/jwks.json",
  });
  new streamprov.IdentityPool("writers", {
    displayName: "writers",
    identityProvider: { id: login.id },
    description: "Applications that write orders",
    identityClaim: "claims.sub",
    filter: `claims.aud == "${claim}"`,
  });

  const authority = new streamprov.CertificateAuthority("company", {
    displayName: "company",
    description: "Signs the certificates of our clients",
    certificateChain: "-----BEGIN CERTIFICATE-----\nMIIBxTCC\n-----END CERTIFICATE-----\n",
    certificateChainFilename: "ca.pem",
    requireCrlOnClientCertificate: true,
    crlChain: "-----BEGIN X509 CRL-----\nMIIBYDCB\n-----END X509 CRL-----\n",
  });
  new streamprov.CertificatePool("clients", {
    displayName: "clients",
    certificateAuthority: { id: authority.id },
    description: "Clients that write orders",
    externalIdentifier: "UID",
    filter: `O=='${claim}'`,
  });

  const office = new streamprov.IpGroup("office", {
    groupName: "Office",
    cidrBlocks: ["192.168.0.0/24", "192.168.7.0/24"],
  });
  new streamprov.IpFilter("office", { filterName: "Office", resourceGroup: "management", ipGroups: [office.id] });

  new streamprov.ByokKey("orders", { aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/abc123" } });
  const environment = { id: new streamprov.Environment("integrations").id };
  new streamprov.ProviderIntegration("s3", {
    displayName: "s3",
    environment,
    aws: { customerRoleArn: "arn:aws:iam::012345678901:role/orders" },
  });
  const setup = new streamprov.ProviderIntegrationSetup("storage", {
    displayName: "storage",
    cloud: "AZURE",
    environment,
  });
  new streamprov.ProviderIntegrationAuthorization("storage", {
    providerIntegrationId: setup.id,
    environment,
    azure: { customerAzureTenantId: "00000000-0000-0000-0000-000000000000" },
  });
}
