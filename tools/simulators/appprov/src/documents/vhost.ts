import type { Vhost } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";

/** An endpoint as the API shows it. */
export function vhostDocument(scene: Scene, vhost: Vhost): Document {
  const { id } = vhost;
  return documentOf(scene, {
    kind: "vhost",
    path: "/vhosts",
    record: vhost,
    fields: {
      virtual_domain: vhost.virtualDomain,
      type: vhost.type,
      elastic_load_balancer_name: null,
      application_load_balancer_arn: null,
      security_group_id: null,
      external_host: vhost.externalHost,
      external_http_port: null,
      external_https_port: null,
      internal_host: null,
      internal_http_port: null,
      internal_https_port: null,
      internal_health_port: null,
      docker_name: null,
      status: vhost.status,
      platform: vhost.platform,
      default: vhost.isDefault,
      internal: vhost.internal,
      container_exposed_ports: [],
      host_mapped_ports: [],
      ip_whitelist: vhost.ipWhitelist,
      user_domain: vhost.userDomain,
      acme: vhost.acme,
      acme_status: vhost.acme ? "ready" : null,
      acme_dns_challenge_host: null,
      acme_configuration: vhost.acme ? { challenges: vhost.challenges } : null,
      container_port: vhost.containerPort,
      container_ports: vhost.containerPorts,
      shared: vhost.shared,
      shared_fingerprint: null,
      load_balancing_algorithm_type: vhost.loadBalancingAlgorithmType,
    },
    links: {
      service: `/services/${vhost.serviceId}`,
      certificate: linkTo("/certificates", vhost.certificateId),
      current_setting: linkTo("/settings", vhost.settingId),
      operations: `/vhosts/${id}/operations`,
    },
  });
}
