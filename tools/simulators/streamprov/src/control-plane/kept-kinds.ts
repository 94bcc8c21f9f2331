import type { KeptName } from "../kept-names.ts";
import type { KeptKind } from "./kept-kind.ts";
import { networkingKinds } from "./networking-kinds.ts";

/** Every kind of object of which the platform keeps what it is sent. */
export const keptKinds: Readonly<Record<KeptName, KeptKind>> = { ...networkingKinds };
