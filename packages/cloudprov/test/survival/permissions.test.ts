import { testPermissions } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { freeResources } from "./free-resources.ts";

testPermissions({ describe, it }, freeResources);
