import type { WireShape } from './wireShape';

/** What stands at a place in one of two answers alone, or is of another kind there. */
export function shapeDifferences(sample: WireShape, real: WireShape): readonly string[] {
  const paths = [...new Set([...sample.keys(), ...real.keys()])];
  return paths.flatMap((path) => {
    const [here, there] = [sample.get(path), real.get(path)];
    if (here && there)
      return kindsDiffer(here, there)
        ? [`${path}: ${named(here)} in the sample, ${named(there)} in the sandbox`]
        : [];
    const isKnown = (here ? real : sample).has(parentOf(path));
    if (!isKnown) return [];
    return [here ? `${path}: in the sample alone` : `${path}: in the sandbox alone`];
  });
}

function kindsDiffer(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((kind) => !other.has(kind)) || one.has('null') !== other.has('null');
}

const named = (kinds: ReadonlySet<string>) => [...kinds].join(' or ');

/** The object that holds a field; a list's row or a text's content have no say in what is missing. */
function parentOf(path: string): string {
  if (path.endsWith('[]') || path.endsWith('(JSON)')) return 'nowhere';
  return path.slice(0, path.lastIndexOf('.'));
}
