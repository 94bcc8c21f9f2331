import { field } from "@org/core-provider";

const enabled = (what: string) => field.boolean({ required: true, wire: "Enable", docs: `Whether ${what}.` });

/** Where the logs of a property are stored. */
const storeOf = (property: string) => ({
  logSetId: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: [property],
    wire: "LogsetId",
    docs: "ID of the log set. Defaults to one that the platform creates.",
  }),
  topicId: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: [property],
    wire: "TopicId",
    docs: "ID of the log topic. Defaults to one that the platform creates.",
  }),
});
const deletesLogs = field.boolean({
  local: true,
  docs: "Whether the log set and the topic are deleted when this is turned off and with the cluster.",
});

/** The logs of a cluster in the log service. */
export const clusterLogFields = {
  logAgent: field.object(
    {
      enabled: enabled("the agent that collects logs is installed"),
      kubeletRootDir: field.string({
        emptyIsUnset: true,
        writeOnly: true,
        adoptedIfMissing: true,
        docs: "Root directory of the kubelets.",
      }),
    },
    { wire: "Logs.Log", docs: "Agent that collects the logs of nodes and containers." },
  ),
  eventPersistence: field.object(
    { enabled: enabled("events are stored"), ...storeOf("eventPersistence"), deleteEventLogAndTopic: deletesLogs },
    { wire: "Logs.Event", docs: "Storage of the cluster's events in the log service." },
  ),
  clusterAudit: field.object(
    { enabled: enabled("requests are recorded"), ...storeOf("clusterAudit"), deleteAuditLogAndTopic: deletesLogs },
    { wire: "Logs.Audit", docs: "Record of the requests to the API server in the log service." },
  ),
};
