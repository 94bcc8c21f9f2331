// Converts example programs from Pulumi's intermediate language (PCL) to C# and Java with the official program generators,
// and writes the SDKs of a package for .NET and Java. It reads a request from standard input and writes the response to
// standard output, both as JSON. The generators are in this module because they need an older version of Pulumi's packages
// than the others: the newer versions do not contain them.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/blang/semver"
	"github.com/hashicorp/hcl/v2"
	javagen "github.com/pulumi/pulumi-java/pkg/codegen/java"
	dotnetgen "github.com/pulumi/pulumi/pkg/v3/codegen/dotnet"
	"github.com/pulumi/pulumi/pkg/v3/codegen/hcl2/syntax"
	"github.com/pulumi/pulumi/pkg/v3/codegen/pcl"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

type request struct {
	Schema schema.PackageSpec `json:"schema"`
	// Examples are programs in PCL by name.
	Examples map[string]string `json:"examples"`
	// SDKFolder gets the SDKs, in "dotnet" and "java". Empty if they are not needed.
	SDKFolder string `json:"sdkFolder"`
	// Logo is the absolute path of the picture of the .NET package.
	Logo string `json:"logo"`
}

// response maps the name of an example to its programs by language.
type response map[string]map[string]program

// program contains the generated text, or the error of the generator.
type program struct {
	Text  string `json:"text,omitempty"`
	Error string `json:"error,omitempty"`
}

// language is one of the official generators.
type language struct {
	generate func(*pcl.Program) (map[string][]byte, hcl.Diagnostics, error)
	// file is where the generator puts the program.
	file string
	// prepare changes a program before it is generated. It gets the names of the secrets in the configuration.
	prepare func(*pcl.Program, *schema.Package, map[string]bool)
	// correct works around faults in the generated text.
	correct func(text string, source string, bound *pcl.Program, spec schema.PackageSpec) string
	// sdk generates the SDK, for a folder with this name.
	sdk    func(*schema.Package) (map[string][]byte, error)
	folder string
}

const tool = "Pulumi's SDK generator"

var languages = map[string]language{
	"csharp": {
		generate: dotnetgen.GenerateProgram,
		file:     "Program.cs",
		correct:  correctCSharp,
		folder:   "dotnet",
		sdk: func(pkg *schema.Package) (map[string][]byte, error) {
			return dotnetgen.GeneratePackage(tool, pkg, nil, nil)
		},
	},
	"java": {
		generate: javagen.GenerateProgram,
		file:     "MyStack.java",
		prepare:  prepareJava,
		correct:  correctJava,
		folder:   "java",
		sdk: func(pkg *schema.Package) (map[string][]byte, error) {
			return javagen.GeneratePackage(tool, pkg, nil, nil, false, false)
		},
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
	if in.SDKFolder != "" {
		if err := writeSDKs(in); err != nil {
			return err
		}
	}
	out := response{}
	for name := range in.Examples {
		out[name] = map[string]program{}
	}
	for language, target := range languages {
		pkg, err := load(in.Schema)
		if err != nil {
			return err
		}
		for name, source := range in.Examples {
			text, err := convert(name, source, in.Schema, onePackage{pkg}, target)
			if err != nil {
				out[name][language] = program{Error: err.Error()}
			} else {
				out[name][language] = program{Text: text}
			}
		}
	}
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(out)
}

// load reads the schema. Each language needs its own package, because generators rename its types.
func load(spec schema.PackageSpec) (*schema.Package, error) {
	pkg, err := schema.ImportSpec(spec, map[string]schema.Language{
		"csharp": dotnetgen.Importer,
		"java":   javagen.Importer,
	}, schema.ValidationOptions{})
	if err != nil {
		return nil, fmt.Errorf("reading the schema: %w", err)
	}
	return pkg, nil
}

func writeSDKs(in request) error {
	// The generator for .NET reads the logo from a URL.
	transport := &http.Transport{}
	transport.RegisterProtocol("file", http.NewFileTransport(http.Dir(filepath.Dir(in.Logo))))
	http.DefaultTransport = transport
	in.Schema.LogoURL = "file:///" + filepath.Base(in.Logo)
	for name, language := range languages {
		pkg, err := load(in.Schema)
		if err != nil {
			return err
		}
		files, err := language.sdk(pkg)
		if err != nil {
			return fmt.Errorf("generating the SDK for %s: %w", name, err)
		}
		if err := writeFiles(filepath.Join(in.SDKFolder, language.folder), files); err != nil {
			return err
		}
	}
	return nil
}

// convert binds the example again for each language, because generators change the program they convert.
func convert(name, source string, spec schema.PackageSpec, loader onePackage, target language) (text string, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("the generator failed: %v", cause)
		}
	}()
	parser := syntax.NewParser()
	if err := parser.ParseFile(bytes.NewReader([]byte(source)), name+".pp"); err != nil {
		return "", err
	}
	if parser.Diagnostics.HasErrors() {
		return "", parser.Diagnostics
	}
	bound, diagnostics, err := pcl.BindProgram(parser.Files, pcl.Loader(loader), pcl.PreferOutputVersionedInvokes)
	if err != nil {
		return "", err
	}
	if diagnostics.HasErrors() {
		return "", diagnostics
	}
	if target.prepare != nil {
		target.prepare(bound, loader.pkg, secretsIn(source))
	}
	files, diagnostics, err := target.generate(bound)
	if err != nil {
		return "", err
	}
	if diagnostics.HasErrors() {
		return "", diagnostics
	}
	program, ok := files[target.file]
	if !ok {
		return "", fmt.Errorf("the generator wrote no %s", target.file)
	}
	return target.correct(string(program), source, bound, spec), nil
}

var (
	secretVariable   = regexp.MustCompile(`config "(\w+)" "string" \{\n\s*secret = true`)
	requiredVariable = regexp.MustCompile(`config\.(?:Require|get)\("(\w+)"\)`)
)

// secretsIn returns the names of the variables of the configuration that are secrets.
func secretsIn(source string) map[string]bool {
	secrets := map[string]bool{}
	for _, found := range secretVariable.FindAllStringSubmatch(source, -1) {
		secrets[found[1]] = true
	}
	return secrets
}

// requireVariables reads variables of the configuration that must be set, as secrets if they are. The generators ignore
// that a variable is secret.
func requireVariables(text, source, plain, secret string) string {
	secrets := secretsIn(source)
	return requiredVariable.ReplaceAllStringFunc(text, func(call string) string {
		name := requiredVariable.FindStringSubmatch(call)[1]
		method := plain
		if secrets[name] {
			method = secret
		}
		return fmt.Sprintf("config.%s(%q)", method, name)
	})
}

func nameOf(token string) string {
	return token[strings.LastIndex(token, ":")+1:]
}

// onePackage loads the package of the request and no other.
type onePackage struct{ pkg *schema.Package }

func (l onePackage) LoadPackage(name string, _ *semver.Version) (*schema.Package, error) {
	if name != l.pkg.Name {
		return nil, fmt.Errorf("examples use one package only, not %s", name)
	}
	return l.pkg, nil
}

func (l onePackage) LoadPackageV2(_ context.Context, d *schema.PackageDescriptor) (*schema.Package, error) {
	return l.LoadPackage(d.Name, nil)
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
