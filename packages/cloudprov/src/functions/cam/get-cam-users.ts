import { field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { flag, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { withLogin } from "../../resources/cam/cam-fields.ts";
import { hasAll } from "./exact-filters.ts";

const settings = withWireNames({
  name: text("Name.", { wire: "Name" }),
  remark: text("Description."),
  phoneNum: text("Phone number."),
  countryCode: text("Country code of the phone number, such as `86`."),
  email: text("Email address."),
  uin: whole("Account ID (UIN) of the user."),
  uid: whole("ID of the user within the account (UID)."),
});

const users = responseList("Data", { ...settings, allowed: whole("", { wire: "ConsoleLogin" }) });
const filterable = { ...settings, consoleLogin: flag("", { wire: "ConsoleLogin" }) };

export const getCamUsers = lookup("getCamUsers", {
  docs: "Lists the users of the account, optionally filtered. All filters are exact.",
  example: `const operators = cloudprov.getCamUsersOutput({ consoleLogin: true });`,
  inputs: {
    name: field.string({ emptyIsUnset: true, docs: "Name of the user." }),
    remark: field.string({ emptyIsUnset: true, docs: "Description of the user." }),
    phoneNum: field.string({ emptyIsUnset: true, docs: "Phone number." }),
    countryCode: field.string({ emptyIsUnset: true, docs: "Country code of the phone number, such as `86`." }),
    email: field.string({ emptyIsUnset: true, docs: "Email address." }),
    uin: field.integer({ min: 0, docs: "Account ID (UIN) of the user." }),
    uid: field.integer({ min: 0, docs: "ID of the user within the account (UID)." }),
    consoleLogin: field.boolean({ docs: "Whether the user may sign in to the console." }),
  },
  outputs: {
    userLists: rows(
      {
        userId: text("Name, which identifies the user.", { wire: "UserId" }),
        ...settings,
        consoleLogin: flag("Whether the user may sign in to the console."),
      },
      "Data",
      "The users, in the platform's order.",
    ),
  },
  async request(op) {
    const response = await ifExists(op.cam.read("ListUsers", {}, { expects: users.expects }));
    const all = (response === undefined ? [] : users.of(response)).map((one) => ({
      ...withLogin(one),
      UserId: one["Name"],
    }));
    return {
      Data: all.filter((one) => hasAll(op.args, fromWire(filterable, one))),
    };
  },
  id: (_, { userLists }) => hash(userLists.map((one) => one.name)),
});
