// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** A network. */
    export interface PrivateDnsZoneAccountVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: pulumi.Input<string>;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: pulumi.Input<string>;
      /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
      uin: pulumi.Input<string>;
      /** Name of the network. The platform does not return it, so a change alone has no effect. The platform never returns it, so it is compared with the previous input. */
      vpcName: pulumi.Input<string>;
    }

    /** A network of another account. */
    export interface PrivateDnsZoneVpcAttachmentAccountVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: pulumi.Input<string>;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: pulumi.Input<string>;
      /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
      uin: pulumi.Input<string>;
    }

    /** A network of the account. */
    export interface PrivateDnsZoneVpcAttachmentVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: pulumi.Input<string>;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: pulumi.Input<string>;
    }

    /** A network. */
    export interface PrivateDnsZoneVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: pulumi.Input<string>;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** A network. */
    export interface PrivateDnsZoneAccountVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: string;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: string;
      /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
      uin: string;
      /** Name of the network. The platform does not return it, so a change alone has no effect. The platform never returns it, so it is compared with the previous input. */
      vpcName: string;
    }

    /** A network of another account. */
    export interface PrivateDnsZoneVpcAttachmentAccountVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: string;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: string;
      /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
      uin: string;
    }

    /** A network of the account. */
    export interface PrivateDnsZoneVpcAttachmentVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: string;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: string;
    }

    /** A network. */
    export interface PrivateDnsZoneVpcSet {
      /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
      uniqVpcId: string;
      /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
      region: string;
    }
  }
}
