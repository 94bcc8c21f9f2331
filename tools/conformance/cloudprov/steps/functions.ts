import { type Step, stepsOf } from "../step.ts";

export function functionSteps(): readonly Step[] {
  const scf = stepsOf("scf");
  const key = { Namespace: "shop" };
  return [
    scf("CreateNamespace", { ...key, Description: "Shop" }),
    scf("CreateNamespace", key, { refused: "ResourceInUse.Namespace" }),
    scf("UpdateNamespace", { ...key, Description: "" }),
    scf("ListNamespaces", { Limit: 20, Offset: 0 }, { holds: { TotalCount: 2, "Namespaces.1.Name": "shop" } }),
    scf("DeleteNamespace", { Namespace: "default" }, { refused: "InvalidParameterValue.DefaultNamespace" }),
    scf("DeleteNamespace", key),
    scf("DeleteNamespace", key, { refused: "ResourceNotFound.Namespace" }),
  ];
}
