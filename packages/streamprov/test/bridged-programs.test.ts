import type * as bridged from "@pulumi/confluentcloud";
import { expectTypeOf, test } from "vitest";
import type * as ours from "../src/sdk/index.ts";

// The type-check is the test: a program for the bridged package continues to work once its import is changed.

type Bridged = typeof bridged;
type Ours = typeof ours;

// biome-ignore lint/suspicious/noExplicitAny: any constructor
type Resource = abstract new (name: string, args: any, ...more: any[]) => object;
// biome-ignore lint/suspicious/noExplicitAny: any function
type Call = (args: any, ...more: any[]) => unknown;
type Named<M, T> = { [K in keyof M]: M[K] extends T ? K : never }[keyof M] & string;
type Resources = Exclude<Named<Bridged, Resource> & Named<Ours, Resource>, "Provider">;
type Functions = Named<Bridged, Call> & Named<Ours, Call>;

type Args<C> = C extends abstract new (
  name: string,
  args: infer A,
  ...more: never[]
) => unknown
  ? NonNullable<A>
  : never;
type Properties<C> = C extends abstract new (...all: never[]) => infer I ? Omit<I, "urn" | "getProvider"> : never;
type CallArgs<F> = F extends (args: infer A, ...more: never[]) => unknown ? NonNullable<A> : never;
type Result<F> = F extends (...all: never[]) => infer R ? R : never;

/** The members of the given type that do not fit the expected type, such as `KafkaTopic.topicName`. */
type Misfits<Given, Wanted, Name extends string> = {
  [P in keyof Wanted & string]: P extends keyof Given
    ? Given[P] extends Wanted[P]
      ? never
      : `${Name}.${P}`
    : undefined extends Wanted[P]
      ? never
      : `${Name}.${P}`;
}[keyof Wanted & string];
/** The members of the given type that the expected type does not have. */
type Strangers<Given, Wanted, Name extends string> = `${Name}.${Exclude<keyof Given, keyof Wanted> & string}`;

test("resources accept the inputs of existing programs, under the same names and in the same shapes", () => {
  type Unknown = { [K in Resources]: Strangers<Args<Bridged[K]>, Args<Ours[K]>, K> }[Resources];
  type Unfit = { [K in Resources]: Misfits<Args<Bridged[K]>, Args<Ours[K]>, K> }[Resources];

  expectTypeOf<Unknown | Unfit>().toEqualTypeOf<never>();
});

test("resources have the outputs that existing programs use, with the same types", () => {
  type Unfit = { [K in Resources]: Misfits<Properties<Ours[K]>, Properties<Bridged[K]>, K> }[Resources];

  // Both may be missing: the one goes to `restEndpoint`, the other is only in integrations with AWS.
  expectTypeOf<Unfit>().toEqualTypeOf<"KafkaTopic.httpEndpoint" | "ProviderIntegration.aws">();
});

test("functions have the same arguments and results as before", () => {
  type OtherArgs = { [K in Functions]: CallArgs<Bridged[K]> extends CallArgs<Ours[K]> ? never : K }[Functions];
  type OtherResult = { [K in Functions]: Result<Ours[K]> extends Result<Bridged[K]> ? never : K }[Functions];

  // Arguments without a meaning have members that must be given; the ID of the settings was not asked for.
  type Known = "getAccessPoint" | "getFlinkComputePoolConfig" | "getKafkaCluster";
  expectTypeOf<OtherArgs>().toEqualTypeOf<Known | `${Known}Output`>();
  expectTypeOf<OtherResult>().toEqualTypeOf<never>();
});

test("the settings of an explicit provider are accepted, except for the one that has no meaning here", () => {
  type Given = bridged.ProviderArgs;
  type Unfit = Misfits<Given, ours.ProviderArgs, "Provider"> | Strangers<Given, ours.ProviderArgs, "Provider">;

  expectTypeOf<Unfit>().toEqualTypeOf<"Provider.userAgentSuffix">();
});

test("every resource and function exists", () => {
  // It writes files for Terraform.
  expectTypeOf<Exclude<Named<Bridged, Resource>, Named<Ours, Resource>>>().toEqualTypeOf<"TfImporter">();
  expectTypeOf<Exclude<Named<Bridged, Call>, Named<Ours, Call>>>().toEqualTypeOf<never>();
});
