/** An operating system and architecture, as in the name of a plugin's archive. */
export interface Platform {
  readonly os: "darwin" | "linux" | "windows";
  readonly arch: "amd64" | "arm64";
}

/** Every platform that the engine downloads plugins for. */
export const platforms: readonly Platform[] = (["darwin", "linux", "windows"] as const).flatMap((os) =>
  (["amd64", "arm64"] as const).map((arch) => ({ os, arch })),
);

/** The platform of this process. */
export const platformHere: Platform = {
  os: process.platform === "win32" ? "windows" : process.platform === "darwin" ? "darwin" : "linux",
  arch: process.arch === "arm64" ? "arm64" : "amd64",
};

/** A platform as in the name of an archive: `linux-amd64`. */
export function titleOf({ os, arch }: Platform): string {
  return `${os}-${arch}`;
}
