/** A function of the company in Flink SQL: its code is uploaded, and a statement makes it known by its name. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const functions = new streamprov.Environment("functions", { displayName: "functions" });
const environment = { id: functions.id };
const account = new streamprov.ServiceAccount("functions", { description: "Owns the functions" });
const role = new streamprov.RoleBinding("functions", {
  principal: pulumi.interpolate`User:${account.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: functions.resourceName,
});
const code = new streamprov.FlinkArtifact("distance", {
  displayName: "distance",
  description: "Distances between shops and customers",
  cloud: "AWS",
  region: "us-east-2",
  environment,
  artifactFile: "build/distance.jar",
});
const pool = new streamprov.FlinkComputePool("functions", {
  displayName: "functions",
  cloud: "AWS",
  region: "us-east-2",
  maxCfu: 5,
  environment,
});
const region = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });
const organization = streamprov.getOrganizationOutput({});
const key = new streamprov.ApiKey(
  "functions",
  {
    owner: { id: account.id, apiVersion: account.apiVersion, kind: account.kind },
    managedResource: { id: region.id, apiVersion: region.apiVersion, kind: region.kind, environment },
  },
  { dependsOn: [role] },
);
new streamprov.FlinkStatement("distance", {
  organization: { id: organization.id },
  environment,
  computePool: { id: pool.id },
  principal: { id: account.id },
  restEndpoint: region.restEndpoint,
  credentials: { key: key.id, secret: key.secret },
  statementName: "distance",
  statement: pulumi.interpolate`CREATE FUNCTION distance AS 'com.example.Distance' USING JAR 'confluent-artifact://${code.id}';`,
  properties: { "sql.current-catalog": functions.displayName },
});
