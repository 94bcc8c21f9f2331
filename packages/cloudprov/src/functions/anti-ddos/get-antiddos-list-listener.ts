import { lookup } from "../../platform/define.ts";
import { numbers, rows, text, texts, whole } from "../answer-fields.ts";

const instance = {
  eipLists: texts("EipList", "IP addresses of the instance."),
  instanceId: text("InstanceId", "ID of the instance."),
};

/** Where a listener sends what it gets, and whose it is. */
const targets = {
  realServers: rows(
    {
      realServer: text("RealServer", "IP address or domain of the server."),
      rsType: whole("RsType", "Type of the server: 1 for a domain, 2 for an IP address."),
      weight: whole("Weight", "Share of the traffic for the server."),
      port: whole("Port", "Its port."),
    },
    "RealServers",
    "Backend servers.",
  ),
  instanceDetails: rows(instance, "InstanceDetails", "Instances of the listener."),
  instanceDetailRules: rows(
    { ...instance, cname: text("Cname", "CNAME of the instance.") },
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
        backendPort: whole("BackendPort", "Port of the servers."),
        frontendPort: whole("FrontendPort", "Port of the listener."),
        protocol: text("Protocol", "`TCP` or `UDP`."),
        ...targets,
      },
      "Layer4Listeners",
      "Listeners by port.",
    ),
    layer7Listeners: rows(
      {
        domain: text("Domain", "Domain of the listener."),
        protocol: text("Protocol", "`http` or `https`."),
        vport: whole("Vport", "Port of the listener."),
        proxyTypeLists: rows(
          {
            proxyPorts: numbers("ProxyPorts", "Ports of the listener."),
            proxyType: text("ProxyType", "`http` or `https`."),
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
  asks: { service: "antiddos", action: "DescribeListListener" },
  file: ({ layer4Listeners, layer7Listeners }) => [...layer4Listeners, ...layer7Listeners],
});
