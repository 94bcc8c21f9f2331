import type { PortableLife } from "@org/core-provider/testing";
import { portableActionLives } from "./any/portable-lives.ts";
import { portableGatewayLives } from "./api-gateway/portable-lives.ts";
import { portableAccessLives } from "./cam/portable-lives.ts";
import { portableCertificateLives } from "./certificates/portable-lives.ts";
import { portableCkafkaLives } from "./ckafka/portable-lives.ts";
import { portableBalancingLives } from "./clb/portable-lives.ts";
import { portableMachineLives } from "./compute/portable-lives.ts";
import { portableStorageLives } from "./cos/portable-lives.ts";
import { portableDnsLives } from "./dns/portable-lives.ts";
import { portableKubernetesLives } from "./kubernetes/portable-lives.ts";
import { portableLogLives } from "./logs/portable-lives.ts";
import { portableMysqlLives } from "./mysql/portable-lives.ts";
import { portableNetworkLives } from "./network/portable-lives.ts";
import { portablePostgresqlLives } from "./postgresql/portable-lives.ts";
import { portablePrivateDnsLives } from "./private-dns/portable-lives.ts";
import { portableRedisLives } from "./redis/portable-lives.ts";
import { portableFunctionLives } from "./scf/portable-lives.ts";

/** The lives that run on the simulator and on the real platform. */
export const portableLives: Readonly<Record<string, PortableLife>> = {
  ...portableNetworkLives,
  ...portableMachineLives,
  ...portableBalancingLives,
  ...portableAccessLives,
  ...portableStorageLives,
  ...portableDnsLives,
  ...portablePrivateDnsLives,
  ...portableLogLives,
  ...portableFunctionLives,
  ...portableGatewayLives,
  ...portableActionLives,
  ...portableCkafkaLives,
  ...portableCertificateLives,
  ...portableKubernetesLives,
  ...portableMysqlLives,
  ...portablePostgresqlLives,
  ...portableRedisLives,
};
