/** A range of addresses of a private network, in one zone. */
export interface Subnet {
  readonly id: string;
  readonly region: string;
  readonly vpcId: string;
  readonly zone: string;
  readonly name: string;
  readonly cidrBlock: string;
  readonly broadcast: boolean;
  readonly routeTableId: string;
  /** The dedicated cluster that it is in. */
  readonly cdcId?: string;
  readonly isDefault: boolean;
  /** Whether it serves as an address pool for SNAT. */
  readonly isSnatPool: boolean;
  /** The number of addresses in use, such as those of machines: they keep it from being deleted. */
  readonly members: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
