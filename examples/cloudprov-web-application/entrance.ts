import * as cloudprov from "@org/cloudprov";
import type { Input } from "@pulumi/pulumi";
import { nameOf } from "./names.ts";
import { serverPort } from "./servers.ts";

/** What visitors reach, and what is behind it. */
export interface EntranceSettings {
  readonly domain: string;
  readonly certificate: string;
  readonly certificateKey: Input<string>;
  readonly vpcId: Input<string>;
  readonly securityGroupId: Input<string>;
  readonly servers: readonly cloudprov.Instance[];
  readonly bandwidth: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** The load balancer with its certificate, and the DNS record of the shop. */
export function createEntrance(settings: EntranceSettings): cloudprov.ClbInstance {
  const { domain, certificate, certificateKey, vpcId, securityGroupId, servers, bandwidth, tags } = settings;
  const host = `www.${domain}`;
  const balancer = new cloudprov.ClbInstance("shop", {
    networkType: "OPEN",
    clbName: nameOf("shop"),
    vpcId,
    internetBandwidthMaxOut: bandwidth,
    securityGroups: [securityGroupId],
    // The security group of the servers admits only the private network.
    loadBalancerPassToTarget: true,
    tags,
  });
  const uploaded = new cloudprov.SslCertificate("shop", {
    name: nameOf("shop"),
    type: "SVR",
    cert: certificate,
    key: certificateKey,
    tags,
  });
  const https = new cloudprov.ClbListener("https", {
    clbId: balancer.id,
    listenerName: "https",
    protocol: "HTTPS",
    port: 443,
    certificateId: uploaded.id,
  });
  const rule = new cloudprov.ClbListenerRule("shop", {
    clbId: balancer.id,
    listenerId: https.listenerId,
    domain: host,
    url: "/",
    healthCheckHttpPath: "/health",
  });
  new cloudprov.ClbAttachment("shop", {
    clbId: balancer.id,
    listenerId: https.listenerId,
    ruleId: rule.ruleId,
    targets: servers.map(({ id }) => ({ instanceId: id, port: serverPort, weight: 10 })),
  });

  const zone = new cloudprov.DnspodDomainInstance("shop", { domain, remark: "The shop" });
  new cloudprov.DnspodRecord("www", {
    domain: zone.domain,
    subDomain: "www",
    recordType: "A",
    recordLine: "默认",
    value: balancer.vip,
    ttl: 600,
  });
  return balancer;
}
