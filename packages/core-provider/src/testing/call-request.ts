import type { MethodName, RequestOf } from "../protocol/provider-methods.ts";

/** Fields that the engine sends and the provider ignores. */
interface IgnoredFields {
  readonly Handshake: { readonly configureWithUrn: boolean };
  readonly Configure: {
    readonly acceptSecrets: boolean;
    readonly acceptResources: boolean;
    readonly sendsOldInputs: boolean;
    readonly sendsOldInputsToDelete: boolean;
  };
  readonly Diff: LogicalName;
  readonly Read: LogicalName;
  readonly Update: LogicalName;
  readonly Delete: LogicalName;
}

interface LogicalName {
  readonly name: string;
}

/** A request with the fields that a call sets. */
export type CallRequest<M extends MethodName> = Partial<RequestOf<M>> &
  (M extends keyof IgnoredFields ? Partial<IgnoredFields[M]> : unknown);
