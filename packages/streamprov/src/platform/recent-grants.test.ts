import { describe, expect, it } from "vitest";
import { type DataPlaneCaller, RecentGrants } from "./recent-grants.ts";

const environment = "crn://confluent.cloud/organization=o/environment=env-1";
const minute = 60_000;

/** Grants on a clock, and the keys whose owners were requested from the platform. */
function given() {
  const clock = { now: 0 };
  const asked: string[] = [];
  const owners: Readonly<Record<string, string>> = { KEY: "sa-1" };
  const grants = new RecentGrants(
    (key) => {
      asked.push(key);
      return Promise.resolve(owners[key]);
    },
    () => clock.now,
  );
  const caller = (changes: Partial<DataPlaneCaller> = {}): DataPlaneCaller => ({
    clusterId: "lkc-1",
    credentialName: "the property credentials",
    key: "KEY",
    principal: undefined,
    ...changes,
  });
  const role = (changes = {}) => ({ principal: "User:sa-1", roleName: "Owner", crnPattern: environment, ...changes });
  return { clock, asked, grants, caller, role };
}

describe("a rejected key", () => {
  it("can become valid for three minutes after its owner got a role", async () => {
    const { clock, grants, caller, role } = given();
    grants.roleGiven(role());
    clock.now = 12_000;

    expect(await grants.temporaryRejection(403, caller())).toEqual({
      until: 3 * minute,
      reason: "User:sa-1 got the role Owner 12s ago, and some servers may not know it yet",
      hint: "User:sa-1, the owner of this key, got the role Owner 3m ago and is still rejected: check that the role permits this on lkc-1, or run the command again.",
    });
    expect(await grants.temporaryRejection(401, caller())).toBeUndefined();
    clock.now = 3 * minute;
    expect(await grants.temporaryRejection(403, caller())).toBeUndefined();
  });

  it.each([
    ["another owner", { principal: "User:sa-2" }, {}],
    ["another cluster", { crnPattern: `${environment}/cloud-cluster=lkc-2` }, {}],
    ["a Schema Registry", { crnPattern: `${environment}/schema-registry=lsrc-1/subject=a` }, {}],
    ["an owner, but the key's owner is unknown", {}, { key: "OTHER" }],
  ])("does not become valid when the role was for %s", async (_what, role, caller) => {
    const test = given();
    test.grants.roleGiven(test.role(role));

    expect(await test.grants.temporaryRejection(403, test.caller(caller))).toBeUndefined();
  });

  it.each([
    ["the cluster", `${environment}/cloud-cluster=lkc-1`],
    ["a topic of the cluster", `${environment}/cloud-cluster=lkc-1/kafka=lkc-1/topic=orders*`],
    ["its environment", environment],
  ])("can become valid when the role was for %s", async (_what, crnPattern) => {
    const test = given();
    test.grants.roleGiven(test.role({ crnPattern }));

    expect(await test.grants.temporaryRejection(403, test.caller())).toBeDefined();
  });

  it("causes one request for its owner, and none while no role is new or when the key was created here", async () => {
    const { asked, grants, caller, role } = given();
    await grants.temporaryRejection(403, caller());
    expect(asked).toEqual([]);

    grants.roleGiven(role());
    grants.keyMade("MINE", "sa-1");
    await grants.temporaryRejection(403, caller());
    await grants.temporaryRejection(403, caller());

    expect(await grants.temporaryRejection(403, caller({ key: "MINE" }))).toBeDefined();
    expect(asked).toEqual(["KEY"]);
  });

  it("can become valid for three minutes after its creation, and its name is in no message", async () => {
    const { clock, grants, caller } = given();
    grants.keyMade("MINE", "sa-1");
    clock.now = 4_000;
    const mine = caller({ key: "MINE" });

    const passing = await grants.temporaryRejection(401, mine);

    expect(passing).toMatchObject({ until: 3 * minute });
    expect(passing?.reason).toBe("the API key was created 4s ago, and some servers may not know it yet");
    expect(JSON.stringify(passing)).not.toContain("MINE");
    expect(await grants.temporaryRejection(403, mine)).toBeUndefined();
    clock.now = 3 * minute;
    expect(await grants.temporaryRejection(401, mine)).toBeUndefined();
  });

  it("of an identity pool can become valid after the pool got a role", async () => {
    const { grants, caller, role } = given();
    grants.roleGiven(role({ principal: "User:pool-1" }));

    expect(await grants.temporaryRejection(403, caller({ key: undefined, principal: "User:pool-1" }))).toBeDefined();
  });
});
