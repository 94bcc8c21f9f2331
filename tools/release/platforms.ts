/** A system that the engine runs on, as in the name of a plugin's archive. */
export interface Platform {
  readonly os: "darwin" | "linux" | "windows";
  readonly arch: "amd64" | "arm64";
}

/** Every platform that the engine downloads plugins for; on others it refuses to. */
export const platforms: readonly Platform[] = (["darwin", "linux", "windows"] as const).flatMap((os) =>
  (["amd64", "arm64"] as const).map((arch) => ({ os, arch })),
);
