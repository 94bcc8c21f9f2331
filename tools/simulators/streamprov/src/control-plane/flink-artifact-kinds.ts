import { object, oneOf, optional, text } from "@org/simulator";
import type { Json } from "../records.ts";
import type { World } from "../world.ts";
import { type KeptKind, merged } from "./kept-kind.ts";
import { documentationLink, javaClass } from "./texts.ts";
import { checkUpload, uploadIdAt, uploadSource, useUpload } from "./upload-addresses.ts";

/** Artifacts of Flink. */
export const flinkArtifactKinds = {
  flinkArtifacts: {
    path: "/artifact/v1/flink-artifacts",
    simplified: "The uploaded archive is not opened: the class is not searched for.",
    apiVersion: "artifact/v1",
    kind: "FlinkArtifact",
    noun: "flink-artifact",
    idPrefix: "cfa",
    environmentAt: "environment",
    scope: { cloud: "cloud", region: "region" },
    creationQuery: { cloud: "cloud", region: "region" },
    uniqueAt: "display_name",
    created: 201,
    maxPageSize: 100,
    create: object({
      cloud: oneOf("AWS", "GCP", "AZURE"),
      region: text({ min: 1, max: 60 }),
      environment: text({ min: 1, max: 255 }),
      display_name: text({ min: 1, max: 60 }),
      class: optional(javaClass),
      content_format: optional(oneOf("JAR", "ZIP")),
      description: optional(text({ max: 256 })),
      documentation_link: optional(documentationLink),
      runtime_language: optional(oneOf("JAVA", "PYTHON")),
      upload_source: uploadSource,
    }),
    check(world: World, body: Json) {
      const { cloud, region, environment } = body;
      checkUpload(world, uploadIdAt(body, "upload_source"), {
        api: "/artifact/v1",
        place: { cloud, region, environment },
      });
    },
    hides: ["upload_source"],
    born: (id: string, body: Json, world: World): Json =>
      merged(
        { class: "default", runtime_language: "JAVA", description: "", documentation_link: "" },
        {
          ...body,
          content_format: useUpload(world, uploadIdAt(body, "upload_source"), id),
          versions: [{ version: "ver-001" }],
        },
      ),
  },
} satisfies Readonly<Record<string, KeptKind>>;
