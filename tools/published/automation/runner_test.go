package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/pulumi/pulumi/sdk/v3/go/auto"
)

// TestMain runs the program of this folder with the Automation API: `<executable> <folder> <project>`. It executes the
// operation in each line of standard input, "up" or "destroy".
func TestMain(*testing.M) {
	if err := operate(context.Background(), os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func operate(ctx context.Context, folder, project string) error {
	stack, err := auto.UpsertStackInlineSource(ctx, "local", project, quickstart, auto.WorkDir(folder))
	if err != nil {
		return err
	}
	operations := bufio.NewScanner(os.Stdin)
	for operations.Scan() {
		changes, err := execute(ctx, stack, operations.Text())
		if err != nil {
			return err
		}
		encoded, err := json.Marshal(changes)
		if err != nil {
			return err
		}
		fmt.Println("Result: " + string(encoded))
	}
	return operations.Err()
}

func execute(ctx context.Context, stack auto.Stack, operation string) (map[string]int, error) {
	if operation == "up" {
		result, err := stack.Up(ctx)
		if err != nil {
			return nil, err
		}
		return *result.Summary.ResourceChanges, nil
	}
	result, err := stack.Destroy(ctx)
	if err != nil {
		return nil, err
	}
	return *result.Summary.ResourceChanges, nil
}
