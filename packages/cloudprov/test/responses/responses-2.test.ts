import { partOf, testResponses } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { lives } from "../lives.ts";
import { answers, lookups } from "./lookups.ts";

testResponses({ describe, it }, partOf({ provider, setup: answers, lives, lookups }, 2, 2));
