import { partOf, testPrograms } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { freeResources } from "./free-resources.ts";

testPrograms({ describe, it }, partOf(freeResources, 1, 2));
