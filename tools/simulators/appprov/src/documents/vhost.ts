import type { Vhost } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";
import { lastOperation } from "./operation.ts";

/** An endpoint as the API shows it. */
export function vhostDocument(scene: Scene, vhost: Vhost): Document {
  const { id } = vhost;
  return documentOf(scene, {
    type: "vhost",
    path: "/vhosts",
    record: vhost,
    fields: {
      type: vhost.type,
      status: vhost.status,
      internal: vhost.internal,
      default: vhost.isDefault,
      acme: vhost.acme,
      shared: vhost.shared,
      platform: vhost.platform,
      user_domain: vhost.userDomain,
      virtual_domain: vhost.virtualDomain,
      external_host: vhost.externalHost,
      ip_whitelist: vhost.ipWhitelist,
      container_port: vhost.containerPort,
      container_ports: vhost.containerPorts,
      load_balancing_algorithm_type: vhost.loadBalancingAlgorithmType,
      acme_configuration: vhost.acme ? { challenges: vhost.challenges } : null,
    },
    links: {
      service: `/services/${vhost.serviceId}`,
      current_setting: linkTo("/settings", vhost.settingId),
      operations: `/vhosts/${id}/operations`,
    },
    embedded: { last_operation: lastOperation(scene, "vhost", id) },
  });
}
