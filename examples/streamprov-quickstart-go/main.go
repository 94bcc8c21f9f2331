package main

import (
	"encoding/json"
	"fmt"

	"github.com/org/iac-sdks/sdk/go/streamprov"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi/config"
)

func main() {
	pulumi.Run(quickstart)
}

func quickstart(ctx *pulumi.Context) error {
	retentionDays := config.New(ctx, "").GetInt("retentionDays")
	if retentionDays == 0 {
		retentionDays = 7
	}

	environment, err := streamprov.NewEnvironment(ctx, "shop", &streamprov.EnvironmentArgs{
		StreamGovernance: &streamprov.EnvironmentStreamGovernanceArgs{Package: pulumi.String("ESSENTIALS")},
	})
	if err != nil {
		return err
	}

	cluster, err := streamprov.NewKafkaCluster(ctx, "orders", &streamprov.KafkaClusterArgs{
		Availability: pulumi.String("SINGLE_ZONE"),
		Cloud:        pulumi.String("AWS"),
		Region:       pulumi.String("eu-central-1"),
		Basic:        &streamprov.KafkaClusterBasicArgs{},
		Environment:  &streamprov.KafkaClusterEnvironmentArgs{Id: environment.ID()},
	})
	if err != nil {
		return err
	}

	// The application's identity, and one that manages topics.
	app, err := streamprov.NewServiceAccount(ctx, "orders-app", &streamprov.ServiceAccountArgs{
		Description: pulumi.String("Writes and reads orders"),
	})
	if err != nil {
		return err
	}
	admin, err := streamprov.NewServiceAccount(ctx, "topic-admin", &streamprov.ServiceAccountArgs{
		Description: pulumi.String("Manages topics"),
	})
	if err != nil {
		return err
	}

	adminMayManage, err := streamprov.NewRoleBinding(ctx, "topic-admin", &streamprov.RoleBindingArgs{
		Principal:  pulumi.Sprintf("User:%s", admin.ID()),
		RoleName:   pulumi.String("CloudClusterAdmin"),
		CrnPattern: cluster.RbacCrn,
	})
	if err != nil {
		return err
	}

	kafkaKey := func(name string, owner *streamprov.ServiceAccount, options ...pulumi.ResourceOption) (*streamprov.ApiKey, error) {
		return streamprov.NewApiKey(ctx, name, &streamprov.ApiKeyArgs{
			Owner: &streamprov.ApiKeyOwnerArgs{Id: owner.ID(), Kind: owner.Kind, ApiVersion: owner.ApiVersion},
			ManagedResource: &streamprov.ApiKeyManagedResourceArgs{
				Id:          cluster.ID(),
				Kind:        cluster.Kind,
				ApiVersion:  cluster.ApiVersion,
				Environment: &streamprov.ApiKeyManagedResourceEnvironmentArgs{Id: environment.ID()},
			},
		}, options...)
	}
	adminKey, err := kafkaKey("topic-admin", admin, pulumi.DependsOn([]pulumi.Resource{adminMayManage}))
	if err != nil {
		return err
	}
	appKey, err := kafkaKey("orders-app", app)
	if err != nil {
		return err
	}

	topicNames := pulumi.StringArray{}
	for _, name := range []string{"orders", "payments", "shipments"} {
		topic, err := streamprov.NewKafkaTopic(ctx, name, &streamprov.KafkaTopicArgs{
			KafkaCluster:    &streamprov.KafkaTopicKafkaClusterArgs{Id: cluster.ID()},
			RestEndpoint:    cluster.RestEndpoint,
			Credentials:     &streamprov.KafkaTopicCredentialsArgs{Key: adminKey.ID(), Secret: adminKey.Secret},
			TopicName:       pulumi.String(name),
			PartitionsCount: pulumi.Int(3),
			Config: pulumi.StringMap{
				"retention.ms": pulumi.String(fmt.Sprint(retentionDays * 24 * 60 * 60 * 1000)),
			},
		})
		if err != nil {
			return err
		}
		topicNames = append(topicNames, topic.TopicName)
	}

	_, err = streamprov.NewKafkaAcl(ctx, "orders-app-writes", &streamprov.KafkaAclArgs{
		KafkaCluster: &streamprov.KafkaAclKafkaClusterArgs{Id: cluster.ID()},
		RestEndpoint: cluster.RestEndpoint,
		Credentials:  &streamprov.KafkaAclCredentialsArgs{Key: adminKey.ID(), Secret: adminKey.Secret},
		ResourceType: pulumi.String("TOPIC"),
		ResourceName: pulumi.String("orders"),
		PatternType:  pulumi.String("LITERAL"),
		Principal:    pulumi.Sprintf("User:%s", app.ID()),
		Host:         pulumi.String("*"),
		Operation:    pulumi.String("WRITE"),
		Permission:   pulumi.String("ALLOW"),
	})
	if err != nil {
		return err
	}

	// The environment's Schema Registry is created with its first cluster.
	registry := streamprov.GetSchemaRegistryClusterOutput(ctx, streamprov.GetSchemaRegistryClusterOutputArgs{
		Environment: &streamprov.GetSchemaRegistryClusterEnvironmentArgs{Id: environment.ID()},
	}, pulumi.DependsOn([]pulumi.Resource{cluster}))

	registryKey, err := streamprov.NewApiKey(ctx, "schemas", &streamprov.ApiKeyArgs{
		Owner: &streamprov.ApiKeyOwnerArgs{Id: admin.ID(), Kind: admin.Kind, ApiVersion: admin.ApiVersion},
		ManagedResource: &streamprov.ApiKeyManagedResourceArgs{
			Id:          registry.Id(),
			Kind:        registry.Kind(),
			ApiVersion:  registry.ApiVersion(),
			Environment: &streamprov.ApiKeyManagedResourceEnvironmentArgs{Id: environment.ID()},
		},
	})
	if err != nil {
		return err
	}

	schema, err := json.Marshal(map[string]any{
		"type": "record",
		"name": "Order",
		"fields": []map[string]any{
			{"name": "id", "type": "string"},
			{"name": "amount", "type": "double", "default": 0},
		},
	})
	if err != nil {
		return err
	}
	_, err = streamprov.NewSchema(ctx, "orders", &streamprov.SchemaArgs{
		SchemaRegistryCluster: &streamprov.SchemaSchemaRegistryClusterArgs{Id: registry.Id()},
		RestEndpoint:          registry.RestEndpoint(),
		Credentials:           &streamprov.SchemaCredentialsArgs{Key: registryKey.ID(), Secret: registryKey.Secret},
		SubjectName:           pulumi.String("orders-value"),
		Format:                pulumi.String("AVRO"),
		Schema:                pulumi.String(schema),
	})
	if err != nil {
		return err
	}

	ctx.Export("bootstrapEndpoint", cluster.BootstrapEndpoint)
	ctx.Export("topicNames", topicNames)
	ctx.Export("appKeyId", appKey.ID())
	ctx.Export("appKeySecret", appKey.Secret)
	return nil
}
