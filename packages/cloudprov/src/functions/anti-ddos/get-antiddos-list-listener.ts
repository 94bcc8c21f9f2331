import { lookup } from "../../platform/define.ts";
import { numbers, rows, text, texts, whole } from "../../platform/response-fields.ts";

const instance = {
  eipLists: texts("IP addresses of the instance.", { wire: "EipList" }),
  instanceId: text("ID of the instance."),
};

/** The servers and instances of a listener. */
const targets = {
  realServers: rows(
    {
      realServer: text("IP address or domain of the server."),
      rsType: whole("Type of the server: 1 for a domain, 2 for an IP address."),
      weight: whole("Share of the traffic for the server."),
      port: whole("Port of the server."),
    },
    "RealServers",
    "Backend servers.",
  ),
  instanceDetails: rows(instance, "InstanceDetails", "Instances of the listener."),
  instanceDetailRules: rows(
    { ...instance, cname: text("CNAME of the instance.") },
    "InstanceDetailRule",
    "Instances of the listener's rule.",
  ),
};

export const getAntiddosListListener = lookup("getAntiddosListListener", {
  docs: "Lists the forwarding listeners of the Anti-DDoS instances.",
  example: "const listeners = cloudprov.getAntiddosListListenerOutput();",
  inputs: {},
  outputs: {
    layer4Listeners: rows(
      {
        backendPort: whole("Port of the servers."),
        frontendPort: whole("Port of the listener."),
        protocol: text("`TCP` or `UDP`."),
        ...targets,
      },
      "Layer4Listeners",
      "Listeners by port.",
    ),
    layer7Listeners: rows(
      {
        domain: text("Domain of the listener."),
        protocol: text("`http` or `https`."),
        vport: whole("Port of the listener."),
        proxyTypeLists: rows(
          {
            proxyPorts: numbers("Ports of the listener."),
            proxyType: text("`http` or `https`."),
          },
          "ProxyTypeList",
          "Forwarding types and ports.",
        ),
        ...targets,
      },
      "Layer7Listeners",
      "Listeners by domain.",
    ),
  },
  request: { service: "antiddos", action: "DescribeListListener" },
  file: ({ layer4Listeners, layer7Listeners }) => [...layer4Listeners, ...layer7Listeners],
});
