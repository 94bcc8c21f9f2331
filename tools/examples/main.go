// Converts example programs from Pulumi's intermediate language (PCL) to Python, Go and YAML with the official program
// generators, and writes the SDKs that these programs compile against. It reads a request from standard input and
// writes the response to standard output, both as JSON.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/blang/semver"
	"github.com/hashicorp/hcl/v2"
	yamlgen "github.com/pulumi/pulumi-yaml/pkg/pulumiyaml/codegen"
	gogen "github.com/pulumi/pulumi/pkg/v3/codegen/go"
	"github.com/pulumi/pulumi/pkg/v3/codegen/hcl2/model"
	"github.com/pulumi/pulumi/pkg/v3/codegen/hcl2/syntax"
	"github.com/pulumi/pulumi/pkg/v3/codegen/pcl"
	pygen "github.com/pulumi/pulumi/pkg/v3/codegen/python"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
	"github.com/zclconf/go-cty/cty"
)

type request struct {
	Schema schema.PackageSpec `json:"schema"`
	// Examples are programs in PCL by name.
	Examples map[string]string `json:"examples"`
	// SDKFolder gets the SDKs for Go and Python, in "go" and "python". Empty if they are not needed.
	SDKFolder string `json:"sdkFolder"`
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
	// prepare changes a program before it is generated.
	prepare func(*pcl.Program, *schema.Package) error
	// correct changes the generated text.
	correct func(string) string
}

var languages = map[string]language{
	"python": {generate: pygen.GenerateProgram, file: "__main__.py"},
	"go":     {generate: gogen.GenerateProgram, file: "main.go", prepare: prepareForGo, correct: correctGo},
	"yaml":   {generate: yamlgen.GenerateProgram, file: "Main.yaml", correct: correctYAML},
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
		if err := writeSDKs(in.Schema, in.SDKFolder); err != nil {
			return err
		}
	}
	out := response{}
	for name := range in.Examples {
		out[name] = map[string]program{}
	}
	for language, target := range languages {
		loader, err := load(in.Schema)
		if err != nil {
			return err
		}
		for name, source := range in.Examples {
			text, err := convert(name, source, loader, target)
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
func load(spec schema.PackageSpec) (onePackage, error) {
	pkg, err := schema.ImportSpec(spec, map[string]schema.Language{
		"go":     gogen.Importer,
		"python": pygen.Importer,
	}, onePackage{}, schema.ValidationOptions{})
	if err != nil {
		return onePackage{}, fmt.Errorf("reading the schema: %w", err)
	}
	return onePackage{pkg}, nil
}

func writeSDKs(spec schema.PackageSpec, folder string) error {
	const tool = "Pulumi's SDK generator"
	forGo, err := load(spec)
	if err != nil {
		return err
	}
	goFiles, err := gogen.GeneratePackage(tool, forGo.pkg, nil)
	if err != nil {
		return fmt.Errorf("generating the SDK for Go: %w", err)
	}
	if err := writeFiles(filepath.Join(folder, "go"), goFiles); err != nil {
		return err
	}
	forPython, err := load(spec)
	if err != nil {
		return err
	}
	pythonFiles, err := pygen.GeneratePackage(tool, forPython.pkg, nil, forPython)
	if err != nil {
		return fmt.Errorf("generating the SDK for Python: %w", err)
	}
	return writeFiles(filepath.Join(folder, "python"), pythonFiles)
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

// convert binds the example again for each language, because generators change the program they convert.
func convert(name, source string, loader onePackage, target language) (text string, err error) {
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
	bound, diagnostics, err := pcl.BindProgram(parser.Files, loader, pcl.PreferOutputVersionedInvokes)
	if err != nil {
		return "", err
	}
	if diagnostics.HasErrors() {
		return "", diagnostics
	}
	if target.prepare != nil {
		if err := target.prepare(bound, loader.pkg); err != nil {
			return "", err
		}
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
	if target.correct != nil {
		return target.correct(string(program)), nil
	}
	return string(program), nil
}

// prepareForGo works around two faults of the generator for Go. It finds the name of a function, such as LookupApp, only
// by the token of the schema, which the binder has shortened. And it passes an object to functions without inputs.
func prepareForGo(bound *pcl.Program, pkg *schema.Package) error {
	byName := map[string]*schema.Function{}
	for _, function := range pkg.Functions {
		byName[nameOf(function.Token)] = function
	}
	prepare := func(expression model.Expression) (model.Expression, hcl.Diagnostics) {
		call, ok := expression.(*model.FunctionCallExpression)
		if !ok || call.Name != pcl.Invoke {
			return expression, nil
		}
		token := call.Args[0].(*model.TemplateExpression).Parts[0].(*model.LiteralValueExpression)
		function := byName[nameOf(token.Value.AsString())]
		token.Value = cty.StringVal(function.Token)
		if function.Inputs == nil {
			call.Args[1] = &model.LiteralValueExpression{Value: cty.NullVal(cty.DynamicPseudoType)}
		}
		return expression, nil
	}
	for _, node := range bound.Nodes {
		if diagnostics := node.VisitExpressions(nil, prepare); diagnostics.HasErrors() {
			return diagnostics
		}
	}
	return nil
}

var lookupWithOutputs = regexp.MustCompile(`(\.Lookup\w+Output\(ctx, \w+\.)Get(\w+OutputArgs\{)`)

var lookupWithoutInputs = regexp.MustCompile(`(\w+), err := (\w+\.Get\w+)\(ctx, nil, nil\)\n\t+if err != nil \{\n.*\n\t+\}`)

const listOfAny = "pulumi.Any{"

// correctGo works around three faults of the generator for Go. It names the arguments of LookupAppOutput GetAppOutputArgs
// instead of LookupAppOutputArgs, it uses the plain result of a function without inputs as an output, and it takes the
// function pulumi.Any for the type of a list.
func correctGo(program string) string {
	program = lookupWithOutputs.ReplaceAllString(program, "${1}Lookup${2}")
	program = lookupWithoutInputs.ReplaceAllStringFunc(program, func(call string) string {
		found := lookupWithoutInputs.FindStringSubmatch(call)
		if !strings.Contains(program, found[1]+".") {
			return call
		}
		return fmt.Sprintf("%s := %sOutput(ctx)", found[1], found[2])
	})
	for {
		start := strings.Index(program, listOfAny)
		if start < 0 {
			return program
		}
		elements := start + len(listOfAny)
		end := elements + closingBrace(program[elements:])
		program = program[:start] + "pulumi.Any([]any{" + program[elements:end] + "})" + program[end+1:]
	}
}

// closingBrace is the position of the brace that ends a list, whose texts may contain pairs of braces.
func closingBrace(text string) int {
	depth := 0
	for i, character := range text {
		switch {
		case character == '{':
			depth++
		case character == '}' && depth == 0:
			return i
		case character == '}':
			depth--
		}
	}
	return len(text)
}

var formerConfiguration = regexp.MustCompile(`(?m)^configuration:$`)

// correctYAML replaces the former name of a section. The engine warns about it.
func correctYAML(program string) string {
	return formerConfiguration.ReplaceAllString(program, "config:")
}

func nameOf(token string) string {
	return token[strings.LastIndex(token, ":")+1:]
}

// onePackage loads the package of the request and no other. Without one it loads nothing: the schemas refer to no other
// package.
type onePackage struct{ pkg *schema.Package }

func (l onePackage) LoadPackage(name string, _ *semver.Version) (*schema.Package, error) {
	if l.pkg == nil || name != l.pkg.Name {
		return nil, fmt.Errorf("examples use one package only, not %s", name)
	}
	return l.pkg, nil
}

func (l onePackage) LoadPackageV2(_ context.Context, d *schema.PackageDescriptor) (*schema.Package, error) {
	return l.LoadPackage(d.Name, nil)
}

func (l onePackage) LoadPackageReference(name string, _ *semver.Version) (schema.PackageReference, error) {
	pkg, err := l.LoadPackage(name, nil)
	if err != nil {
		return nil, err
	}
	return pkg.Reference(), nil
}

func (l onePackage) LoadPackageReferenceV2(_ context.Context, d *schema.PackageDescriptor) (schema.PackageReference, error) {
	return l.LoadPackageReference(d.Name, nil)
}
