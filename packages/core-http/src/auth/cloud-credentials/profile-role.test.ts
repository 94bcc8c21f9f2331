import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { testFolder } from "../../../test/folder.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { profileRole } from "./profile-role.ts";
import { profileCredentials, SharedProfile } from "./shared-profile.ts";

const content = {
  secretId: "id-0",
  secretKey: "key-value-0",
  "role-arn": "arn-1",
  "role-session-name": "session-1",
};

describe("the role of a shared profile", () => {
  test("is assumed with the profile's keys", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    await using folder = await testFolder();
    await folder.write("default.credential", content);
    const profile = new SharedProfile({ directory: folder.path });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const source = profileRole({ profile, base: profileCredentials(profile), sts });
    expect(await source.credentials({})).toMatchObject({ secretId: "id-1", token: "token-value-1" });
    expect(service.calls).toEqual([
      { action: "AssumeRole", body: { RoleArn: "arn-1", RoleSessionName: "session-1", DurationSeconds: 7200 } },
    ]);
    expect(service.requests[0]?.headers.authorization).toContain("Credential=id-0/");
  });

  test("counts as not configured if the profile names none, without a request", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    await using folder = await testFolder();
    const file = await folder.write("default.credential", { ...content, "role-arn": "" });
    const profile = new SharedProfile({ directory: folder.path });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const source = profileRole({ profile, base: profileCredentials(profile), sts });
    const error = await rejection(source.credentials({}), NoCredentialsError);
    expect(error.message).toContain(`assume role by profile (${file} has no role-arn with a role-session-name)`);
    expect(service.requests).toHaveLength(0);
  });

  test("fails if it is rejected or its file is invalid, with an error that names the source", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock, instead: () => errorResponse("ResourceNotFound.RoleNotFound") });
    await using folder = await testFolder();
    const sourceNow = () => {
      const profile = new SharedProfile({ directory: folder.path });
      const sts = { endpoint: service.url, clock, redactor: new Redactor() };
      return profileRole({ profile, base: profileCredentials(profile), sts });
    };
    await folder.write("default.credential", content);
    const rejected = await rejection(sourceNow().credentials({}), CredentialsError);
    expect(rejected.message).toContain("No credentials from assume role by profile: ResourceNotFound.RoleNotFound");
    await folder.write("default.credential", "wrong");
    const unreadable = await rejection(sourceNow().credentials({}), CredentialsError);
    expect(unreadable.message).toContain("No credentials from assume role by profile: The file");
  });
});
