import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { sentence } from "../definition/problem.ts";
import type { ConfigSpec } from "../definition/provider.ts";
import { requiredWith } from "../definition/rules.ts";
import { unknown } from "../value/unknown.ts";
import { checkConfig, configSecrets, configurationSecrets } from "./configuration.ts";

const docs = "What it is.";
const fields = {
  endpoint: field.string({ env: "TOY_ENDPOINT", pattern: { match: /^https:/, says: "begin with https:" }, docs }),
  apiKey: field.string({ env: "TOY_KEY", docs }),
  apiSecret: field.string({ env: "TOY_SECRET", secret: true, min: 4, docs }),
  retries: field.integer({ default: 4, max: 9, docs }),
  verbose: field.boolean({ env: "TOY_VERBOSE", docs }),
  regions: field.list(field.string({ docs }), { docs }),
  oauth: field.object(
    { id: field.string({ required: true, docs: "The ID." }), secret: field.string({ secret: true, docs }) },
    { docs },
  ),
};
const spec: ConfigSpec<typeof fields> = { fields, rules: [requiredWith("apiKey", "apiSecret")] };

/** The outcome of checking a configuration as the engine sends it. */
function checked(values: Record<string, unknown>, env: Record<string, string> = {}, secrets: readonly string[] = []) {
  const { values: found, problems, warnings } = checkConfig(spec, { values, secrets: new Set(secrets) }, env);
  return { values: found, problems: problems.map(sentence), warnings: warnings.map(sentence) };
}

describe("a configuration", () => {
  it("is read from values and their JSON texts", () => {
    const sent = { retries: "2", verbose: "true", regions: '["a","b"]', oauth: '{"id":"x"}', endpoint: "https://a" };
    expect(checked(sent).values).toEqual({
      retries: 2,
      verbose: true,
      regions: ["a", "b"],
      oauth: { id: "x" },
      endpoint: "https://a",
    });
    expect(checked({ retries: 2, regions: ["a"] }).values).toEqual({ retries: 2, regions: ["a"] });
  });

  it("reports a text that is not JSON", () => {
    expect(checked({ regions: "a,b", oauth: "me" }).problems).toEqual([
      "regions must be a list: set it as JSON, or set each element with `pulumi config set --path` and [0] after the name",
      "oauth must be an object: set it as JSON, or set each property with `pulumi config set --path` and .<name> after the name",
    ]);
  });

  it("treats null as unset for a list or an object", () => {
    expect(checked({ regions: "null", oauth: "null" })).toEqual({ values: { retries: 4 }, problems: [], warnings: [] });
  });

  it("reports a JSON text that is not a list or an object", () => {
    const { problems } = checked({ regions: "100", oauth: "[]" });
    expect(problems).toEqual([
      expect.stringContaining("regions must be a list: set it as JSON"),
      expect.stringContaining("oauth must be an object: set it as JSON"),
    ]);
  });

  it("shows an invalid boolean or number as the user wrote it, not as an SDK encoded it", () => {
    expect(checked({ verbose: '"yes"', retries: '"two"' }).problems).toEqual([
      'retries must be a whole number, not "two"',
      'verbose must be true or false, not "yes"',
    ]);
    expect(checked({ verbose: '"true"', retries: '"2"' }).values).toMatchObject({ verbose: true, retries: 2 });
  });

  it("reports problems inside a JSON text with their paths", () => {
    expect(checked({ oauth: '{"ID":"x"}' }).problems).toEqual(["oauth.ID is not a property; did you mean id?"]);
  });

  it("ignores the engine's keys", () => {
    expect(checked({ version: "1.0.0", pluginDownloadURL: "https://a", pluginChecksums: {} })).toEqual({
      values: { retries: 4 },
      problems: [],
      warnings: [],
    });
  });

  it("does not check unknown values", () => {
    const sent = { apiKey: "k", apiSecret: unknown, regions: unknown, endpoint: unknown };
    expect(checked(sent)).toMatchObject({ values: sent, problems: [] });
  });

  it("reports a mistyped key", () => {
    expect(checked({ apikey: "x" }).problems).toEqual(["apikey is not a property; did you mean apiKey?"]);
  });
});

describe("the texts that messages must not contain", () => {
  const role = field.object({ arn: field.string({ docs }), code: field.string({ secret: true, docs }) }, { docs });
  const fieldsWithRoles = { roles: field.list(role, { docs }), plain: field.list(role, { docs, secret: true }) };
  const values = { roles: [{ arn: "the-arn", code: "the-code" }], plain: [{ arn: "hidden-arn" }], key: "a-key" };

  it("are the secrets that the definition marks inside a block, even if the whole block is marked", () => {
    expect(configurationSecrets(fieldsWithRoles, values, new Set(["roles"]))).toEqual(["the-code", "hidden-arn"]);
  });

  it("include everything else that the program marks as secret", () => {
    expect(configurationSecrets({ key: field.string({ docs }) }, values, new Set(["key"]))).toEqual(["a-key"]);
    expect(configurationSecrets(fieldsWithRoles, values, new Set(["roles[0].arn"]))).toContain("the-arn");
  });
});

describe("the environment", () => {
  const roles = field.list(
    field.object(
      {
        arn: field.string({ env: ["TOY_ROLE", "OLD_ROLE"], min: 3, docs }),
        seconds: field.integer({ env: "TOY_SECONDS", default: 60, docs }),
        code: field.string({ secret: true, docs }),
      },
      { docs },
    ),
    { docs },
  );
  const region = field.string({ env: ["TOY_REGION", "OLD_REGION"], emptyIsUnset: true, default: "north", docs });
  const nested = (values: Record<string, unknown>, env: Record<string, string>) =>
    checkConfig({ fields: { region, roles } }, { values, secrets: new Set() }, env);

  it("can have several names, and the first that is set wins", () => {
    expect(nested({}, { OLD_REGION: "b" }).values["region"]).toBe("b");
    expect(nested({}, { TOY_REGION: "a", OLD_REGION: "b" }).values["region"]).toBe("a");
    expect(nested({}, { TOY_REGION: "", OLD_REGION: "b" }).values["region"]).toBe("b");
  });

  it("is not hidden by an empty string that counts as unset", () => {
    expect(nested({ region: "" }, { OLD_REGION: "b" }).values["region"]).toBe("b");
    expect(nested({ region: "" }, {}).values["region"]).toBe("north");
  });

  it("fills in objects that are set, and creates none", () => {
    expect(nested({ roles: [{}] }, { OLD_ROLE: "abc", TOY_SECONDS: "90" }).values["roles"]).toEqual([
      { arn: "abc", seconds: 90 },
    ]);
    expect(nested({}, { OLD_ROLE: "abc" }).values).not.toHaveProperty("roles");
  });

  it("is named if its value within an object is wrong", () => {
    const messages = (values: Record<string, unknown>, env: Record<string, string>) =>
      nested(values, env).problems.map(sentence);
    expect(messages({ roles: [{}] }, { OLD_ROLE: "ab", TOY_SECONDS: "soon" })).toEqual([
      expect.stringMatching(/^roles\[0\]\.arn .*\(environment variable OLD_ROLE\)$/),
      expect.stringMatching(/^roles\[0\]\.seconds .*\(environment variable TOY_SECONDS\)$/),
    ]);
  });

  it("keeps values in a list secret", () => {
    const decoded = { values: { roles: [{ code: "123456" }] }, secrets: new Set<string>() };
    expect(configSecrets({ roles }, decoded)).toEqual(new Set(["roles"]));
  });

  it("fills in unset values", () => {
    expect(checked({}, { TOY_ENDPOINT: "https://e", TOY_VERBOSE: "true" }).values).toEqual({
      endpoint: "https://e",
      verbose: true,
      retries: 4,
    });
    expect(checked({ endpoint: "https://a" }, { TOY_ENDPOINT: "https://e" }).values).toMatchObject({
      endpoint: "https://a",
    });
  });

  it("does not replace the default if an explicit empty string hides it", () => {
    const fields = { endpoint: field.string({ env: "TOY_ENDPOINT", default: "https://toy.test", docs }) };
    const checked = checkConfig({ fields }, { values: { endpoint: "" }, secrets: new Set() }, { TOY_ENDPOINT: "x" });
    expect([checked.values, checked.problems]).toEqual([{ endpoint: "https://toy.test" }, []]);
  });

  it("ignores names that all objects have", () => {
    for (const name of ["constructor", "toString"]) {
      const values = Object.fromEntries([[name, "1"]]);
      const { problems } = checkConfig({ fields: {} }, { values, secrets: new Set() }, {});
      expect(problems.map(({ path }) => path)).toEqual([name]);
    }
  });

  it("is hidden by an explicit empty string, which counts as unset", () => {
    expect(checked({ apiKey: "" }, { TOY_KEY: "k" })).toEqual({ values: { retries: 4 }, problems: [], warnings: [] });
  });

  it("is named only if its value is wrong", () => {
    const fromEnv = checked({}, { TOY_ENDPOINT: "ftp://e" }).problems;
    expect(fromEnv).toEqual(['endpoint must begin with https:, not "ftp://e" (environment variable TOY_ENDPOINT)']);
    expect(checked({ endpoint: "ftp://e" }).problems).toEqual(['endpoint must begin with https:, not "ftp://e"']);
  });

  it("is named if a value is missing", () => {
    expect(checked({ apiKey: "k" }).problems).toEqual([
      "apiSecret is required because apiKey is set (environment variable TOY_SECRET)",
    ]);
  });

  it("is never quoted if it is secret", () => {
    const { problems } = checked({}, { TOY_SECRET: "abc" });
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toContain("abc");
  });
});

describe("the configuration's check", () => {
  it("adds its problems to the others", () => {
    const own: ConfigSpec<typeof fields> = {
      ...spec,
      check: ({ retries }) => (retries === 0 ? [{ path: "retries", message: "should be more" }] : []),
    };
    const { problems } = checkConfig(own, { values: { retries: 0, x: 1 }, secrets: new Set() }, {});
    expect(problems.map(({ path }) => path)).toEqual(["x", "retries"]);
  });
});

describe("secrets of a configuration", () => {
  it("include no identifiers in messages, even if the stack's configuration encrypts them", () => {
    const identified = { ...fields, apiKey: field.string({ secret: true, identifier: true, docs: "ID of a key." }) };
    const values = { apiSecret: "hidden", apiKey: "EGWX3S4BVNQIRBMJ" };
    expect(configurationSecrets(identified, values, new Set(["apiKey"]))).toEqual(["hidden"]);
  });

  it("are values declared as secret, containers of such values, and values that the program marked", () => {
    const values = { apiSecret: "s", oauth: '{"id":"x"}', apiKey: "k", endpoint: "https://a" };
    expect([...configSecrets(fields, { values, secrets: new Set(["apiKey"]) })].sort()).toEqual([
      "apiKey",
      "apiSecret",
      "oauth",
    ]);
    expect([...configSecrets(fields, { values: {}, secrets: new Set() })]).toEqual([]);
  });
});
