import { atMostOneOf, field } from "@org/core-provider";
import { plural, required, text, texts } from "./setting-fields.ts";

/** What browsers may do from other origins. */
export const corsRules = field.list(
  field.object(
    {
      allowedOrigins: field.list(field.string({ docs: "An origin." }), {
        required: true,
        wire: "AllowedOrigin",
        docs: "Origins that may send requests, such as `https://example.com`, or `*`.",
      }),
      allowedMethods: field.list(field.string({ docs: "A method." }), {
        required: true,
        wire: "AllowedMethod",
        docs: "Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`.",
      }),
      allowedHeaders: field.list(field.string({ docs: "A header." }), {
        required: true,
        wire: "AllowedHeader",
        docs: "Headers that they may send, or `*`.",
      }),
      exposeHeaders: texts("ExposeHeader", "Headers of responses that they may read."),
      maxAgeSeconds: field.integer({
        min: 0,
        wire: "MaxAgeSeconds",
        docs: "How long browsers may keep the result of a preflight request, in seconds.",
      }),
    },
    { docs: "A rule." },
  ),
  {
    wire: "cors.CORSRule",
    ...plural,
    docs: "Rules for requests of browsers from other origins (CORS), in their order.",
  },
);

/** Where objects come from that the bucket does not contain. */
export const originPullRules = field.list(
  field.object(
    {
      priority: field.integer({ required: true, min: 1, wire: "RulePriority", docs: "Priority; 1 is the highest." }),
      backToSourceMode: text(
        "OriginType",
        "How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin.",
        {
          computed: true,
          values: ["Proxy", "Mirror", "Redirect"],
        },
      ),
      httpRedirectCode: text("OriginParameter.HttpRedirectCode", "Status of a redirect, such as `302`.", {
        computed: true,
      }),
      prefix: field.string({
        default: "",
        wire: "OriginCondition.Prefix",
        docs: "Beginning of the names of the objects that the rule is about.",
      }),
      protocol: field.string({
        default: "",
        knownValues: ["HTTP", "HTTPS", "FOLLOW"],
        wire: "OriginParameter.Protocol",
        docs: "Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client.",
      }),
      host: required("OriginInfo.HostInfo.HostName", "Host of the origin, such as `origin.example.com`."),
      followQueryString: field.boolean({
        default: true,
        wire: "OriginParameter.FollowQueryString",
        docs: "Whether the query of the request is passed on.",
      }),
      followRedirection: field.boolean({
        default: true,
        wire: "OriginParameter.FollowRedirection",
        docs: "Whether redirects of the origin are followed.",
      }),
      followHttpHeaders: field.set(field.string({ docs: "A header." }), {
        wire: "OriginParameter.HttpHeader.FollowHttpHeaders.Header.Key",
        ...plural,
        docs: "Headers of the request that are passed on.",
      }),
      customHttpHeaders: field.map(field.string({ docs: "Value of the header." }), {
        wire: "OriginParameter.HttpHeader.NewHttpHeaders.Header",
        docs: "Headers that are added to requests to the origin, by name.",
      }),
    },
    { docs: "A rule." },
  ),
  { wire: "origin.OriginRule", ...plural, docs: "From where objects are fetched that the bucket does not contain." },
);

/** Domains of the user. */
export const originDomainRules = field.list(
  field.object(
    {
      domain: required("Name", "The domain. A TXT record must prove that it is yours."),
      type: field.string({
        default: "REST",
        knownValues: ["REST", "WEBSITE", "ACCELERATE"],
        wire: "Type",
        docs: "What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration.",
      }),
      status: field.string({
        default: "ENABLED",
        values: ["ENABLED", "DISABLED"],
        wire: "Status",
        docs: "`ENABLED` or `DISABLED`.",
      }),
    },
    { docs: "A domain." },
  ),
  { wire: "domain.DomainRule", ...plural, docs: "Your own domains for the bucket." },
);

/** The members of `website`. */
export const websiteMembers = {
  indexDocument: text("IndexDocument.Suffix", "Object that is shown for a folder, such as `index.html`."),
  errorDocument: text("ErrorDocument.Key", "Object that is shown after an error, such as `error.html`."),
  redirectAllRequestsTo: text(
    "RedirectAllRequestsTo.Protocol",
    "Protocol that all requests are redirected to: `http` or `https`.",
    {
      computed: true,
      values: ["http", "https"],
    },
  ),
  routingRules: field.object(
    {
      rules: field.list(
        field.object(
          {
            conditionErrorCode: text(
              "Condition.HttpErrorCodeReturnedEquals",
              "Status that the rule is about, such as `404`.",
            ),
            conditionPrefix: text(
              "Condition.KeyPrefixEquals",
              "Beginning of the names of the objects that the rule is about.",
            ),
            redirectProtocol: text("Redirect.Protocol", "Protocol of the redirect, such as `https`."),
            redirectReplaceKey: text("Redirect.ReplaceKeyWith", "Object that replaces the requested one."),
            redirectReplaceKeyPrefix: text(
              "Redirect.ReplaceKeyPrefixWith",
              "Text that replaces `conditionPrefix` in the name of the object.",
            ),
          },
          {
            rules: [
              atMostOneOf("conditionErrorCode", "conditionPrefix"),
              atMostOneOf("redirectReplaceKey", "redirectReplaceKeyPrefix"),
            ],
            docs: "A rule.",
          },
        ),
        { required: true, wire: "RoutingRule", ...plural, docs: "The rules, in their order." },
      ),
    },
    { wire: "RoutingRules", docs: "Redirects of some requests." },
  ),
  endpoint: field.string({ output: true, docs: "Host of the website." }),
};
