import type { PackedFile } from "./tarball.ts";

const required = ["package.json", "README.md", "LICENSE"];

const allowed = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^CHANGELOG\.md$/,
  /^schema\.json$/,
  // The launchers that the engine runs, those of the commands and of a simulator.
  /^pulumi-resource-[a-z]+(\.cmd)?$/,
  /^[a-z]+(-simulator)?$/,
  // Whose code the bundles hold.
  /^dist\/(COMMAND-)?THIRD-PARTY-NOTICES\.txt$/,
  // Built code and its types, no sources, maps or tests.
  /^dist\/(?:(?!\.test\.).)+\.(?:js|cjs|d\.ts|d\.cts)$/,
];

/** Checks which files a package carries: what every package needs, and nothing that its users do not. */
export function problemsOfFiles(files: readonly PackedFile[]): readonly string[] {
  const paths = files.map(({ path }) => path);
  const missing = required.filter((path) => !paths.includes(path));
  const surplus = paths.filter((path) => !allowed.some((rule) => rule.test(path)));
  const notExecutable = files.filter(
    ({ path, executable }) => /^(pulumi-resource-)?[a-z]+(-simulator)?$/.test(path) && !executable,
  );
  return [
    ...missing.map((path) => `${path} is missing from the package: add it to the package's folder`),
    ...(paths.some((path) => path.startsWith("dist/")) ? [] : ["dist is missing from the package: did the build run?"]),
    ...surplus.map((path) => `${path} does not belong into the package: narrow "files" in package.json`),
    ...notExecutable.map(({ path }) => `${path} is not executable in the package: name it in "bin" in package.json`),
  ];
}
