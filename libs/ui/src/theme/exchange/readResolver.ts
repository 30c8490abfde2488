import type { Scheme } from '../Skin';
import { flatten, type Token } from './flatten';
import { extensionKey } from './skinTokens';

type Node = Readonly<Record<string, unknown>>;
const nodeOf = (value: unknown): Node => ({ ...Object(value) });
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a resolver document says of a skin. */
export interface ResolvedTokens {
  readonly name: unknown;
  readonly defaultScheme: unknown;
  readonly schemes: Readonly<Record<Scheme, ReadonlyMap<string, Token>>>;
  /** What stands under the kit's own key. */
  readonly own: Node;
}

/**
 * The tokens of both schemes: those of all sets, then those of the scheme.
 *
 * @param files What the document names by `$ref` instead of bringing along, by that name
 * @throws Error for a document without a modifier of the contexts `dark` and `light`, or a file that is not given
 */
export function readResolver(document: unknown, files: Node): ResolvedTokens {
  const { name, sets, modifiers } = nodeOf(document);
  const bring = (source: unknown): unknown => {
    const { $ref } = nodeOf(source);
    if (typeof $ref !== 'string') return source;
    if (!($ref in files)) throw new Error(`The tokens name the file ${$ref}, which is not given.`);
    return files[$ref];
  };
  const shared = Object.values(nodeOf(sets))
    .flatMap((set) => listOf(nodeOf(set)['sources']))
    .map(bring);
  const scheme = Object.values(nodeOf(modifiers))
    .map(nodeOf)
    .find(({ contexts }) => 'dark' in nodeOf(contexts) && 'light' in nodeOf(contexts));
  if (!scheme) throw new Error('The tokens have no modifier with the contexts "dark" and "light".');
  const tokensOf = (one: Scheme) =>
    new Map(
      [...shared, ...listOf(nodeOf(scheme['contexts'])[one]).map(bring)].flatMap((file) => [
        ...flatten(file),
      ]),
    );
  const [own = {}] = shared.map((file) => nodeOf(nodeOf(nodeOf(file)['$extensions'])[extensionKey]));
  return {
    name,
    defaultScheme: scheme['default'],
    schemes: { dark: tokensOf('dark'), light: tokensOf('light') },
    own,
  };
}
