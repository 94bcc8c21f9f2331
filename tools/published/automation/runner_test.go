package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/pulumi/pulumi/sdk/v3/go/auto"
)

// TestMain runs the program of this folder with the Automation API: `<executable> <command> <folder> <project>`.
func TestMain(*testing.M) {
	if err := operate(context.Background(), os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func operate(ctx context.Context, command, folder, project string) error {
	stack, err := auto.UpsertStackInlineSource(ctx, "local", project, quickstart, auto.WorkDir(folder))
	if err != nil {
		return err
	}
	changes := map[string]int{}
	if command == "up" {
		result, err := stack.Up(ctx)
		if err != nil {
			return err
		}
		changes = *result.Summary.ResourceChanges
	} else {
		result, err := stack.Destroy(ctx)
		if err != nil {
			return err
		}
		changes = *result.Summary.ResourceChanges
	}
	encoded, err := json.Marshal(changes)
	if err != nil {
		return err
	}
	fmt.Println("Result: " + string(encoded))
	return nil
}
