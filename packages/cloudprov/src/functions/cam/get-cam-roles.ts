import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { withLogin } from "../../resources/cam/cam-fields.ts";
import { roleList } from "../../resources/cam/cam-role.ts";
import { hasAll } from "./exact-filters.ts";

export const getCamRoles = lookup("getCamRoles", {
  docs: "Lists the roles of the account, optionally filtered by ID, name and description.",
  example: `const deployers = cloudprov.getCamRolesOutput({ name: "deployer" });`,
  inputs: {
    roleId: field.string({ emptyIsUnset: true, pattern: idForms.camRole, docs: "ID of the role." }),
    name: field.string({ emptyIsUnset: true, docs: "Exact name of the role." }),
    description: field.string({ emptyIsUnset: true, docs: "Exact description of the role." }),
  },
  outputs: {
    roleLists: rows(
      {
        roleId: idText("ID of the role."),
        name: text("Name.", { wire: "RoleName" }),
        document: text("Trust policy, as JSON.", { wire: "PolicyDocument" }),
        description: text("Description."),
        consoleLogin: flag("Whether the role may be used to sign in to the console."),
        createTime: text("Creation time, in the platform's time zone.", { wire: "AddTime" }),
        updateTime: text("Time of the last change, in the platform's time zone."),
      },
      "List",
      "The roles, in the platform's order.",
    ),
  },
  async request(op) {
    const found = await op.cam.list("DescribeRoleList", {}, roleList);
    const valuesOf = ({ RoleId: roleId, RoleName: name, Description: description }: Body) => ({
      roleId,
      name,
      description,
    });
    return { List: found.filter((one) => hasAll(op.args, valuesOf(one))).map(withLogin) };
  },
  id: (_, { roleLists }) => hash(roleLists.map((one) => one.roleId)),
});
