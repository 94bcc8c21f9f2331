import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const group = await state.camGroups.create({ name: "developers" });
  const [ada, grace, linus] = await Promise.all(
    ["ada", "grace", "linus"].map((name) => state.camUsers.create({ name })),
  );
  if (ada === undefined || grace === undefined || linus === undefined) throw new Error("no users");
  const groupId = group.id;
  return {
    ...simulated,
    state,
    groupId,
    ada,
    grace,
    linus,
    inputs: { groupId, userNames: ["ada", "grace"] },
    membership: simulated.host.resource("CamGroupMembership", "developers"),
    add: ({ id: userId }: { readonly id: string }) => state.camMemberships.create({ groupId, userId }),
    users: () => state.camMemberships.list().map(({ userId }) => userId),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

describe("a CamGroupMembership", () => {
  it("adds users by their names, and does not affect others", async () => {
    await using test = await given();
    await test.add(test.linus);
    const { id, outputs } = await test.membership.create(test.inputs);
    expect(id).toBe(test.groupId);
    expect(outputs["userNames"]).toEqual(["ada", "grace"]);
    const GroupId = Number(test.groupId);
    expect(test.sent("AddUserToGroup")).toEqual([
      { Info: [test.ada, test.grace].map((user) => ({ GroupId, Uid: Number(user.id) })) },
    ]);
    const { userNames } = test.inputs;
    const reordered = await test.membership.diff({ ...test.inputs, userNames: userNames.toReversed() });
    expect(reordered.changes).toEqual([]);

    await test.membership.delete();
    expect(test.users()).toEqual([test.linus.id]);
  });

  it("removes the names that the program no longer has before it adds new ones", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    test.platform.journal.clear();
    await test.membership.update({ ...test.inputs, userNames: ["grace", "linus"] });
    const GroupId = Number(test.groupId);
    expect(test.sent("RemoveUserFromGroup")).toEqual([{ Info: [{ GroupId, Uid: Number(test.ada.id) }] }]);
    expect(test.sent("AddUserToGroup")).toEqual([{ Info: [{ GroupId, Uid: Number(test.linus.id) }] }]);
    expect(test.users()).toEqual([test.grace.id, test.linus.id]);
  });

  it("adds a user again who was removed elsewhere", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    for (const { id } of test.state.camMemberships.list()) test.state.camMemberships.remove(id);
    await test.membership.update({ ...test.inputs, userNames: ["grace", "linus"] });
    expect(test.users()).toEqual([test.grace.id, test.linus.id]);
  });

  it("does not take over a user that somebody else has added, and changes nothing", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    await test.add(test.linus);
    const taking = { ...test.inputs, userNames: ["ada", "linus"] };
    for (const _ of [1, 2])
      await expect(test.membership.update(taking)).rejects.toThrow("has added: linus. Nothing was");
    await test.membership.read();
    await test.membership.delete();
    expect(test.users()).toEqual([test.linus.id]);
  });

  it("continues an update whose response was lost, and removes its users when it is deleted instead", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    const after = { ...test.inputs, userNames: ["ada", "grace", "linus"] };
    test.platform.failNext({ path: /\/ListUsersForGroup$/, kind: "status400", after: 1 });
    await test.membership.update(after).catch(() => undefined);
    expect(test.users()).toHaveLength(3);
    const other = test.host.resource("CamGroupMembership", "developers");
    other.adopt(test.membership);
    await other.update(after);
    expect(other.outputs["userNames"]).toHaveLength(3);
    await test.membership.delete();
    expect(test.users()).toEqual([]);
  });

  it("replaces the membership when the group changes", async () => {
    await using test = await given();
    const other = await test.state.camGroups.create({ name: "testers" });
    await test.membership.create(test.inputs);
    const diff = await test.membership.diff({ ...test.inputs, groupId: other.id });
    expect(diff.replaces).toEqual(["groupId"]);
    expect(diff.deleteBeforeReplace).toBe(false);
  });

  it("names a user that does not exist, and adds nobody", async () => {
    await using test = await given();
    const created = test.membership.create({ ...test.inputs, userNames: ["ada", "nobody"] });
    await expect(created).rejects.toThrow('the account has no user "nobody"');
    expect(test.users()).toEqual([]);
  });

  it("rejects a user that is in the group already, and does not remove that user", async () => {
    await using test = await given();
    await test.add(test.ada);
    await expect(test.membership.create(test.inputs)).rejects.toThrow("exists already");
    expect(test.users()).toEqual([test.ada.id]);
  });

  it("detects removed users, and is recreated if none is left", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    test.state.camUsers.remove(test.ada.id);
    expect((await test.membership.read())?.outputs["userNames"]).toEqual(["grace"]);
    for (const { id } of test.state.camMemberships.list()) test.state.camMemberships.remove(id);
    await test.add(test.linus);
    expect(await test.membership.read()).toBeUndefined();
  });

  it("is deleted without an error when its users or its group no longer exist", async () => {
    await using test = await given();
    await test.membership.create(test.inputs);
    test.state.camUsers.remove(test.ada.id);
    test.state.camGroups.remove(test.groupId);
    await test.membership.delete();
    expect(test.sent("RemoveUserFromGroup")).toEqual([]);
  });

  it("imports all users of the group, also those on later pages", async () => {
    await using test = await given();
    const users = await Promise.all(
      Array.from({ length: 201 }, (_, i) => test.state.camUsers.create({ name: `user-${i}` })),
    );
    for (const user of users) await test.add(user);
    const imported = await test.membership.import(test.groupId);
    expect(imported?.inputs["userNames"]).toHaveLength(201);
  });

  it("finds an addition whose response was lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AddUserToGroup$/, kind: "resetAfter" });
    await test.membership.create(test.inputs);
    expect(test.sent("AddUserToGroup")).toHaveLength(1);
  });

  it.each([
    [{ groupId: "developers", userNames: ["ada"] }, "groupId"],
    [{ groupId: "33333", userNames: [] }, "userNames"],
    [{ groupId: "33333" }, "userNames"],
  ])("rejects %j during preview", async (inputs, rejected) => {
    await using test = await given();
    await expect(test.membership.create(inputs)).rejects.toThrow(rejected);
    expect(test.sent("AddUserToGroup")).toEqual([]);
  });
});
