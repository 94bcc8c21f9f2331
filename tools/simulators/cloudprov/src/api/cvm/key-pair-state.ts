import { randomBytes } from "node:crypto";
import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { KeyPair } from "./key-pairs.ts";

/** Opens the key pairs of a world to tests. Omitted values have defaults. */
export function keyPairState(world: World) {
  return {
    keyPairs: objectsOf(
      world.hub.agenda,
      world.keyPairs,
      (fields: Pick<KeyPair, "name"> & Partial<KeyPair>): KeyPair => ({
        id: world.newId("skey"),
        region: "ap-guangzhou",
        projectId: 0,
        publicKey: randomPublicKey(),
        instances: [],
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** A public key that no other pair has. */
export function randomPublicKey(): string {
  return `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ${randomBytes(60).toString("base64url")}`;
}
