import json

import pulumi
import pulumi_cloudprov as cloudprov

config = pulumi.Config()
greeting = config.get("greeting") or "Hello."
requests_per_second = config.get_int("requestsPerSecond") or 50
office_network = config.get("officeNetwork") or "198.51.100.0/24"

service = cloudprov.ApiGatewayService(
    "shop",
    service_name="shop",
    protocol="https",
    service_desc="The shop's public API",
    net_types=["OUTER"],
    release_limit=500,
    tags={"team": "shop"},
)

orders = cloudprov.ApiGatewayApi(
    "orders",
    service_id=service.id,
    api_name="orders",
    auth_type="SECRET",
    request_config_path="/orders",
    request_config_method="GET",
    service_config_type="MOCK",
    service_config_mock_return_message=greeting,
)

partner = cloudprov.ApiGatewayApiKey("partner", secret_name="partner")

plan = cloudprov.ApiGatewayUsagePlan(
    "partners",
    usage_plan_name="partners",
    usage_plan_desc="Limits of the partners",
    max_request_num_pre_sec=requests_per_second,
)

release = cloudprov.ApiGatewayServiceRelease(
    "live",
    service_id=service.id,
    environment_name="release",
    release_desc=greeting,
    opts=pulumi.ResourceOptions(depends_on=[orders]),
)

cloudprov.ApiGatewayUsagePlanAttachment(
    "partners",
    usage_plan_id=plan.id,
    service_id=service.id,
    environment="release",
    bind_type="API",
    api_id=orders.id,
    access_key_ids=[partner.access_key_id],
    opts=pulumi.ResourceOptions(depends_on=[release]),
)

cloudprov.ApiGatewayIpStrategy(
    "office",
    service_id=service.id,
    strategy_name="office",
    strategy_type="WHITE",
    strategy_data="198.51.100.7",
)

cloudprov.ApiGatewayPlugin(
    "office",
    plugin_name="office",
    plugin_type="IPControl",
    plugin_data=json.dumps({"type": "white_list", "blocks": office_network}),
)

office = cloudprov.AddressTemplate("office", addresses=[office_network])
web = cloudprov.ProtocolTemplate("web", protocols=["tcp:80,443"])
cloudprov.AddressTemplateGroup("offices", template_ids=[office.id])
cloudprov.ProtocolTemplateGroup("services", template_ids=[web.id])

pulumi.export("host", service.outer_sub_domain)
pulumi.export("keyId", partner.access_key_id)
pulumi.export("keySecret", partner.access_key_secret)
