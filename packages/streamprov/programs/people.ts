/**
 * A team that works in one environment. Members of the group `engineering` of the company's identity provider get their
 * role when they sign in; somebody outside the company gets an invitation.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const environment = new streamprov.Environment("engineering", { displayName: "engineering" });
const engineers = new streamprov.GroupMapping("engineers", {
  displayName: "engineers",
  description: "Everybody who builds",
  filter: '"engineering" in claims.group',
});
new streamprov.RoleBinding("engineers", {
  principal: pulumi.interpolate`User:${engineers.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: environment.resourceName,
});
new streamprov.Invitation("consultant", { email: "consultant@example.com", allowDeletion: true });
