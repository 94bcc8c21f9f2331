import { partOf, testResponses } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { lives, setup } from "../lives.ts";
import { lookups } from "./lookups.ts";

testResponses({ describe, it }, partOf({ provider, setup, lives, lookups }, 1, 4));
