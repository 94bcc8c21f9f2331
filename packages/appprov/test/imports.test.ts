import { join } from "node:path";
import { testImports } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

testImports(
  { describe, it },
  {
    provider,
    setup,
    lives,
    docs: join(import.meta.dirname, "../docs"),
    parts: ({ platform: { state }, it: { id = "", outputs } }) => {
      const environment = state.accounts.get(String(outputs["envId"]));
      const app = state.apps.get(String(outputs["resourceId"]));
      return {
        "environment ID": id,
        "App ID": id,
        "Database ID": id,
        "Replica ID": id,
        "Endpoint ID": id,
        "LogDrain ID": id,
        "MetricDrain ID": id,
        "environment handle": environment?.handle ?? "",
        handle: String(outputs["handle"]),
        "handle of its app or database": app?.handle ?? "",
      };
    },
  },
);
