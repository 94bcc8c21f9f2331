package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/pulumi/pulumi/pkg/v3/codegen/hcl2/model"
	"github.com/pulumi/pulumi/pkg/v3/codegen/pcl"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
	"github.com/zclconf/go-cty/cty"
)

// prepareJava works around faults of the generator for Java, which passes outputs in lists and maps whose type has values,
// and texts where the type is Either<String, Enum>. It surrounds them with calls that correctJava completes.
func prepareJava(bound *pcl.Program, pkg *schema.Package, secrets map[string]bool) {
	values := javaValues{secrets}
	for _, node := range bound.Nodes {
		switch node := node.(type) {
		case *pcl.Resource:
			types := map[string]schema.Type{}
			for _, property := range node.Schema.InputProperties {
				types[property.Name] = property.Type
			}
			for _, input := range node.Inputs {
				input.Value = values.prepared(input.Value, types[input.Name])
			}
		case *pcl.LocalVariable:
			if call, ok := node.Definition.Value.(*model.FunctionCallExpression); ok && call.Name == pcl.Invoke {
				token := call.Args[0].(*model.TemplateExpression).Parts[0].(*model.LiteralValueExpression)
				for _, function := range pkg.Functions {
					if nameOf(function.Token) == nameOf(token.Value.AsString()) && function.Inputs != nil {
						call.Args[1] = values.prepared(call.Args[1], function.Inputs)
					}
				}
			}
		}
	}
}

// javaValues knows the configuration variables that are secrets. They are outputs, but the binder takes them for texts.
type javaValues struct{ secrets map[string]bool }

// prepared is the value as an input of a type.
func (v javaValues) prepared(value model.Expression, typ schema.Type) model.Expression {
	switch typ := plain(typ).(type) {
	case *schema.UnionType:
		if v.isOutput(value) {
			return javaCall("Output.ofLeft", value)
		}
	case *schema.ArrayType:
		if list, ok := value.(*model.TupleConsExpression); ok {
			return v.preparedList(list, plain(typ.ElementType))
		}
	case *schema.MapType:
		if object, ok := value.(*model.ObjectConsExpression); ok {
			isOutput := func(item model.ObjectConsItem) bool { return v.isOutput(item.Value) }
			// A map of any values can have outputs among them.
			if plain(typ.ElementType) != schema.AnyType && slices.ContainsFunc(object.Items, isOutput) {
				return javaCall("Output.mapBuilder", value)
			}
		}
	case *schema.ObjectType:
		if object, ok := value.(*model.ObjectConsExpression); ok {
			for i, item := range object.Items {
				key := item.Key.(*model.LiteralValueExpression).Value.AsString()
				if property, found := typ.Property(key); found {
					object.Items[i].Value = v.prepared(item.Value, property.Type)
				}
			}
		}
	}
	return value
}

func (v javaValues) preparedList(list *model.TupleConsExpression, element schema.Type) model.Expression {
	if _, isObject := element.(*schema.ObjectType); isObject || !slices.ContainsFunc(list.Expressions, v.isOutput) {
		_, isUnion := element.(*schema.UnionType)
		for i, item := range list.Expressions {
			if isUnion {
				list.Expressions[i] = javaCall("Either.ofLeft", item)
			} else {
				list.Expressions[i] = v.prepared(item, element)
			}
		}
		return list
	}
	for i, item := range list.Expressions {
		if v.isOutput(item) {
			list.Expressions[i] = v.prepared(item, element)
		} else {
			list.Expressions[i] = javaCall("Output.of", item)
		}
	}
	return javaCall("Output.all", list)
}

func (v javaValues) isOutput(value model.Expression) bool {
	if variable, ok := value.(*model.ScopeTraversalExpression); ok && v.secrets[variable.RootName] {
		return true
	}
	return pcl.HasEventualTypes(value.Type())
}

// plain is the type of a value that is neither an input nor optional.
func plain(typ schema.Type) schema.Type {
	for {
		switch wrapped := typ.(type) {
		case *schema.InputType:
			typ = wrapped.ElementType
		case *schema.OptionalType:
			typ = wrapped.ElementType
		default:
			return typ
		}
	}
}

// javaCall passes a value to a function of Pulumi's SDK for Java. The generator only writes functions that it knows, so
// the call is one of join until correctJava.
func javaCall(function string, value model.Expression) model.Expression {
	name := &model.LiteralValueExpression{Value: cty.StringVal(function)}
	return &model.FunctionCallExpression{
		Name: "join",
		Signature: model.StaticFunctionSignature{
			Parameters: []model.Parameter{{Name: "name", Type: model.StringType}, {Name: "value", Type: value.Type()}},
			ReturnType: value.Type(),
		},
		Args: []model.Expression{name, value},
	}
}

var (
	javaClass        = regexp.MustCompile(`(\w+)\.builder\(\)`)
	javaPanic        = regexp.MustCompile(`%!v\(PANIC=[^)]*\)`)
	javaImport       = regexp.MustCompile(`(?m)^import [\w.]+\.(\w+);\n`)
	javaImports      = regexp.MustCompile(`(?m)^import java\.util\.List;$`)
	javaFunction     = regexp.MustCompile(`String\.join\("((?:Output|Either)\.\w+)", `)
	javaMap          = regexp.MustCompile(`String\.join\("Output\.mapBuilder", Map\.of(?:Entries)?\(`)
	javaEntry        = regexp.MustCompile(`Map\.entry\(`)
	javaValueBlock   = regexp.MustCompile(`(?s)values -> \{\n(?: +var \w+ = values\.t\d+;\n)+ +return [^\n]*;\n`)
	javaValueNames   = regexp.MustCompile(`var (\w+) = values\.t`)
	trailingSpaces   = regexp.MustCompile(`(?m) +$`)
	javaLogicalNames = regexp.MustCompile(`(?m)^( +var (\w+) = new \w+\()"\w+"`)
)

// correctJava works around faults of the generator for Java. It imports input types from another package than the SDK's,
// and not all of them, it prints its own panic as the arguments of a function without inputs, its class App has the name
// of a resource of one package, it gives values in a lambda the names of variables around it, and resources the names of
// their variables instead of their logical names.
func correctJava(text, source string, bound *pcl.Program, spec schema.PackageSpec) string {
	var settings struct {
		BasePackage string `json:"basePackage"`
	}
	_ = json.Unmarshal(spec.Language["java"], &settings)
	sdk := settings.BasePackage + "." + spec.Name
	text = strings.ReplaceAll(text, "import com.pulumi."+spec.Name+".", "import "+sdk+".")
	text = strings.NewReplacer("class App ", "class Main ", "App::stack", "Main::stack").Replace(text)
	text = javaPanic.ReplaceAllString(text, ")")
	text = withMapBuilders(text)
	text = javaFunction.ReplaceAllString(text, "$1(")
	text = javaValueBlock.ReplaceAllStringFunc(text, withOwnNames)
	text = withLogicalNames(text, bound)
	text = trailingSpaces.ReplaceAllString(text, "")
	imports := map[string]bool{}
	for _, found := range javaClass.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(text, "."+found[1]+";\n") {
			imports[fmt.Sprintf("import %s.inputs.%s;\n", sdk, found[1])] = true
		}
	}
	if strings.Contains(text, "Either.") {
		imports["import com.pulumi.core.Either;\n"] = true
	}
	missing := slices.Sorted(maps.Keys(imports))
	text = javaImports.ReplaceAllString(text, strings.Join(missing, "")+"$0")
	text = withUsedImports(text)
	return requireVariables(text, source, "require", "requireSecret")
}

// withUsedImports leaves out the imports that the generator writes into all programs, but that this one does not use.
func withUsedImports(text string) string {
	return javaImport.ReplaceAllStringFunc(text, func(line string) string {
		class := javaImport.FindStringSubmatch(line)[1]
		if regexp.MustCompile(`[^.\w]` + class + `\b`).MatchString(text) {
			return line
		}
		return ""
	})
}

// withMapBuilders writes maps of outputs with a builder, because Map.of would make them maps whose values are outputs.
func withMapBuilders(text string) string {
	for {
		found := javaMap.FindStringIndex(text)
		if found == nil {
			return text
		}
		end := closing(text, found[1])
		entries := text[found[1]:end]
		if !javaEntry.MatchString(entries) {
			entries = "Map.entry(" + entries + ")"
		}
		indent := text[strings.LastIndex(text[:found[0]], "\n")+1 : found[0]]
		indent = indent[:len(indent)-len(strings.TrimLeft(indent, " "))]
		built := "Output.<String>mapBuilder()\n"
		for _, entry := range javaEntry.FindAllStringIndex(entries, -1) {
			built += fmt.Sprintf("%s    .put(%s)\n", indent, entries[entry[1]:closing(entries, entry[1])])
		}
		// The call that the generator wrote ends after the map.
		text = text[:found[0]] + built + indent + "    .build()" + text[closing(text, end+1)+1:]
	}
}

// closing is the position of the parenthesis that ends the arguments at a position.
func closing(text string, start int) int {
	depth, inText := 0, false
	for i := start; i < len(text); i++ {
		switch {
		case inText && text[i] == '\\':
			i++
		case text[i] == '"':
			inText = !inText
		case inText:
		case text[i] == '(':
			depth++
		case text[i] == ')' && depth == 0:
			return i
		case text[i] == ')':
			depth--
		}
	}
	return len(text)
}

// withOwnNames renames the values of several outputs in a lambda, as the generator does with the value of one.
func withOwnNames(block string) string {
	for _, found := range javaValueNames.FindAllStringSubmatch(block, -1) {
		block = regexp.MustCompile(`\b`+found[1]+`\b([^(])`).ReplaceAllString(block, "_"+found[1]+"$1")
	}
	return block
}

func withLogicalNames(text string, bound *pcl.Program) string {
	names := map[string]string{}
	for _, node := range bound.Nodes {
		if resource, ok := node.(*pcl.Resource); ok {
			names[resource.Name()] = resource.LogicalName()
		}
	}
	return javaLogicalNames.ReplaceAllStringFunc(text, func(line string) string {
		found := javaLogicalNames.FindStringSubmatch(line)
		return fmt.Sprintf("%s%q", found[1], names[found[2]])
	})
}
