import { compositeId, fromWire, responseField } from "@org/core-provider";
import { idText } from "../../platform/response-fields.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

/** The action that lists the topics of an instance. */
export const describeTopics = "DescribeTopicDetail";
/** The number of topics of a page. */
export const topicsPage = { pageSize: 200 } as const;

/** The ID of a topic. */
export const topicId = compositeId({
  separator: "#",
  parts: [
    { property: "instanceId", wire: "InstanceId", example: "ckafka-vv7wpvae", match: /ckafka-\w+/ },
    { property: "topicName", wire: "TopicName", example: "orders", match: /[\w.-]+/ },
  ],
});

/** The members of a topic in a listing that identify it or differ from those of requests. */
const listed = {
  name: idText("", { wire: "TopicName" }),
  status: responseField.integer({ optional: true, wire: "Status" }),
  createdAt: responseField.integer({ optional: true, wire: "CreateTime" }),
  unclean: responseField.integer({ optional: true, wire: "Config.UncleanLeaderElectionEnable" }),
};

/** Whether a topic of a listing exists. */
export function isTopic(found: Body): boolean {
  return fromWire(listed, found).status !== 1;
}

/** A topic of a listing with the names and values of a request. What the response lacks stays unset. */
export function asTopic(found: Body): Body {
  const { createdAt, unclean } = fromWire(listed, found);
  const config = recordOf(found["Config"]);
  return {
    ...config,
    ...found,
    RetentionMs: config?.["Retention"],
    UncleanLeaderElectionEnable: unclean === undefined ? undefined : unclean === 1,
    // In seconds.
    CreateTime: createdAt === undefined ? undefined : timeText(createdAt),
  };
}

/** A topic of a listing with the time of its creation as other listings have it. */
export function withCreatedTime(found: Body): Body {
  const { createdAt } = fromWire(listed, found);
  return createdAt === undefined ? found : { ...found, CreatedTime: new Date(createdAt * 1000).toISOString() };
}

/** The parameters of a creation or a change of a topic. */
export function asTopicRequest({ EnableWhiteList, UncleanLeaderElectionEnable, ...body }: Body): Body {
  return {
    ...body,
    EnableWhiteList: EnableWhiteList === true ? 1 : 0,
    UncleanLeaderElectionEnable: UncleanLeaderElectionEnable === true ? 1 : 0,
  };
}

/** Seconds since 1970 as `2023-11-14 22:13:20`. */
function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
}
