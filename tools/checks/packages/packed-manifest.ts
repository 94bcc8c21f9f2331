/** A packed package.json, as far as it is checked. */
type PackedManifest = Readonly<Record<string, unknown>>;

const dependencyFields = ["dependencies", "peerDependencies", "optionalDependencies"] as const;
const installScripts = ["preinstall", "install", "postinstall"] as const;

/** Checks that a packed package.json makes sense outside this workspace. */
export function problemsOfManifest(manifest: PackedManifest): readonly string[] {
  return [
    ...workspaceRanges(manifest),
    ...(mentionsSource(manifest["exports"])
      ? ['"exports" still has the condition @org/source: give the published map in publishConfig.exports']
      : []),
    ...installScripts
      .filter((name) => name in recordOf(manifest["scripts"]))
      .map((name) => `it has a ${name} script, which would run on the machine of everyone who installs it`),
  ];
}

/** devDependencies are packed too, but nobody installs them: a range of the workspace does no harm there. */
function workspaceRanges(manifest: PackedManifest): string[] {
  return dependencyFields.flatMap((field) =>
    Object.entries(recordOf(manifest[field]))
      .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(String(range)))
      .map(([name, range]) => `${field} has ${name} as ${range}, which means nothing outside this workspace`),
  );
}

function mentionsSource(exports: unknown): boolean {
  return Object.entries(recordOf(exports)).some(([key, value]) => key === "@org/source" || mentionsSource(value));
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
