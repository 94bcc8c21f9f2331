import { type Step, stepsOf } from "../step.ts";

/** The route tables of a network. */
export function routeTableSteps(VpcId: string): readonly Step[] {
  const vpc = stepsOf("vpc");
  const RouteTableId = "$routes";
  return [
    vpc("CreateRouteTable", { VpcId, RouteTableName: "" }, { refused: "InvalidParameterValue" }),
    vpc(
      "CreateRouteTable",
      { VpcId, RouteTableName: "web", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { routes: "RouteTable.RouteTableId" } },
    ),
    vpc("ModifyRouteTableAttribute", { RouteTableId, RouteTableName: "shop" }),
    vpc(
      "DescribeRouteTables",
      { Filters: [{ Name: "tag:team", Values: ["shop"] }], Offset: "0", Limit: "100" },
      {
        holds: {
          TotalCount: 1,
          "RouteTableSet.0.RouteTableId": RouteTableId,
          "RouteTableSet.0.RouteTableName": "shop",
          "RouteTableSet.0.Main": false,
        },
      },
    ),
    ...entries(RouteTableId),
    vpc("DeleteRouteTable", { RouteTableId }),
    vpc("DeleteRouteTable", { RouteTableId }, { refused: "ResourceNotFound" }),
  ];
}

function entries(RouteTableId: string): Step[] {
  const vpc = stepsOf("vpc");
  const hop = { DestinationCidrBlock: "0.0.0.0/0", GatewayType: "EIP", GatewayId: "0" };
  const inside = { ...hop, DestinationCidrBlock: "10.1.7.0/24" };
  const described = { Filters: [{ Name: "route-table-id", Values: [RouteTableId] }] };
  const created = "RouteTableSet.0.RouteSet.0";
  return [
    vpc("CreateRoutes", { RouteTableId, Routes: [inside] }, { refused: "InvalidParameterValue.VpcCidrConflict" }),
    vpc(
      "CreateRoutes",
      { RouteTableId, Routes: [{ ...hop, RouteDescription: "Internet", Enabled: true }] },
      { keeps: { route: `${created}.RouteId`, item: `${created}.RouteItemId` }, holds: { TotalCount: 1 } },
    ),
    vpc("CreateRoutes", { RouteTableId, Routes: [hop] }, { refused: "InvalidParameterValue.Duplicate" }),
    vpc(
      "CreateRoutes",
      { RouteTableId, Routes: [{ ...hop, GatewayType: "NAT", GatewayId: "nat-1asg3t63" }] },
      { refused: "UnsupportedOperation.Ecmp" },
    ),
    vpc("DisableRoutes", { RouteTableId, RouteIds: ["$route"] }),
    vpc("DescribeRouteTables", described, { holds: { [`${created}.Enabled`]: false } }),
    vpc("EnableRoutes", { RouteTableId, RouteItemIds: ["$item"] }),
    vpc("DescribeRouteTables", described, {
      holds: { [`${created}.Enabled`]: true, [`${created}.RouteDescription`]: "Internet" },
    }),
    vpc("DeleteRoutes", { RouteTableId, Routes: [{ ...hop, RouteId: "$route" }] }),
    vpc("DescribeRouteTables", described, { holds: { "RouteTableSet.0.RouteSet": 0 } }),
  ];
}
