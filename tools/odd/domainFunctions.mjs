import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const entry = join(repository, 'libs/domain/src/index.ts');

/**
 * @typedef {object} DomainFunction
 * @property {string} name
 * @property {readonly ts.Type[]} parameters
 * @property {readonly ParameterName[]} names Of the parameters.
 * @property {ts.Type} result
 */

/** `name` is '' where a function takes the argument apart at once. @typedef {{ name: string, isOptional: boolean }} ParameterName */

/**
 * The functions that the domain exports, with the types of what they take and answer.
 *
 * @returns {{ checker: ts.TypeChecker, functions: readonly DomainFunction[] }}
 */
export function domainFunctions() {
  const { config } = ts.parseConfigFileTextToJson(
    entry,
    readFileSync(join(repository, 'tsconfig.base.json'), 'utf8'),
  );
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, repository);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module === undefined ? [] : checker.getExportsOfModule(module);
  const functions = exports.flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Function)) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    // What takes `never` is there to throw.
    const [first] = signature?.getParameters() ?? [];
    const isUnreachable = first !== undefined && checker.getTypeOfSymbol(first).flags & ts.TypeFlags.Never;
    if (signature === undefined || isUnreachable) return [];
    const parameters = signature.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter));
    const names = signature.getParameters().map((parameter) => nameOf(parameter, checker));
    return [{ name: symbol.name, parameters, names, result: signature.getReturnType() }];
  });
  return { checker, functions };
}

/** @param {ts.Symbol} parameter @param {ts.TypeChecker} checker @returns {ParameterName} */
function nameOf({ valueDeclaration }, checker) {
  if (valueDeclaration === undefined || !ts.isParameter(valueDeclaration)) throw new Error('No parameter.');
  const { name } = valueDeclaration;
  return {
    name: ts.isIdentifier(name) ? name.text : '',
    isOptional: checker.isOptionalParameter(valueDeclaration),
  };
}
