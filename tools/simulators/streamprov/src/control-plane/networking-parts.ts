import { chosenBy, object, oneOf, optional, type Shape, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import { at, nested } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

/** Where private networking is. */
export const path = "/networking/v1";
/** An AWS account. */
export const account = text({ pattern: /^\d{12}$/, form: "12 digits" });

/** Of a member with its kind, the one that a name stands for: `{ AwsPeering: {...} }`. */
export const kinds = (members: Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>) =>
  chosenBy(
    "kind",
    Object.fromEntries(Object.entries(members).map(([kind, rest]) => [kind, object({ kind: oneOf(kind), ...rest })])),
  );

/** The spec of an object of an environment, and the members of it that can change besides its name. */
export const specs = (
  fixed: Readonly<Record<string, Shape<unknown>>>,
  changeable: Readonly<Record<string, Shape<unknown>>> = {},
) => ({
  create: object({ spec: object({ display_name: optional(text()), environment: referenceShape, ...fixed }) }),
  update: object({ spec: object({ display_name: optional(text()), environment: referenceShape, ...changeable }) }),
});

/** The common parts of all kinds of private networking. */
export const inEnvironment = {
  apiVersion: "networking/v1",
  environmentAt: "spec.environment",
  created: 202,
  ready: "READY",
  maxPageSize: 100,
  simplified: "Nothing is connected. The object becomes ready by itself, although the other side has accepted nothing.",
  /** The platform gives its ID for a name to what has none. */
  born: (id: string, body: Json): Json => withSpec(body, { display_name: at(body, "spec.display_name") ?? id }),
} as const;

/** Some backends write kinds with the API they belong to; both forms are met in practice. */
export function prefixed({ body }: KeptObject, place: string): Json {
  const kind = writtenKind(String(at(body, `${place}.kind`)));
  return nested(`${place}.kind`, kind);
}

/** A kind as the platform writes it. */
export function writtenKind(kind: string): string {
  return kind.startsWith("Gcp") ? `networking.v1.${kind}` : kind;
}

function withSpec(body: Json, members: Json): Json {
  return { ...body, spec: { ...(body["spec"] as Json), ...members } };
}
