import { testCopies } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { copies } from "./copy.ts";

testCopies({ describe, it }, copies);
