import { type Step, stepsOf } from "../step.ts";

export function callerSteps(): readonly Step[] {
  const session = { RoleArn: "$roleArn", RoleSessionName: "conformance", DurationSeconds: 1800 };
  const sts = stepsOf("sts");
  return [
    sts("GetCallerIdentity", {}, { holds: { AccountId: "$accountId" } }),
    sts("AssumeRole", { ...session, Tags: [{ Key: "team", Value: "shop" }] }),
    sts("AssumeRole", { ...session, RoleArn: "$roleArn-none" }, { refused: "ResourceNotFound.RoleNotFound" }),
    sts("GetSessionToken", { SerialNumber: "$mfaSerialNumber", TokenCode: "$code" }),
    sts(
      "AssumeRoleWithSAML",
      { ...session, SAMLAssertion: "$samlAssertion", PrincipalArn: "$samlPrincipalArn" },
      { unsigned: true },
    ),
    sts(
      "AssumeRoleWithWebIdentity",
      { ...session, ProviderId: "$webIdentityProviderId", WebIdentityToken: "$webIdentityToken" },
      { unsigned: true },
    ),
  ];
}
