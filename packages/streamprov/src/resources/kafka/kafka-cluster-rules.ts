import type { Rule } from "@org/core-provider";
import { chosenKind, maxEckuOf } from "./cluster-kind.ts";

/** A dedicated cluster in several zones has at least two CKUs. */
export function multiZoneNeedsTwoCkus(): Rule {
  return {
    says: "With the availability MULTI_ZONE, dedicated requires at least 2 CKUs.",
    fields: ["dedicated", "availability"],
    test: ({ availability, dedicated }) =>
      availability === "MULTI_ZONE" && (dedicated as { readonly cku?: unknown } | undefined)?.cku === 1
        ? [{ path: "dedicated.cku", message: "must be at least 2 when availability is MULTI_ZONE" }]
        : [],
  };
}

/** A cluster with high availability has at least two eCKUs. */
export function highNeedsTwoEckus(): Rule {
  return {
    says: "With the availability HIGH, maxEcku must be at least 2.",
    fields: ["standard", "enterprises", "freights", "availability"],
    test: (values) => {
      const kind = chosenKind(values);
      if (values["availability"] !== "HIGH" || kind === undefined || kind === "basic" || maxEckuOf(values) !== 1)
        return [];
      const path = kind === "standard" ? "standard.maxEcku" : `${kind}[0].maxEcku`;
      return [{ path, message: "must be at least 2 when availability is HIGH" }];
    },
  };
}

/** Freight clusters exist only on AWS. */
export function freightIsOnAws(): Rule {
  return {
    says: "Freight clusters must be on AWS.",
    fields: ["freights", "cloud"],
    test: (values) =>
      chosenKind(values) === "freights" && ["AZURE", "GCP"].includes(String(values["cloud"]))
        ? [{ path: "cloud", message: "must be AWS for a Freight cluster: the platform does not offer others" }]
        : [],
  };
}
