import { partOf, testWrites } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { freeResources } from "./free-resources.ts";

testWrites({ describe, it }, partOf(freeResources, 2, 3));
