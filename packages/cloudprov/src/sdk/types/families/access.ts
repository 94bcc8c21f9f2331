// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export namespace types {
  export namespace input {}

  export namespace output {
    /** An element. */
    export interface GetCamPoliciesPolicyList {
      /** Name. */
      name: string;
      /** Description. */
      description: string;
      /** Number of users, groups and roles that have the policy. */
      attachments: number;
      /** Service that the policy belongs to. */
      serviceType: string;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** `1` for a policy of the account, `2` for a policy of the platform. */
      type: number;
      /** `1` for a policy that was created by selecting products, `2` for one that was written as JSON. */
      createMode: number;
      /** ID of the policy. */
      policyId: string;
    }

    /** An element. */
    export interface GetCamRolesRoleList {
      /** ID of the role. */
      roleId: string;
      /** Name. */
      name: string;
      /** Trust policy, as JSON. */
      document: string;
      /** Description. */
      description: string;
      /** Whether the role may be used to sign in to the console. */
      consoleLogin: boolean;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Time of the last change, in the platform's time zone. */
      updateTime: string;
    }

    /** An element. */
    export interface GetCamUsersUserList {
      /** Name, which identifies the user. */
      userId: string;
      /** Name. */
      name: string;
      /** Description. */
      remark: string;
      /** Phone number. */
      phoneNum: string;
      /** Country code of the phone number, such as `86`. */
      countryCode: string;
      /** Email address. */
      email: string;
      /** Account ID (UIN) of the user. */
      uin: number;
      /** ID of the user within the account (UID). */
      uid: number;
      /** Whether the user may sign in to the console. */
      consoleLogin: boolean;
    }
  }
}
