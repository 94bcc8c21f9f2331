import type { Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { admit } from "../data-plane-caller.ts";
import type { World } from "../world.ts";
import { aclRoutes } from "./acls.ts";
import { brokerConfigRoutes } from "./broker-configs.ts";
import { kafkaDialect, notAuthenticated, notAuthorized } from "./errors.ts";
import { linkRoutes } from "./links.ts";
import { mirrorRoutes } from "./mirrors.ts";
import { topicConfigRoutes } from "./topic-configs.ts";
import { topicRoutes } from "./topics.ts";

/** The Kafka REST host of a cluster. */
export function kafkaService(world: World, clusterId: string): Service<Caller> {
  const name = `kafka ${clusterId}`;
  return {
    name,
    routes: [topicRoutes, topicConfigRoutes, aclRoutes, brokerConfigRoutes, linkRoutes, mirrorRoutes].flatMap((of) =>
      of(world, clusterId),
    ),
    dialect: kafkaDialect,
    authenticate(incoming) {
      const admission = admit(world, { name, scopeKind: "kafka", clusterId }, incoming);
      if (admission === "unauthenticated") throw notAuthenticated(world.settings.kafkaUnauthorizedBody);
      if (admission === "wrong-host") throw notAuthorized();
      return admission;
    },
  };
}
