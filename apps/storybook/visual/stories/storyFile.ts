import { parseSync } from 'vite';
import type { ESTree } from 'vite';

type Node = ESTree.Expression | ESTree.Declaration | null | undefined;
type Fields = ReadonlyMap<string, ESTree.Expression | null>;

export interface FoundStory {
  readonly exportName: string;
  readonly name: string | undefined;
  readonly tags: readonly string[];
}

export interface StoryFile {
  readonly title: string;
  readonly component: string | undefined;
  readonly tags: readonly string[];
  readonly stories: readonly FoundStory[];
}

/** Thrown at what is only read well by Storybook itself. */
class Unusual extends Error {}

/** What an object says, under `satisfies`; what it takes from another object does not count, as in Storybook. */
function fieldsOf(node: Node): Fields {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return fieldsOf(node.expression);
  if (node?.type !== 'ObjectExpression') throw new Unusual('A story or its meta is no object.');
  const fields = new Map<string, ESTree.Expression | null>();
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    if (property.key.type !== 'Identifier' || property.computed) throw new Unusual('A key is computed.');
    fields.set(property.key.name, property.value);
  }
  return fields;
}

function textIn(node: Node): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Unusual('A text is computed.');
}

function tagsIn(fields: Fields): readonly string[] {
  const list = fields.get('tags');
  if (list !== undefined && list?.type !== 'ArrayExpression') throw new Unusual('Tags are computed.');
  const named = (list?.elements ?? []).map((tag) => {
    if (tag === null || tag.type === 'SpreadElement') throw new Unusual('Tags are computed.');
    return textIn(tag);
  });
  return fields.has('play') ? [...named, 'play-fn'] : named;
}

/** A story that a function makes, such as `pageStory`, says nothing of itself before it runs. */
const nothing: Fields = new Map();

const variablesIn = (statement: ESTree.Program['body'][number] | ESTree.Declaration | null) =>
  statement?.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' ? [{ name: id.name, init }] : [],
      )
    : [];

function exported(statement: ESTree.ExportNamedDeclaration): readonly FoundStory[] {
  if (statement.exportKind === 'type') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') throw new Unusual('An export is no constant.');
  return variablesIn(statement.declaration).map(({ name, init }) => {
    const isMade = init?.type === 'CallExpression' && init.callee.type === 'Identifier';
    const fields = isMade ? nothing : fieldsOf(init);
    const title = fields.get('name');
    return { exportName: name, name: title === undefined ? undefined : textIn(title), tags: tagsIn(fields) };
  });
}

/** Where the file has its component from. */
function sourceOf(component: Node, { body }: ESTree.Program): string | undefined {
  if (component?.type !== 'Identifier') return undefined;
  return body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .find(({ specifiers }) => specifiers.some(({ local }) => local.name === component.name))?.source.value;
}

function read(program: ESTree.Program): StoryFile {
  const named = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const declared = program.body
    .flatMap(variablesIn)
    .find(({ name }) => named?.type === 'Identifier' && named.name === name);
  const meta = fieldsOf(declared?.init);
  if (['id', 'includeStories', 'excludeStories'].some((key) => meta.has(key)))
    throw new Unusual('A rare key.');
  return {
    title: textIn(meta.get('title')),
    component: sourceOf(meta.get('component'), program),
    tags: tagsIn(meta),
    stories: program.body
      .filter((statement) => statement.type === 'ExportNamedDeclaration')
      .flatMap(exported),
  };
}

/** What a file of stories is called and tells, or nothing where only Storybook itself reads it well. */
export function readStoryFile(file: string, code: string): StoryFile | undefined {
  const { program, errors } = parseSync(file, code, { lang: 'tsx' });
  if (errors.length > 0) return undefined;
  try {
    return read(program);
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}
