import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { errorsIn, expectOneSentence, problemsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test.each([
  {
    what: "an empty template",
    make: () => new cloudprov.AddressTemplate("office", { addresses: [] }),
    says: ["addresses"],
  },
  {
    what: "a protocol in upper case",
    make: () => new cloudprov.ProtocolTemplate("web", { protocols: ["icmp", "TCP:80"] }),
    says: ["protocols[1] must be in lower case"],
  },
  {
    what: "an invalid address, and a duplicate one",
    make: () => new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.300", "10.0.0.1", "10.0.0.1"] }),
    says: ["addresses[0] must be an IP address", "addresses[2] must not repeat addresses[1]"],
  },
  {
    what: "the ID of something else",
    make: () => new cloudprov.AddressTemplateGroup("offices", { templateIds: ["ppm-nwrggd14"] }),
    says: ["templateIds[0] must be the ID of an address template, such as ipm-makf7k9e"],
  },
  {
    what: "a manual key without its parts",
    make: () => new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner", accessKeyType: "manual" }),
    says: [
      "accessKeyId is required when accessKeyType is manual",
      "accessKeySecret is required when accessKeyType is manual",
    ],
  },
  {
    what: "a block where addresses are wanted",
    make: () =>
      new cloudprov.ApiGatewayIpStrategy("home", {
        serviceId: "service-1",
        strategyName: "home",
        strategyType: "WHITE",
        strategyData: "10.0.0.0/8",
      }),
    says: ["strategyData must contain one IP address per line, without spaces: see line 1"],
  },
])(
  "$what is reported in the preview with its property, before any request except for the account",
  async ({ make, says }) => {
    await using platform = await startPlatform();
    const program = async () => {
      make();
    };
    await using stack = await stackFor(platform, { program });

    const failure = await failureOf(stack.preview());

    for (const sentence of says) expect(failure).toContain(sentence);
    expect(failure).not.toMatch(/\n\s+at /);
    expect(platform.calls().map(({ action }) => action)).toEqual(["GetCallerIdentity"]);
  },
);

test.each([
  {
    what: "keys of nobody",
    secrets: { "cloudprov:secretId": "AKIDnobody", "cloudprov:secretKey": "wrong-secret-key" },
    says: /AuthFailure\.SecretIdNotFound.*Check secretId/s,
  },
  { what: "no keys at all", secrets: {}, says: /There are no credentials.*CLOUDPROV_SECRET_ID.*default\.credential/s },
])("$what are reported in a message, and nothing is created", async ({ secrets, says }) => {
  await using platform = await startPlatform();
  const program = async () => {
    new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] });
  };
  const config = { "cloudprov:sharedCredentialsDir": "/nowhere" };
  await using stack = await stackFor(platform, { program, signIn: "without", secrets, config });

  const failure = await failureOf(stack.up());

  expect(failure).toMatch(says);
  expect(failure).not.toContain("wrong-secret-key");
  expect(failure).not.toMatch(/\n\s+at /);
  expect(await stack.resources()).toEqual([]);
});

test("a misspelled property of a JavaScript program is one message, with the one that was meant", async () => {
  await using platform = await startPlatform();
  // A JavaScript program has no types.
  const args = JSON.parse('{ "adresses": ["10.0.0.1"] }');
  const program = async () => {
    new cloudprov.AddressTemplate("office", args);
  };
  await using stack = await stackFor(platform, { program });

  expect(problemsIn(await failureOf(stack.preview()))).toEqual([
    expect.stringMatching(/adresses is not a property; did you mean addresses\? \[cloudprov\/invalid-input\]$/),
  ]);
});

test("missing credentials are one message of the preview, with the ways to set them", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    for (const name of ["office", "home"]) new cloudprov.AddressTemplate(name, { addresses: ["10.0.0.1"] });
  };
  const config = { "cloudprov:sharedCredentialsDir": "/nowhere" };
  await using stack = await stackFor(platform, { program, signIn: "without", config });

  const failure = await failureOf(stack.preview());

  expectOneSentence(failure);
  expect(errorsIn(failure)).toEqual([
    expect.stringMatching(/There are no credentials\. .*secretId \(CLOUDPROV_SECRET_ID or TENCENTCLOUD_SECRET_ID\)/),
  ]);
});

test("a preview warns about a region that the platform does not have", async () => {
  await using platform = await startPlatform();
  const program = async () => {
    new cloudprov.AddressTemplate("office", { addresses: ["10.0.0.1"] });
    new cloudprov.SecurityGroup("web");
  };
  await using stack = await stackFor(platform, { program, config: { "cloudprov:region": "eu-paris" } });

  const { stdout } = await stack.preview();

  expect(stdout).toContain("region eu-paris is not a region of the platform: did you mean eu-frankfurt?");
});
