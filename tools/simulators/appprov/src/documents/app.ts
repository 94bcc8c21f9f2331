import type { App, Configuration, PolicyValues, Service, ServiceSizingPolicy, Setting } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";
import { lastOperation } from "./operation.ts";

/** An app as the API shows it. */
export function appDocument(scene: Scene, app: App): Document {
  const { id, handle, gitRepo, status } = app;
  const services = scene.world.services.allSeen().filter(({ appId }) => appId === id);
  return documentOf(scene, {
    kind: "app",
    path: "/apps",
    record: app,
    fields: { handle, git_repo: gitRepo, status, deployment_method: null },
    links: {
      account: `/accounts/${app.accountId}`,
      current_configuration: linkTo("/configurations", app.configurationId),
      current_setting: linkTo("/settings", app.settingId),
      services: `/apps/${id}/services`,
      vhosts: `/apps/${id}/vhosts`,
      operations: `/apps/${id}/operations`,
    },
    embedded: {
      services: services.map((service) => serviceDocument(scene, service)),
      last_operation: lastOperation(scene, "app", id),
    },
  });
}

/** A service as the API shows it. */
export function serviceDocument(scene: Scene, service: Service): Document {
  const { id, appId, databaseId } = service;
  return documentOf(scene, {
    kind: "service",
    path: "/services",
    record: service,
    fields: {
      handle: service.processType,
      docker_repo: null,
      docker_ref: null,
      process_type: service.processType,
      command: "",
      container_count: service.containerCount,
      container_memory_limit_mb: service.containerMemoryLimitMb,
      instance_class: service.instanceClass,
      force_zero_downtime: service.forceZeroDowntime,
      naive_health_check: service.naiveHealthCheck,
      restart_free_scaling: service.restartFreeScaling,
      stop_timeout: service.stopTimeout,
    },
    links: {
      account: `/accounts/${service.accountId}`,
      app: linkTo("/apps", appId),
      database: linkTo("/databases", databaseId),
      vhosts: `/services/${id}/vhosts`,
      operations: `/services/${id}/operations`,
      service_sizing_policies: `/services/${id}/service_sizing_policies`,
    },
  });
}

/** A sizing policy as the API shows it. Numbers have 32 bits. */
export function sizingPolicyDocument(scene: Scene, policy: ServiceSizingPolicy): Document {
  const shown = Object.entries(policy.values).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.fround(value) : value,
  ]);
  return documentOf(scene, {
    kind: "service_sizing_policy",
    path: undefined,
    record: policy,
    fields: { ...(Object.fromEntries(shown) as PolicyValues), default_policy: false, account_id: null },
    links: { service: `/services/${policy.serviceId}` },
  });
}

/** The environment variables of an app as the API shows them. */
export function configurationDocument(scene: Scene, configuration: Configuration): Document {
  return documentOf(scene, {
    kind: "configuration",
    path: "/configurations",
    record: configuration,
    fields: { env: configuration.env },
    links: { app: `/apps/${configuration.appId}` },
  });
}

/** The settings of an app or a vhost as the API shows them. */
export function settingDocument(scene: Scene, setting: Setting): Document {
  return documentOf(scene, {
    kind: "setting",
    path: "/settings",
    record: setting,
    fields: { settings: setting.settings, sensitive_settings: setting.sensitiveSettings },
  });
}
