import { notCopied } from "./api/ssl/parsed-certificate.ts";
import { type CloudprovSimulator, startSimulator } from "./simulator.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** A snapshot of the platform. `Snapshot` is one of a disk. */
export type AccountSnapshot = ReturnType<CloudprovSimulator["snapshot"]>;

/** An empty account that becomes a copy of another one. */
export interface AccountCopy extends CloudprovSimulator {
  /** Adds values that the platform requires of a create and never returns, and objects that no resource creates. */
  complete(kind: string, inputs: Inputs): Promise<Inputs>;
  /** The copy as a snapshot. */
  finish(): Promise<AccountSnapshot>;
}

/** Starts an empty account that becomes a copy of another one. */
export async function startCopy(): Promise<AccountCopy> {
  const simulator = await startSimulator({ visibilityLagMs: 0 });
  const { state } = simulator;

  /** Brings a service on line, as a release does. */
  const release = async (serviceId: string, environment: "release" | "test" | "prepub") => {
    if (state.onlineEnvironments.get(`${serviceId}#${environment}`) !== undefined) return;
    await state.onlineEnvironments.create({ serviceId, environment });
  };

  return {
    ...simulator,
    async complete(kind, inputs) {
      switch (kind) {
        case "SslCertificate":
          return inputs["type"] === "CA" ? inputs : { key: notCopied, ...inputs };
        case "MysqlAccount":
          return { password: "not-copied-1", ...inputs };
        case "ScfFunction":
          // Nothing returns a program that is not an image.
          return inputs["imageConfigs"] === undefined
            ? {
                cosBucketName: "copied-1250000000",
                cosObjectName: "/code.zip",
                cosBucketRegion: "ap-guangzhou",
                ...inputs,
              }
            : inputs;
        case "ApiGatewayCustomDomain":
          return {
            defaultDomain: `${String(inputs["serviceId"])}-1300000001.ap-guangzhou.apigw.tencentcs.com`,
            ...inputs,
          };
        case "Subnet":
          // A RouteTableAssociation sets it.
          return { ...inputs, routeTableId: undefined };
        case "PrivateDnsZone":
          // Each network has a PrivateDnsZoneVpcAttachment.
          return { ...inputs, vpcSets: undefined };
        case "Instance": {
          const id = String(inputs["imageId"]);
          if (state.images.get(id) === undefined) await state.images.create({ id, name: id });
          return inputs;
        }
        case "PostgresqlInstance":
          return { rootPassword: "Not-copied-1", ...inputs };
        case "RedisInstance":
          // Nothing returns a password.
          return inputs["noAuth"] === true ? inputs : { password: "not-copied-1", ...inputs };
        case "KubernetesCluster": {
          // Nothing returns the machines that it began with, and the access from the internet needs a node.
          if (inputs["clusterInternet"] !== true) return inputs;
          const { id } = await state.machines.create({});
          return { ...inputs, existInstances: [{ instancesPara: { instanceIds: [id] } }] };
        }
        case "KubernetesNodePool": {
          // Nothing returns a password.
          const config = inputs["autoScalingConfig"] as Inputs;
          const password = config["keyIds"] === undefined ? { password: "Not-copied-1" } : {};
          return { ...inputs, autoScalingConfig: { ...config, ...password } };
        }
        case "CbsStorageAttachment": {
          const id = String(inputs["instanceId"]);
          if (state.machines.get(id) === undefined) await state.machines.create({ id });
          return inputs;
        }
        case "EniAttachment": {
          const id = String(inputs["instanceId"]);
          const { vpcId = "", zone = "" } = state.networkInterfaces.get(String(inputs["eniId"])) ?? {};
          if (state.machines.get(id) === undefined) await state.machines.create({ id, vpcId, zone });
          return inputs;
        }
        case "AntiddosSchedulingDomainUserName":
          await state.schedulingDomains.create({ id: String(inputs["domainName"]) });
          return inputs;
        case "ApiGatewayPluginAttachment":
        case "ApiGatewayApiAppAttachment":
        case "ApiGatewayStrategyAttachment":
          await release(
            String(inputs["serviceId"]),
            (inputs["environmentName"] ?? inputs["environment"]) as "release" | "test" | "prepub",
          );
          return inputs;
        default:
          return inputs;
      }
    },
    finish: async () => simulator.snapshot(),
  };
}
