import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";
import type { Team } from "./table.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The program of a team's stack. Its outputs contain a key for each account; the secrets of the keys are encrypted. */
export async function teamProgram(name: string, team: Team): Promise<Record<string, unknown>> {
  const environment = new streamprov.Environment(name, { displayName: team.environment });
  const cluster = new streamprov.KafkaCluster(name, {
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: team.region,
    basic: {},
    environment: { id: environment.id },
  });

  const account = (accountName: string) =>
    new streamprov.ServiceAccount(accountName, {
      displayName: `${name}-${accountName}`,
      description: `${accountName} of the team ${name}`,
    });
  const key = (keyName: string, owner: streamprov.ServiceAccount, dependsOn: pulumi.Resource[] = []) =>
    new streamprov.ApiKey(
      keyName,
      {
        owner: { id: owner.id, kind: owner.kind, apiVersion: owner.apiVersion },
        managedResource: {
          id: cluster.id,
          kind: cluster.kind,
          apiVersion: cluster.apiVersion,
          environment: { id: environment.id },
        },
      },
      { dependsOn },
    );

  // The key that manages the topics and permissions of the cluster.
  const admin = account("fleet-admin");
  const mayManage = new streamprov.RoleBinding("fleet-admin", {
    principal: pulumi.interpolate`User:${admin.id}`,
    roleName: "CloudClusterAdmin",
    crnPattern: cluster.rbacCrn,
  });
  const adminKey = key("fleet-admin", admin, [mayManage]);
  const kafka = {
    kafkaCluster: { id: cluster.id },
    restEndpoint: cluster.restEndpoint,
    credentials: { key: adminKey.id, secret: adminKey.secret },
  };

  for (const [topicName, { partitions, retentionDays }] of Object.entries(team.topics)) {
    new streamprov.KafkaTopic(topicName, {
      ...kafka,
      topicName,
      partitionsCount: partitions,
      config: { "retention.ms": String(retentionDays * dayMs) },
    });
  }

  const keys = Object.entries(team.accounts).map(([accountName, { writes, reads }]) => {
    const owner = account(accountName);
    const allow = (operation: "READ" | "WRITE", topicName: string) =>
      new streamprov.KafkaAcl(`${accountName}-${operation}-${topicName}`, {
        ...kafka,
        resourceType: "TOPIC",
        resourceName: topicName,
        patternType: "LITERAL",
        principal: pulumi.interpolate`User:${owner.id}`,
        host: "*",
        operation,
        permission: "ALLOW",
      });
    for (const topicName of writes) allow("WRITE", topicName);
    for (const topicName of reads) allow("READ", topicName);
    const { id, secret } = key(accountName, owner);
    return [accountName, { key: id, secret }] as const;
  });

  return {
    environmentId: environment.id,
    bootstrapEndpoint: cluster.bootstrapEndpoint,
    keys: Object.fromEntries(keys),
  };
}
