package main

import (
	"cmp"

	"github.com/org/iac-sdks/sdk/go/appprov"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi/config"
)

func main() {
	pulumi.Run(quickstart)
}

func quickstart(ctx *pulumi.Context) error {
	settings := config.New(ctx, "")
	image := cmp.Or(settings.Get("image"), "docker.io/library/nginx:1.29")
	containers := cmp.Or(settings.GetInt("containers"), 2)

	stack := appprov.GetStackOutput(ctx, appprov.GetStackOutputArgs{
		Name: pulumi.String(cmp.Or(settings.Get("stackName"), "shared-us-west-1")),
	})

	environment, err := appprov.NewEnvironment(ctx, "shop", &appprov.EnvironmentArgs{
		Handle:  pulumi.String("shop"),
		StackId: stack.StackId(),
		// No final backups, so that `pulumi destroy` leaves nothing that prevents the environment's deletion.
		BackupRetentionPolicies: appprov.EnvironmentBackupRetentionPolicyArray{
			&appprov.EnvironmentBackupRetentionPolicyArgs{
				Daily:     pulumi.Int(7),
				Monthly:   pulumi.Int(0),
				Yearly:    pulumi.Int(0),
				MakeCopy:  pulumi.Bool(false),
				KeepFinal: pulumi.Bool(false),
			},
		},
	})
	if err != nil {
		return err
	}

	orders, err := appprov.NewDatabase(ctx, "orders", &appprov.DatabaseArgs{
		EnvId:        environment.EnvId,
		Handle:       pulumi.String("orders"),
		DatabaseType: pulumi.String("postgresql"),
		DiskSize:     pulumi.Int(20),
	})
	if err != nil {
		return err
	}

	replica, err := appprov.NewReplica(ctx, "orders-replica", &appprov.ReplicaArgs{
		EnvId:             environment.EnvId,
		PrimaryDatabaseId: orders.DatabaseId,
		Handle:            pulumi.String("orders-replica"),
		DiskSize:          pulumi.Int(20),
	})
	if err != nil {
		return err
	}

	web, err := appprov.NewApp(ctx, "web", &appprov.AppArgs{
		EnvId:       environment.EnvId,
		Handle:      pulumi.String("web"),
		DockerImage: pulumi.String(image),
		Config: pulumi.StringMap{
			"DATABASE_URL": orders.DefaultConnectionUrl,
			"LOG_LEVEL":    pulumi.String("info"),
		},
		Services: appprov.AppServiceArray{
			&appprov.AppServiceArgs{
				ProcessType:          pulumi.String("cmd"),
				ContainerCount:       pulumi.Int(containers),
				ContainerMemoryLimit: pulumi.Int(1024),
			},
		},
	})
	if err != nil {
		return err
	}

	endpoint, err := appprov.NewEndpoint(ctx, "web", &appprov.EndpointArgs{
		EnvId:         environment.EnvId,
		ResourceType:  pulumi.String("app"),
		ResourceId:    web.AppId,
		ProcessType:   pulumi.String("cmd"),
		DefaultDomain: pulumi.Bool(true),
		ForceSsl:      pulumi.Bool(true),
	})
	if err != nil {
		return err
	}

	_, err = appprov.NewLogDrain(ctx, "logs", &appprov.LogDrainArgs{
		EnvId:     environment.EnvId,
		Handle:    pulumi.String("logs"),
		DrainType: pulumi.String("https_post"),
		Url:       pulumi.String("https://logs.example.com/in"),
	})
	if err != nil {
		return err
	}

	metrics, err := appprov.NewDatabase(ctx, "metrics", &appprov.DatabaseArgs{
		EnvId:        environment.EnvId,
		Handle:       pulumi.String("metrics"),
		DatabaseType: pulumi.String("influxdb"),
	})
	if err != nil {
		return err
	}

	_, err = appprov.NewMetricDrain(ctx, "metrics", &appprov.MetricDrainArgs{
		EnvId:      environment.EnvId,
		Handle:     pulumi.String("metrics"),
		DrainType:  pulumi.String("influxdb_database"),
		DatabaseId: metrics.DatabaseId,
	})
	if err != nil {
		return err
	}

	ctx.Export("address", endpoint.VirtualDomain)
	ctx.Export("databaseUrl", orders.DefaultConnectionUrl)
	ctx.Export("replicaUrl", replica.DefaultConnectionUrl)
	return nil
}
