import { integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { detachAll } from "./attachment-state.ts";
import { pageOf } from "./pages.ts";
import { statementsOf } from "./policy-document.ts";
import { newCamRole, tagsOfCamRole } from "./role-state.ts";
import type { CamRole } from "./roles.ts";

/** The actions of roles. */
export function roleActions(world: World): Action[] {
  return [
    createRole(world),
    getRole(world),
    listRoles(world),
    updateDescription(world),
    updateDocument(world),
    updateLogin(world),
    updateDuration(world),
    deleteRole(world),
  ];
}

const tagsShape = optional(listOf(object({ Key: text({ min: 1 }), Value: text() })));
const keyMembers = { RoleId: optional(text({ min: 1 })), RoleName: optional(text({ min: 1 })) };
/** Some actions take the ID as a number, which cannot hold the 19 digits exactly. */
const numberKeyMembers = { RoleId: optional(integer()), RoleName: optional(text({ min: 1 })) };

interface Key {
  readonly RoleId?: string | number | undefined;
  readonly RoleName?: string | undefined;
}

function createRole(world: World): Action {
  return defineAction({
    name: "CreateRole",
    simplified: "STS does not know the role: `AssumeRole` works with the initial roles only.",
    params: object({
      RoleName: text(),
      PolicyDocument: text(),
      Description: optional(text()),
      ConsoleLogin: optional(integer({ min: 0, max: 1 })),
      SessionDuration: optional(integer()),
      Tags: tagsShape,
    }),
    run({ params: { RoleName, PolicyDocument, Description, ConsoleLogin, SessionDuration, Tags = [] } }) {
      if (!/^[\w+=,.@-]{1,128}$/.test(RoleName)) {
        throw new PlatformError("InvalidParameter.ParamError", `The role name ${RoleName} is invalid.`);
      }
      statementsOf(PolicyDocument);
      checkDuration(SessionDuration);
      if (world.camRoles.all().some(({ name }) => name === RoleName)) {
        throw new PlatformError("InvalidParameter.RoleNameInUse", `The role name ${RoleName} is in use.`);
      }
      const role = world.camRoles.insert(
        newCamRole(world, {
          name: RoleName,
          document: PolicyDocument,
          description: Description ?? "",
          consoleLogin: ConsoleLogin ?? 0,
          ...(SessionDuration === undefined ? {} : { sessionDuration: SessionDuration }),
        }),
      );
      for (const { Key, Value } of Tags) world.tags.put(tagsOfCamRole(role), Key, Value);
      return { RoleId: role.id };
    },
  });
}

function getRole(world: World): Action {
  return defineAction({
    name: "GetRole",
    params: object(keyMembers),
    run: ({ params, caller }) => ({
      RoleInfo: document(world, roleWith(world.camRoles.allSeen(), params), caller?.accountId),
    }),
  });
}

function listRoles(world: World): Action {
  return defineAction({
    name: "DescribeRoleList",
    params: object({ Page: integer({ min: 1 }), Rp: integer({ min: 1, max: 200 }), Tags: tagsShape }),
    run({ params: { Tags = [], ...page }, caller }) {
      const all = world.camRoles.allSeen().filter((role) => {
        const own = world.tags.of(tagsOfCamRole(role));
        return Tags.every(({ Key, Value }) => own.some(({ key, value }) => key === Key && value === Value));
      });
      return { List: pageOf(all, page).map((role) => document(world, role, caller?.accountId)), TotalNum: all.length };
    },
  });
}

function updateDescription(world: World): Action {
  return defineAction({
    name: "UpdateRoleDescription",
    params: object({ Description: text(), ...keyMembers }),
    run: ({ params }) => changed(world, params, { description: params.Description }),
  });
}

function updateDocument(world: World): Action {
  return defineAction({
    name: "UpdateAssumeRolePolicy",
    params: object({ PolicyDocument: text(), ...keyMembers }),
    run({ params }) {
      statementsOf(params.PolicyDocument);
      return changed(world, params, { document: params.PolicyDocument });
    },
  });
}

function updateLogin(world: World): Action {
  return defineAction({
    name: "UpdateRoleConsoleLogin",
    params: object({ ConsoleLogin: integer({ min: 0, max: 1 }), ...numberKeyMembers }),
    run: ({ params }) => changed(world, params, { consoleLogin: params.ConsoleLogin }),
  });
}

function updateDuration(world: World): Action {
  return defineAction({
    name: "UpdateRoleSessionDuration",
    params: object({ SessionDuration: integer(), ...numberKeyMembers }),
    run({ params }) {
      checkDuration(params.SessionDuration);
      return changed(world, params, { sessionDuration: params.SessionDuration });
    },
  });
}

function deleteRole(world: World): Action {
  return defineAction({
    name: "DeleteRole",
    params: object(keyMembers),
    run({ params }) {
      const role = roleWith(world.camRoles.all(), params);
      world.camRoles.remove(role.id);
      detachAll(world, "role", role.id);
      world.tags.clear(tagsOfCamRole(role));
      return {};
    },
  });
}

function changed(world: World, key: Key, changes: Partial<CamRole>): Reply {
  const role = roleWith(world.camRoles.all(), key);
  world.camRoles.replace({ ...role, ...changes, updatedAt: world.now() });
  return {};
}

/** @throws {PlatformError} if the request identifies no role. */
export function roleWith(all: readonly CamRole[], { RoleId, RoleName }: Key): CamRole {
  if (RoleId === undefined && RoleName === undefined) {
    throw new PlatformError("InvalidParameter.ParamError", "One of RoleId and RoleName is required.");
  }
  const role = all.find(({ id, name }) => (RoleId === undefined ? name === RoleName : id === String(RoleId)));
  return found(role, "InvalidParameter.RoleNotExist", `role ${RoleId ?? RoleName}`);
}

function checkDuration(seconds = 0): void {
  if (seconds < 0 || seconds > 43_200) {
    throw new PlatformError("InvalidParameter.ParamError", "SessionDuration must be between 0 and 43200.");
  }
}

function document(world: World, role: CamRole, accountId = ""): Reply {
  return {
    RoleId: role.id,
    RoleName: role.name,
    PolicyDocument: role.document,
    Description: role.description,
    AddTime: world.localTimeText(role.createdAt),
    UpdateTime: world.localTimeText(role.updatedAt),
    ConsoleLogin: role.consoleLogin,
    RoleType: "user",
    SessionDuration: role.sessionDuration,
    DeletionTaskId: "",
    Tags: world.tags.pairsOf(tagsOfCamRole(role)),
    RoleArn: `qcs::cam::uin/${accountId}:roleName/${role.name}`,
  };
}
