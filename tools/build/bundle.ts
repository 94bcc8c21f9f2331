/** A bundle of a provider package or of a simulator: a file with nothing left to resolve elsewhere. */
export interface Bundle {
  /** Its file, without the ending. */
  readonly name: "plugin" | "command" | "simulator";
  /** Name of the file, beside it, with the notices of those whose code it holds. */
  readonly notices: string;
  /** Name of the file with esbuild's description of the bundle, in the same folder. It is not published. */
  readonly metafile: string;
}

/** The program that the engine starts. Loading it as a module starts nothing. */
export const pluginBundle: Bundle = {
  name: "plugin",
  notices: "THIRD-PARTY-NOTICES.txt",
  metafile: "plugin.meta.json",
};

/** What people call by the name of the package. It loads the plugin's bundle for the definitions. */
export const commandBundle: Bundle = {
  name: "command",
  notices: "COMMAND-THIRD-PARTY-NOTICES.txt",
  metafile: "command.meta.json",
};

/** The program that starts a simulator. */
export const simulatorBundle: Bundle = {
  name: "simulator",
  notices: "THIRD-PARTY-NOTICES.txt",
  metafile: "simulator.meta.json",
};
