package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/pulumi/pulumi/pkg/v3/codegen/pcl"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

var (
	csharpNamespace = regexp.MustCompile(`(?m)^using (\w+) = [\w.]+;\n`)
	csharpResource  = regexp.MustCompile(`(?s)new \w+\.(\w+)\("[^"]*", new\(\)\n.*?\n    \}`)
	csharpInput     = regexp.MustCompile(`(\.Inputs\.\w+)InputArgs\b`)
	csharpNull      = regexp.MustCompile(`(?m)^( +)(\w+) = (?:null|new\[\]\n +\{\n +null,\n +\}),$`)
	csharpEnums     = regexp.MustCompile(`new\[\](\n +\{\n +(\w+\.[A-Z]\w*)\.\w+,)`)
	csharpMember    = regexp.MustCompile(`(?m) = ([a-z]\w*)\.([A-Z]\w*)\.([A-Z]\w*)(,?)$`)
)

// correctCSharp works around faults of the generator for C#. It imports the SDK from another namespace in programs without
// resources, and twice in programs with functions, and it names other types in the arguments of functions than the SDK
// has. It writes null for an empty object, a list of enums where the SDK takes a list of enums or texts, and members of
// outputs in the arguments of functions as if they were values.
func correctCSharp(text, source string, _ *pcl.Program, spec schema.PackageSpec) string {
	var settings struct {
		RootNamespace string `json:"rootNamespace"`
	}
	// ImportSpec has read the same text before.
	_ = json.Unmarshal(spec.Language["csharp"], &settings)
	isImported := false
	text = csharpNamespace.ReplaceAllStringFunc(text, func(line string) string {
		if isImported {
			return ""
		}
		isImported = true
		return csharpNamespace.ReplaceAllString(line, "using ${1} = "+settings.RootNamespace+".${1};\n")
	})
	text = csharpInput.ReplaceAllString(text, "${1}Args")
	text = csharpResource.ReplaceAllStringFunc(text, func(block string) string {
		return withEmptyObjects(block, spec)
	})
	text = csharpEnums.ReplaceAllString(text, "new Union<string, $2>[]$1")
	text = csharpMember.ReplaceAllStringFunc(text, func(line string) string {
		found := csharpMember.FindStringSubmatch(line)
		value := strings.ToLower(found[2][:1]) + found[2][1:]
		return fmt.Sprintf(" = %s.%s.Apply(%s => %s.%s)%s", found[1], found[2], value, value, found[3], found[4])
	})
	return requireVariables(text, source, "Require", "RequireSecret")
}

// withEmptyObjects writes the empty objects of a resource.
func withEmptyObjects(block string, spec schema.PackageSpec) string {
	resource := spec.Resources[tokenOf(spec, csharpResource.FindStringSubmatch(block)[1])]
	alias := strings.ToUpper(spec.Name[:1]) + spec.Name[1:]
	return csharpNull.ReplaceAllStringFunc(block, func(lines string) string {
		found := csharpNull.FindStringSubmatch(lines)
		property := resource.InputProperties[strings.ToLower(found[2][:1])+found[2][1:]]
		ref := property.Ref
		if property.Items != nil {
			ref = property.Items.Ref
		}
		return strings.Replace(lines, "null", fmt.Sprintf("new %s.Inputs.%sArgs()", alias, nameOf(ref)), 1)
	})
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
