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
      rsType: whole("RsType", "1: a domain; 2: an IP address."),
      weight: whole("Weight", "Its share of the traffic."),
      port: whole("Port", "Its port."),
    },
    "RealServers",
    "Servers that it sends to.",
  ),
  instanceDetails: rows(instance, "InstanceDetails", "Instances that it belongs to."),
  instanceDetailRules: rows(
    { ...instance, cname: text("Cname", "Its name in DNS.") },
    "InstanceDetailRule",
    "Instances that its rule belongs to.",
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
        frontendPort: whole("FrontendPort", "Port that it listens on."),
        protocol: text("Protocol", "TCP or UDP."),
        ...targets,
      },
      "Layer4Listeners",
      "Listeners by port.",
    ),
    layer7Listeners: rows(
      {
        domain: text("Domain", "Domain that it listens for."),
        protocol: text("Protocol", "http or https."),
        vport: whole("Vport", "Port that it listens on."),
        proxyTypeLists: rows(
          { proxyPorts: numbers("ProxyPorts", "Its ports."), proxyType: text("ProxyType", "http or https.") },
          "ProxyTypeList",
          "How it forwards.",
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
