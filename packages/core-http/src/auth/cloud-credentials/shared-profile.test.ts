import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { testFolder } from "../../../test/folder.ts";
import { ConfigurationError } from "../../errors/configuration-error.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { profileCredentials, SharedProfile } from "./shared-profile.ts";

const keys = { secretId: " id-1 ", secretKey: "key-value-1\n" };

describe("a shared profile", () => {
  test("is in the user's home by default", () => {
    expect(new SharedProfile().credentialFile).toBe(join(homedir(), ".tccli", "default.credential"));
    expect(new SharedProfile({ directory: "~/x", profile: "p" }).configureFile).toBe(join(homedir(), "x/p.configure"));
    expect(new SharedProfile({ directory: "/x/~y" }).credentialFile).toBe("/x/~y/default.credential");
  });

  test("contains keys, role and region, without surrounding spaces", async () => {
    await using folder = await testFolder();
    const role = { "role-arn": "arn-1", "role-session-name": "session-1" };
    await folder.write("p.credential", { ...keys, ...role, other: 1 });
    await folder.write("p.configure", { _sys_param: { region: " ap-guangzhou ", output: "json" } });
    expect(await new SharedProfile({ directory: folder.path, profile: "p" }).content()).toEqual({
      secretId: "id-1",
      secretKey: "key-value-1",
      token: undefined,
      role: { roleArn: "arn-1", sessionName: "session-1" },
      region: "ap-guangzhou",
    });
  });

  test("has a role only if both of its values are set", async () => {
    await using folder = await testFolder();
    await folder.write("default.credential", { ...keys, "role-arn": "arn-1", "role-session-name": " " });
    expect((await new SharedProfile({ directory: folder.path }).content())?.role).toBeUndefined();
  });

  test("can consist of one of the files, or none", async () => {
    await using folder = await testFolder();
    const content = () => new SharedProfile({ directory: folder.path }).content();
    expect(await content()).toBeUndefined();
    await folder.write("default.configure", { _sys_param: { region: "ap-1" } });
    expect(await content()).toMatchObject({ secretId: undefined, region: "ap-1" });
  });

  test.each([
    ["no JSON", '{"secretKey": "key-value-1', "is not a JSON object"],
    ["a list", '["key-value-1"]', "is not a JSON object"],
    ["a key that is not a string", '{"secretId": "id-1", "secretKey": {"x": "key-value-1"}}', "secretKey in the file"],
  ])("fails with %s, with an error that shows the file's path but no content", async (_name, text, says) => {
    await using folder = await testFolder();
    const file = await folder.write("default.credential", text);
    const error = await rejection(new SharedProfile({ directory: folder.path }).content(), ConfigurationError);
    expect(error.message).toContain(says);
    expect(error.message).toContain(file);
    expect(`${error.stack}`).not.toContain("key-value");
  });

  test("fails if its file cannot be read, with an error that shows its path", async () => {
    await using folder = await testFolder();
    const error = await rejection(
      new SharedProfile({ directory: folder.path, profile: "\0" }).content(),
      ConfigurationError,
    );
    expect(error.message).toContain("cannot be read");
  });

  test("is read once, but again after it was invalid", async () => {
    await using folder = await testFolder();
    const profile = new SharedProfile({ directory: folder.path });
    await folder.write("default.credential", "wrong");
    await rejection(profile.content(), ConfigurationError);
    await folder.write("default.credential", keys);
    expect(await profile.content()).toMatchObject({ secretId: "id-1" });
    await folder.write("default.credential", "wrong");
    expect(await profile.content()).toMatchObject({ secretId: "id-1" });
  });
});

describe("the keys of a shared profile", () => {
  test("are returned, and redacted from texts", async () => {
    await using folder = await testFolder();
    await folder.write("default.credential", { ...keys, token: "token-value-1" });
    const source = profileCredentials(new SharedProfile({ directory: folder.path }));
    const redactor = new Redactor();
    source.registerSecrets(redactor);
    expect(await source.credentials({})).toEqual({
      secretId: "id-1",
      secretKey: "key-value-1",
      token: "token-value-1",
    });
    expect(redactor.text("key-value-1, token-value-1")).toBe("[redacted], [redacted]");
  });

  test("count as not configured if missing, and the error names the file", async () => {
    await using folder = await testFolder();
    const source = () => profileCredentials(new SharedProfile({ directory: folder.path }));
    const file = join(folder.path, "default.credential");
    const missing = await rejection(source().credentials({}), NoCredentialsError);
    expect(missing.tried).toEqual([{ source: "shared profile", reason: `${file} does not exist` }]);
    await folder.write("default.credential", {});
    const empty = await rejection(source().credentials({}), NoCredentialsError);
    expect(empty.message).toContain(file);
  });

  test("fail if they are incomplete or the file is invalid, with an error that names the file", async () => {
    await using folder = await testFolder();
    const source = () => profileCredentials(new SharedProfile({ directory: folder.path }));
    const file = await folder.write("default.credential", { secretId: "id-1" });
    expect((await rejection(source().credentials({}), CredentialsError)).message).toContain(file);
    await folder.write("default.credential", "wrong");
    const error = await rejection(source().credentials({}), CredentialsError);
    expect(error.message).toContain(`No credentials from shared profile: The file ${file} is not a JSON object`);
  });
});
