// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** The nodes of an instance of the cluster edition. */
    export interface MysqlInstanceClusterTopology {
      /** The node that takes writes. If omitted, the platform chooses a value. */
      readWriteNode?: pulumi.Input<types.input.MysqlInstanceClusterTopologyReadWriteNode | undefined>;
      /** The nodes that take only reads: 1 to 5. If omitted, the platform chooses a value. */
      readOnlyNodes?: pulumi.Input<pulumi.Input<types.input.MysqlInstanceClusterTopologyReadOnlyNode>[] | undefined>;
    }

    /** A node that takes reads. */
    export interface MysqlInstanceClusterTopologyReadOnlyNode {
      /** Availability zone of the node. If omitted, the platform chooses a value. */
      zone?: pulumi.Input<string | undefined>;
      /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
      nodeId?: pulumi.Input<string | undefined>;
      /** Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node. If omitted, the platform chooses a value. */
      isRandomZone?: pulumi.Input<boolean | undefined>;
    }

    /** The node that takes writes. */
    export interface MysqlInstanceClusterTopologyReadWriteNode {
      /** Availability zone of the node. Must not be empty. */
      zone: pulumi.Input<string>;
      /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
      nodeId?: pulumi.Input<string | undefined>;
    }

    /** A column. */
    export interface MysqlPrivilegeColumn {
      /** Name of the database. Must not be empty. */
      databaseName: pulumi.Input<string>;
      /** Name of the table. Must not be empty. */
      tableName: pulumi.Input<string>;
      /** Name of the column. Must not be empty. */
      columnName: pulumi.Input<string>;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE` and `REFERENCES`; the platform may accept others. */
      privileges: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** A database. */
    export interface MysqlPrivilegeDatabase {
      /** Name of the database. Must not be empty. */
      databaseName: pulumi.Input<string>;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW`, `TRIGGER`, `CREATE TEMPORARY TABLES`, `LOCK TABLES`, `EXECUTE`, `CREATE ROUTINE`, `ALTER ROUTINE` and `EVENT`; the platform may accept others. */
      privileges: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** A table. */
    export interface MysqlPrivilegeTable {
      /** Name of the database. Must not be empty. */
      databaseName: pulumi.Input<string>;
      /** Name of the table. Must not be empty. */
      tableName: pulumi.Input<string>;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW` and `TRIGGER`; the platform may accept others. */
      privileges: pulumi.Input<pulumi.Input<string>[]>;
    }
  }

  export namespace output {
    /** The nodes of an instance of the cluster edition. */
    export interface MysqlInstanceClusterTopology {
      /** The node that takes writes. If omitted, the platform chooses a value. */
      readWriteNode: types.output.MysqlInstanceClusterTopologyReadWriteNode;
      /** The nodes that take only reads: 1 to 5. If omitted, the platform chooses a value. */
      readOnlyNodes: types.output.MysqlInstanceClusterTopologyReadOnlyNode[];
    }

    /** A node that takes reads. */
    export interface MysqlInstanceClusterTopologyReadOnlyNode {
      /** Availability zone of the node. If omitted, the platform chooses a value. */
      zone: string;
      /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
      nodeId: string;
      /** Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node. If omitted, the platform chooses a value. */
      isRandomZone: boolean;
    }

    /** The node that takes writes. */
    export interface MysqlInstanceClusterTopologyReadWriteNode {
      /** Availability zone of the node. Must not be empty. */
      zone: string;
      /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
      nodeId: string;
    }

    /** A column. */
    export interface MysqlPrivilegeColumn {
      /** Name of the database. Must not be empty. */
      databaseName: string;
      /** Name of the table. Must not be empty. */
      tableName: string;
      /** Name of the column. Must not be empty. */
      columnName: string;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE` and `REFERENCES`; the platform may accept others. */
      privileges: string[];
    }

    /** A database. */
    export interface MysqlPrivilegeDatabase {
      /** Name of the database. Must not be empty. */
      databaseName: string;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW`, `TRIGGER`, `CREATE TEMPORARY TABLES`, `LOCK TABLES`, `EXECUTE`, `CREATE ROUTINE`, `ALTER ROUTINE` and `EVENT`; the platform may accept others. */
      privileges: string[];
    }

    /** A table. */
    export interface MysqlPrivilegeTable {
      /** Name of the database. Must not be empty. */
      databaseName: string;
      /** Name of the table. Must not be empty. */
      tableName: string;
      /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW` and `TRIGGER`; the platform may accept others. */
      privileges: string[];
    }

    /** An element. */
    export interface GetMysqlInstanceInstanceList {
      /** ID of the instance. */
      mysqlId: string;
      /** Name. */
      instanceName: string;
      /** Role: `master`, `ro` or `dr`. */
      instanceRole: string;
      /** Whether it is initialized: 1 or 0. */
      initFlag: number;
      /** Status: creating (0), running (1), being isolated (4) or in the recycle bin (5). */
      status: number;
      /** Availability zone of the primary node. */
      zone: string;
      /** Whether it is renewed automatically (1), or this was turned off (2). */
      autoRenewFlag: number;
      /** Version of MySQL. */
      engineVersion: string;
      /** Number of CPU cores. */
      cpuCoreCount: number;
      /** Memory, in MB. */
      memorySize: number;
      /** Size of the disk, in GB. */
      volumeSize: number;
      /** Access from the Internet: never opened (0), open (1) or closed (2). */
      internetStatus: number;
      /** Host name in the Internet. */
      internetHost: string;
      /** Port in the Internet. */
      internetPort: number;
      /** Address in the private network. */
      intranetIp: string;
      /** Port in the private network. */
      intranetPort: number;
      /** ID of the project. */
      projectId: number;
      /** ID of the private network. */
      vpcId: string;
      /** ID of the subnet. */
      subnetId: string;
      /** Replication: asynchronous (0), semi-synchronous (1) or synchronous (2). */
      slaveSyncMode: number;
      /** Type of the instance, such as `UNIVERSAL`. */
      deviceType: string;
      /** How it is charged, as the platform's number: in advance (0) or by the hour (1). */
      payType: number;
      /** How it is charged: `PREPAID` or `POSTPAID`. */
      chargeType: string;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** When a prepaid instance expires, in the platform's time zone. */
      deadLineTime: string;
      /** ID of the primary instance of another one. */
      masterInstanceId: string;
      /** IDs of its read-only instances. */
      roInstanceIds: string[];
      /** Its groups of read-only instances. */
      roGroups: types.output.GetMysqlInstanceInstanceListRoGroup[];
      /** IDs of its instances for disaster recovery. */
      drInstanceIds: string[];
    }

    /** An element. */
    export interface GetMysqlInstanceInstanceListRoGroup {
      /** ID of the group. */
      groupId: string;
      /** IDs of the read-only instances in the group. */
      instanceIds: string[];
    }
  }
}
