import type { Rolldown } from 'vite';
import { momentOf, moments } from './moments';
import type { Moment } from './moments';
import type { ModuleUsers } from './moduleUsers';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The parts that come before all others, whoever needs their code besides. */
const firstParts = ['home', 'live'] as const;

/** What entries of several moments need, in the order in which they come. A player's home may bring it by itself. */
const sharedParts = ['base', 'player', 'services', 'modals', 'forms', 'kit', 'pages'] as const;

type Part = Moment | (typeof sharedParts)[number];

/**
 * The file that a module travels in.
 *
 * @param users The modules at which the entries begin that need it.
 * @returns Nothing for what the page itself needs, or nobody.
 */
export function partOf(users: ReadonlySet<string>): Part | undefined {
  const at = new Set([...users].map(momentOf));
  const isFor = (...some: readonly Moment[]): boolean => some.some((moment) => at.has(moment));
  if (isFor('app')) return undefined;
  const first = firstParts.find((part) => isFor(part));
  if (first !== undefined) return first;
  const [only] = at;
  if (at.size <= 1) return only;
  // The mark of play money comes by itself, and soon: it brings no code of overlays.
  if (isFor('showPlayMoney')) return 'live';
  // A guest's first tap does not wait for all of a player's home, nor a game's sheet for the fields of forms.
  if (isFor('player', 'services') && isFor('games', 'entry')) return 'base';
  if (isFor('player')) return 'player';
  if (isFor('services')) return 'services';
  if (isFor('games')) return 'modals';
  if (isFor('entry')) return 'forms';
  // Fetched when the browser is idle; what only pages share waits for the first tap.
  return isFor('kit', 'money') ? 'kit' : 'pages';
}

/** Messages come by language, not by moment. */
const MESSAGES = /\/libs\/i18n\/src\/catalogues\//;

/**
 * Which code travels together. Left to itself the bundler makes a file of every module that two pages share, and a
 * phone pays a round trip for each.
 */
export function codeSplitting({ usersOf }: ModuleUsers): CodeSplitting {
  const parts = new Set<Part>([...firstParts, ...sharedParts, ...moments.map(({ name }) => name)]);
  // A group takes along what its modules import: what more moments need comes first.
  const priorityOf = (part: Part): number => parts.size - [...parts].indexOf(part);
  return {
    groups: [...parts].map((name) =>
      name === 'app'
        ? { name, tags: ['$initial'], priority: parts.size + 1 }
        : {
            name,
            test: (id: string) => !MESSAGES.test(id) && partOf(usersOf(id)) === name,
            priority: priorityOf(name),
          },
    ),
  };
}
