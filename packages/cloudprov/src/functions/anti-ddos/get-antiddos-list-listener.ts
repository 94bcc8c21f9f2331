import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";

const whole = (wire: string, docs: string) => field.integer({ output: true, wire, docs });
const text = (wire: string, docs: string) => field.string({ output: true, wire, docs });

const eipLists = field.list(field.string({ docs: "An IP address." }), {
  output: true,
  wire: "EipList",
  docs: "IP addresses of the instance.",
});
const instanceId = text("InstanceId", "ID of the instance.");

/** Where a listener sends what it gets, and whose it is. */
const targets = {
  realServers: field.list(
    field.object(
      {
        realServer: text("RealServer", "IP address or domain of the server."),
        rsType: whole("RsType", "1: a domain; 2: an IP address."),
        weight: whole("Weight", "Its share of the traffic."),
        port: whole("Port", "Its port."),
      },
      { docs: "A server." },
    ),
    { output: true, wire: "RealServers", docs: "Servers that it sends to." },
  ),
  instanceDetails: field.list(field.object({ eipLists, instanceId }, { docs: "An instance." }), {
    output: true,
    wire: "InstanceDetails",
    docs: "Instances that it belongs to.",
  }),
  instanceDetailRules: field.list(
    field.object({ eipLists, instanceId, cname: text("Cname", "Its name in DNS.") }, { docs: "An instance." }),
    { output: true, wire: "InstanceDetailRule", docs: "Instances that its rule belongs to." },
  ),
};

export const getAntiddosListListener = lookup("getAntiddosListListener", {
  docs: "Lists the forwarding listeners of the Anti-DDoS instances.",
  example: "const listeners = cloudprov.getAntiddosListListenerOutput();",
  inputs: {},
  outputs: {
    layer4Listeners: field.list(
      field.object(
        {
          backendPort: whole("BackendPort", "Port of the servers."),
          frontendPort: whole("FrontendPort", "Port that it listens on."),
          protocol: text("Protocol", "TCP or UDP."),
          ...targets,
        },
        { docs: "A listener by port." },
      ),
      { output: true, wire: "Layer4Listeners", docs: "Listeners by port." },
    ),
    layer7Listeners: field.list(
      field.object(
        {
          domain: text("Domain", "Domain that it listens for."),
          protocol: text("Protocol", "http or https."),
          vport: whole("Vport", "Port that it listens on."),
          proxyTypeLists: field.list(
            field.object(
              {
                proxyPorts: field.list(field.integer({ docs: "A port." }), {
                  output: true,
                  wire: "ProxyPorts",
                  docs: "Its ports.",
                }),
                proxyType: text("ProxyType", "http or https."),
              },
              { docs: "A kind of forwarding." },
            ),
            { output: true, wire: "ProxyTypeList", docs: "How it forwards." },
          ),
          ...targets,
        },
        { docs: "A listener by domain." },
      ),
      { output: true, wire: "Layer7Listeners", docs: "Listeners by domain." },
    ),
  },
  asks: { service: "antiddos", action: "DescribeListListener" },
  id: () => hash(["DescribeListListener"]),
  file: ({ layer4Listeners, layer7Listeners }) => [...layer4Listeners, ...layer7Listeners],
});
