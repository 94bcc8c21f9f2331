import type { Reply } from "../action.ts";
import type { KeptCertificates } from "./listeners.ts";

/** A rule of an HTTP or HTTPS listener: which requests it passes on, and how. */
export interface ForwardingRule {
  /** As `loc-agg236ys`. */
  readonly id: string;
  readonly listenerId: string;
  readonly domains: readonly string[];
  readonly url: string;
  readonly forwardType: string;
  readonly scheduler: string;
  readonly targetType: string;
  /** Seconds; 0 for no sessions. */
  readonly sessionExpireTime: number;
  readonly healthCheck: Reply;
  readonly certificates: KeptCertificates | undefined;
  readonly http2: boolean;
  readonly quic: boolean;
  readonly cookieName: string;
  readonly oauth: { readonly OAuthEnable: boolean; readonly OAuthFailureStatus: string };
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
