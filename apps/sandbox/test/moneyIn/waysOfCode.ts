import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../../src');

/** What moves money to a player, by the module that it is imported from: the ledger, the gate, and what gives by it. */
const movers: Readonly<Record<string, readonly string[]>> = {
  'ledger/post': ['post'],
  'gate/postForPlayer': ['postForPlayer', 'postUnlessRefused'],
  'rewards/payReward': ['payReward', 'payRewards'],
  'deposits/creditDeposit': ['creditDeposit'],
  'rounds/recordRounds': ['recordRounds'],
  'wallets/wallets': ['fillWallet'],
};

/** A file that moves money to a player, and how often it uses what does, by its name. */
interface WayOfCode {
  readonly file: string;
  readonly uses: Readonly<Record<string, number>>;
}

/** A source file by its name and its text. */
interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * Every file of the operator that takes what moves money to a player from its module, under any name, and every use that it
 * makes of it. The seed is left out: it writes the past of accounts that nobody has opened yet. So is the gate, which alone
 * may post; that is looked at by the gate's own test.
 */
export function waysOfCode(sources: readonly Source[] = readSources()): readonly WayOfCode[] {
  return sources.flatMap(({ file, text }) => {
    const uses = usesIn({ file, text });
    return Object.keys(uses).length > 0 ? [{ file, uses }] : [];
  });
}

/** The sources of the operator, by name. */
export function readSources(): readonly Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !name.startsWith('seed/') && name !== 'rules/gate/postForPlayer.ts')
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const taken = /\b(?:import|export)\s+(\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'([^']+)'/g;
const fetched = /\bimport\('([^']+)'\)/g;

function usesIn({ file, text }: Source): Readonly<Record<string, number>> {
  const uses: Record<string, number> = {};
  const rest = text.replaceAll(taken, '');
  for (const [, names = '', from = ''] of text.matchAll(taken)) {
    const module = moduleOf(file, from);
    if (module === undefined) continue;
    // A whole module hides which of it is used: it is a way whatever becomes of it.
    if (names.startsWith('*')) uses[`* of ${module}`] = 1;
    for (const [name, local] of namesIn(names)) {
      if (movers[module]?.includes(name) === true) uses[name] = count(rest, local);
    }
  }
  for (const [, from = ''] of text.matchAll(fetched)) {
    const module = moduleOf(file, from);
    if (module !== undefined) uses[`import of ${module}`] = 1;
  }
  return { ...uses, ...ownUses(file, rest) };
}

/** What a module that holds one of them uses of its own: the definition is none. */
function ownUses(file: string, text: string): Readonly<Record<string, number>> {
  const own = `./${posix.basename(file, '.ts')}`;
  const names = movers[moduleOf(file, own) ?? ''] ?? [];
  const calls = names.map((name) => [name, count(text, name)] as const);
  return Object.fromEntries(calls.filter(([, times]) => times > 0));
}

/** Which of the modules a path of an import leads to. */
const moduleOf = (file: string, path: string) =>
  Object.keys(movers).find((module) => `/${posix.join(posix.dirname(file), path)}`.endsWith(`/${module}`));

/** What is taken of a module, and what it is called here; types move nothing. */
function namesIn(braces: string): readonly (readonly [name: string, local: string])[] {
  return braces
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', local = name] = one.split(/\s+as\s+/);
      return [name, local] as const;
    });
}

/** Uses in code; a comment names without using. */
function count(text: string, name: string): number {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(new RegExp(String.raw`(?<![\w.']|function )${name}\b`, 'g'))].length;
}
