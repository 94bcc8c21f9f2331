/**
 * Applications that sign in with the tokens of the company's own identity provider. Tokens for the `orders` audience
 * get the rights of the identity pool, which may manage one environment.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const environment = new streamprov.Environment("tokens", { displayName: "tokens" });
const login = new streamprov.IdentityProvider("login", {
  displayName: "login",
  description: "Signs in the company's applications",
  issuer: "https://login.example.com/",
  jwksUri: "https://login.example.com/.well-known/jwks.json",
});
const writers = new streamprov.IdentityPool("writers", {
  identityProvider: { id: login.id },
  displayName: "writers",
  description: "Applications that write orders",
  identityClaim: "claims.sub",
  filter: 'claims.aud == "orders"',
});
new streamprov.RoleBinding("writers", {
  principal: pulumi.interpolate`User:${writers.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: environment.resourceName,
});
