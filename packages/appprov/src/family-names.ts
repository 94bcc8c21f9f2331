// Generated from src/families. Do not edit: change the families and regenerate.
import type { FamilyNames } from "@org/core-provider";

/** The definitions of each family, by the name of its file. */
export const familyNames: Readonly<Record<string, FamilyNames>> = {
  "environments": {
    "resources": [
      "Environment"
    ],
    "functions": [
      "getBackupRetentionPolicy",
      "getEnvironment",
      "getStack"
    ]
  },
  "apps": {
    "resources": [
      "App",
      "Endpoint"
    ],
    "functions": []
  },
  "databases": {
    "resources": [
      "Database",
      "Replica"
    ],
    "functions": []
  },
  "logs-and-metrics": {
    "resources": [
      "LogDrain",
      "MetricDrain"
    ],
    "functions": []
  }
};
