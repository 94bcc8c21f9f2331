import type { PortableLife } from "@org/core-provider/testing";
import { portableAccessLives } from "./cam/portable-lives.ts";
import { portableBalancingLives } from "./clb/portable-lives.ts";
import { portableDnsLives } from "./dns/portable-lives.ts";
import { portableLogLives } from "./logs/portable-lives.ts";
import { portableNetworkLives } from "./network/portable-lives.ts";
import { portablePrivateDnsLives } from "./private-dns/portable-lives.ts";
import { portableFunctionLives } from "./scf/portable-lives.ts";

/** The lives that run on the simulator and on the real platform. */
export const portableLives: Readonly<Record<string, PortableLife>> = {
  ...portableNetworkLives,
  ...portableBalancingLives,
  ...portableAccessLives,
  ...portableDnsLives,
  ...portablePrivateDnsLives,
  ...portableLogLives,
  ...portableFunctionLives,
};
