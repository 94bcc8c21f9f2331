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
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
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
	// correct works around faults in the generated text.
	correct func(text string, source string, spec schema.PackageSpec) string
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
			text, err := convert(name, source, onePackage{pkg}, target)
			text = target.correct(text, source, in.Schema)
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
	bound, diagnostics, err := pcl.BindProgram(parser.Files, pcl.Loader(loader), pcl.PreferOutputVersionedInvokes)
	if err != nil {
		return "", err
	}
	if diagnostics.HasErrors() {
		return "", diagnostics
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
	return string(program), nil
}

var (
	secretVariable   = regexp.MustCompile(`config "(\w+)" "string" \{\n\s*secret = true`)
	requiredVariable = regexp.MustCompile(`config\.(?:Require|get)\("(\w+)"\)`)
	csharpNamespace  = regexp.MustCompile(`(?m)^using (\w+) = [\w.]+;$`)
	csharpResource   = regexp.MustCompile(`(?s)new \w+\.(\w+)\("[^"]*", new\(\)\n.*?\n    \}`)
	csharpInput      = regexp.MustCompile(`(\.Inputs\.\w+)InputArgs\b`)
	csharpNull       = regexp.MustCompile(`(?m)^        (\w+) = null,$`)
	javaClass        = regexp.MustCompile(`(\w+)\.builder\(\)`)
	javaPanic        = regexp.MustCompile(`%!v\(PANIC=[^)]*\)`)
	javaImports      = regexp.MustCompile(`(?m)^import java\.util\.List;$`)
)

// requireVariables reads variables of the configuration that must be set, as secrets if they are. The generators ignore
// that a variable is secret.
func requireVariables(text, source, plain, secret string) string {
	secrets := map[string]bool{}
	for _, found := range secretVariable.FindAllStringSubmatch(source, -1) {
		secrets[found[1]] = true
	}
	return requiredVariable.ReplaceAllStringFunc(text, func(call string) string {
		name := requiredVariable.FindStringSubmatch(call)[1]
		method := plain
		if secrets[name] {
			method = secret
		}
		return fmt.Sprintf("config.%s(%q)", method, name)
	})
}

// correctCSharp works around faults of the generator for C#. It names another namespace in programs without resources, and
// other types in the arguments of functions, than the SDK has. And it writes null for an empty object.
func correctCSharp(text, source string, spec schema.PackageSpec) string {
	var settings struct {
		RootNamespace string `json:"rootNamespace"`
	}
	// ImportSpec has read the same text before.
	_ = json.Unmarshal(spec.Language["csharp"], &settings)
	text = csharpNamespace.ReplaceAllString(text, "using ${1} = "+settings.RootNamespace+".${1};")
	text = csharpInput.ReplaceAllString(text, "${1}Args")
	text = csharpResource.ReplaceAllStringFunc(text, func(block string) string {
		resource := spec.Resources[tokenOf(spec, csharpResource.FindStringSubmatch(block)[1])]
		return csharpNull.ReplaceAllStringFunc(block, func(line string) string {
			property := csharpNull.FindStringSubmatch(line)[1]
			ref := resource.InputProperties[strings.ToLower(property[:1])+property[1:]].Ref
			alias := strings.ToUpper(spec.Name[:1]) + spec.Name[1:]
			return strings.Replace(line, "null", fmt.Sprintf("new %s.Inputs.%sArgs()", alias, nameOf(ref)), 1)
		})
	})
	return requireVariables(text, source, "Require", "RequireSecret")
}

// tokenOf returns the token of the resource with a name.
func tokenOf(spec schema.PackageSpec, name string) string {
	for token := range spec.Resources {
		if nameOf(token) == name {
			return token
		}
	}
	return ""
}

func nameOf(token string) string {
	return token[strings.LastIndex(token, ":")+1:]
}

// correctJava works around faults of the generator for Java. It imports input types from another package than the SDK's,
// and not all of them, it prints its own panic as the arguments of a function without inputs, and its class App has the
// name of a resource of one package.
func correctJava(text, source string, spec schema.PackageSpec) string {
	var settings struct {
		BasePackage string `json:"basePackage"`
	}
	_ = json.Unmarshal(spec.Language["java"], &settings)
	sdk := settings.BasePackage + "." + spec.Name
	text = strings.ReplaceAll(text, "import com.pulumi."+spec.Name+".", "import "+sdk+".")
	text = strings.NewReplacer("class App ", "class Main ", "App::stack", "Main::stack").Replace(text)
	text = javaPanic.ReplaceAllString(text, ")")
	imports := map[string]bool{}
	for _, found := range javaClass.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(text, "."+found[1]+";\n") {
			imports[fmt.Sprintf("import %s.inputs.%s;\n", sdk, found[1])] = true
		}
	}
	missing := slices.Sorted(maps.Keys(imports))
	text = javaImports.ReplaceAllString(text, strings.Join(missing, "")+"$0")
	return requireVariables(text, source, "require", "requireSecret")
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
