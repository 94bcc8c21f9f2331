import { importFormOf } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { provider } from "../../src/provider.ts";

const forms = provider.resources.map((resource) => ({ name: resource.name, form: importFormOf(resource) }));

describe("the variables of the service that an import reads", () => {
  it.each(forms.filter(({ form }) => /`IMPORT_\w*_ENDPOINT`/.test(form?.needs ?? "")))(
    "are those in the documentation of $name",
    ({ form }) => {
      const documented = [...(form?.needs ?? "").matchAll(/`(IMPORT_\w+)`/g)].map(([, name]) => name);
      expect(form?.serviceVariables?.(form.example)).toEqual(documented);
    },
  );

  it("depend on the mode of a cluster link", () => {
    const link = forms.find(({ name }) => name === "ClusterLink")?.form;
    expect(link?.serviceVariables?.("my-link/DESTINATION/INBOUND/lkc-1/lkc-2")).toEqual([
      "IMPORT_DESTINATION_KAFKA_REST_ENDPOINT",
      "IMPORT_DESTINATION_KAFKA_API_KEY",
      "IMPORT_DESTINATION_KAFKA_API_SECRET",
      "IMPORT_SOURCE_KAFKA_BOOTSTRAP_ENDPOINT",
    ]);
  });

  it("do not exist for objects of the control plane", () => {
    const found = forms.filter(({ form }) => (form?.serviceVariables?.(form.example) ?? []).length > 0);
    expect(found.map(({ name }) => name)).toContain("KafkaTopic");
    expect(found.map(({ name }) => name)).not.toContain("TableflowTopic");
    expect(found.map(({ name }) => name)).not.toContain("Environment");
  });
});
