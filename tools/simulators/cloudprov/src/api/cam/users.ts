import type { Store, Stores } from "@org/simulator";

/** A user of the account. */
export interface CamUser {
  /** The number of the user among the users of the account. */
  readonly id: string;
  /** The number of the user as an account. */
  readonly uin: number;
  readonly name: string;
  readonly remark: string;
  readonly consoleLogin: number;
  readonly phoneNum: string;
  readonly countryCode: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of all users. */
export function openCamUsers(stores: Stores): Store<CamUser> {
  return stores.open<CamUser>("camUsers");
}
