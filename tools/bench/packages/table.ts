import { appprov } from "./appprov.ts";
import { cloudprov } from "./cloudprov.ts";
import type { PackageName } from "./package-name.ts";
import type { ProviderPackage } from "./provider-package.ts";
import { streamprov } from "./streamprov.ts";

/** The packages that are measured. A new one needs its entry here, and its objects in `floor/`. */
export const packages: Readonly<Record<PackageName, ProviderPackage>> = { streamprov, appprov, cloudprov };
