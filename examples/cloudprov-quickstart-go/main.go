package main

import (
	"cmp"
	"encoding/json"

	"github.com/org/iac-sdks/sdk/go/cloudprov"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi/config"
)

func main() {
	pulumi.Run(quickstart)
}

func quickstart(ctx *pulumi.Context) error {
	settings := config.New(ctx, "")
	greeting := cmp.Or(settings.Get("greeting"), "Hello.")
	requestsPerSecond := cmp.Or(settings.GetInt("requestsPerSecond"), 50)
	officeNetwork := cmp.Or(settings.Get("officeNetwork"), "198.51.100.0/24")

	service, err := cloudprov.NewApiGatewayService(ctx, "shop", &cloudprov.ApiGatewayServiceArgs{
		ServiceName:  pulumi.String("shop"),
		Protocol:     pulumi.String("https"),
		ServiceDesc:  pulumi.String("The shop's public API"),
		NetTypes:     pulumi.ToStringArray([]string{"OUTER"}),
		ReleaseLimit: pulumi.Int(500),
		Tags:         pulumi.ToStringMap(map[string]string{"team": "shop"}),
	})
	if err != nil {
		return err
	}

	orders, err := cloudprov.NewApiGatewayApi(ctx, "orders", &cloudprov.ApiGatewayApiArgs{
		ServiceId:                      service.ID(),
		ApiName:                        pulumi.String("orders"),
		AuthType:                       pulumi.String("SECRET"),
		RequestConfigPath:              pulumi.String("/orders"),
		RequestConfigMethod:            pulumi.String("GET"),
		ServiceConfigType:              pulumi.String("MOCK"),
		ServiceConfigMockReturnMessage: pulumi.String(greeting),
	})
	if err != nil {
		return err
	}

	partner, err := cloudprov.NewApiGatewayApiKey(ctx, "partner", &cloudprov.ApiGatewayApiKeyArgs{
		SecretName: pulumi.String("partner"),
	})
	if err != nil {
		return err
	}

	plan, err := cloudprov.NewApiGatewayUsagePlan(ctx, "partners", &cloudprov.ApiGatewayUsagePlanArgs{
		UsagePlanName:       pulumi.String("partners"),
		UsagePlanDesc:       pulumi.String("Limits of the partners"),
		MaxRequestNumPreSec: pulumi.Int(requestsPerSecond),
	})
	if err != nil {
		return err
	}

	release, err := cloudprov.NewApiGatewayServiceRelease(ctx, "live", &cloudprov.ApiGatewayServiceReleaseArgs{
		ServiceId:       service.ID(),
		EnvironmentName: pulumi.String("release"),
		ReleaseDesc:     pulumi.String(greeting),
	}, pulumi.DependsOn([]pulumi.Resource{orders}))
	if err != nil {
		return err
	}

	_, err = cloudprov.NewApiGatewayUsagePlanAttachment(ctx, "partners", &cloudprov.ApiGatewayUsagePlanAttachmentArgs{
		UsagePlanId:  plan.ID(),
		ServiceId:    service.ID(),
		Environment:  pulumi.String("release"),
		BindType:     pulumi.String("API"),
		ApiId:        orders.ID(),
		AccessKeyIds: pulumi.StringArray{partner.AccessKeyId},
	}, pulumi.DependsOn([]pulumi.Resource{release}))
	if err != nil {
		return err
	}

	_, err = cloudprov.NewApiGatewayIpStrategy(ctx, "office", &cloudprov.ApiGatewayIpStrategyArgs{
		ServiceId:    service.ID(),
		StrategyName: pulumi.String("office"),
		StrategyType: pulumi.String("WHITE"),
		StrategyData: pulumi.String("198.51.100.7"),
	})
	if err != nil {
		return err
	}

	allowed, err := json.Marshal(map[string]string{"type": "white_list", "blocks": officeNetwork})
	if err != nil {
		return err
	}
	_, err = cloudprov.NewApiGatewayPlugin(ctx, "office", &cloudprov.ApiGatewayPluginArgs{
		PluginName: pulumi.String("office"),
		PluginType: pulumi.String("IPControl"),
		PluginData: pulumi.String(allowed),
	})
	if err != nil {
		return err
	}

	office, err := cloudprov.NewAddressTemplate(ctx, "office", &cloudprov.AddressTemplateArgs{
		Addresses: pulumi.ToStringArray([]string{officeNetwork}),
	})
	if err != nil {
		return err
	}
	web, err := cloudprov.NewProtocolTemplate(ctx, "web", &cloudprov.ProtocolTemplateArgs{
		Protocols: pulumi.ToStringArray([]string{"tcp:80,443"}),
	})
	if err != nil {
		return err
	}
	_, err = cloudprov.NewAddressTemplateGroup(ctx, "offices", &cloudprov.AddressTemplateGroupArgs{
		TemplateIds: pulumi.StringArray{office.ID()},
	})
	if err != nil {
		return err
	}
	_, err = cloudprov.NewProtocolTemplateGroup(ctx, "services", &cloudprov.ProtocolTemplateGroupArgs{
		TemplateIds: pulumi.StringArray{web.ID()},
	})
	if err != nil {
		return err
	}

	ctx.Export("host", service.OuterSubDomain)
	ctx.Export("keyId", partner.AccessKeyId)
	ctx.Export("keySecret", partner.AccessKeySecret)
	return nil
}
