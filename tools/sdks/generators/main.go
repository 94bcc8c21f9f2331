// Writes the SDKs of a package for .NET and Java with the official generators. It reads a request from standard input as
// JSON. The generators are in this module because they need an older version of Pulumi's packages than the others.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"

	javagen "github.com/pulumi/pulumi-java/pkg/codegen/java"
	dotnetgen "github.com/pulumi/pulumi/pkg/v3/codegen/dotnet"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

type request struct {
	Schema schema.PackageSpec `json:"schema"`
	// SDKFolder gets the SDKs, in "dotnet" and "java".
	SDKFolder string `json:"sdkFolder"`
	// Logo is the absolute path of the picture of the .NET package.
	Logo string `json:"logo"`
}

const tool = "Pulumi's SDK generator"

var generators = map[string]func(*schema.Package) (map[string][]byte, error){
	"dotnet": func(pkg *schema.Package) (map[string][]byte, error) {
		return dotnetgen.GeneratePackage(tool, pkg, nil, nil)
	},
	"java": func(pkg *schema.Package) (map[string][]byte, error) {
		return javagen.GeneratePackage(tool, pkg, nil, nil, false, false)
	},
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	var in request
	if err := json.NewDecoder(os.Stdin).Decode(&in); err != nil {
		return fmt.Errorf("reading the request: %w", err)
	}
	// The generator for .NET reads the logo from a URL.
	transport := &http.Transport{}
	transport.RegisterProtocol("file", http.NewFileTransport(http.Dir(filepath.Dir(in.Logo))))
	http.DefaultTransport = transport
	in.Schema.LogoURL = "file:///" + filepath.Base(in.Logo)
	for language, generate := range generators {
		// Each language needs its own package, because generators rename its types.
		pkg, err := schema.ImportSpec(in.Schema, map[string]schema.Language{
			"csharp": dotnetgen.Importer,
			"java":   javagen.Importer,
		}, schema.ValidationOptions{})
		if err != nil {
			return fmt.Errorf("reading the schema: %w", err)
		}
		files, err := generate(pkg)
		if err != nil {
			return fmt.Errorf("generating the SDK for %s: %w", language, err)
		}
		if err := writeFiles(filepath.Join(in.SDKFolder, language), files); err != nil {
			return err
		}
	}
	return nil
}

func writeFiles(folder string, files map[string][]byte) error {
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
