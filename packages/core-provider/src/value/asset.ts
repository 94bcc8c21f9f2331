/** An asset or archive, in the engine's own form. */
export class Asset {
  readonly kind: "asset" | "archive";
  readonly source: Readonly<Record<string, unknown>>;
  constructor(kind: "asset" | "archive", source: Readonly<Record<string, unknown>>) {
    this.kind = kind;
    this.source = source;
  }
}
