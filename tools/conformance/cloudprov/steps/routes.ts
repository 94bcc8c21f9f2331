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
    vpc("DeleteRouteTable", { RouteTableId }),
    vpc("DeleteRouteTable", { RouteTableId }, { refused: "ResourceNotFound" }),
  ];
}
