import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemKindInfo } from "@arethetypeswrong/core/problems";

/** Nobody imports these: the engine starts the plugin, and package.json and the schema are data. */
const notForPrograms = ["./plugin", "./package.json", "./schema.json"];

/** Checks that TypeScript sees the types of every entry point as Node sees its code, in every module mode. */
export async function problemsOfTypes(tarball: Uint8Array): Promise<readonly string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: notForPrograms });
  if (result.types === false) return ["it has no types"];
  const problems = result.problems.map((problem) => {
    const { title, docsUrl } = problemKindInfo[problem.kind];
    const where =
      "entrypoint" in problem
        ? `entry point ${problem.entrypoint}, resolved as ${problem.resolutionKind}`
        : "fileName" in problem
          ? problem.fileName
          : problem.typesFileName;
    return `${title} (${where}; ${docsUrl})`;
  });
  return [...new Set(problems)];
}
