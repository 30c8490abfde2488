import { dataSchema, requestSchema } from '@kislap/api/openapi';
import { type CallGroup, type DescribedCall, describedCalls, groupTitles } from '@kislap/api/registry';
import { sampleReads } from '@kislap/api/testing';
import { gamePicture } from './gamePicture';
import { emptyOf, fieldKind, fieldsOf, typeText } from './schemas';

/** Where the payment service is; its calls are told apart by the query's `f`. */
const PAYMENT_PATH = '/pay/client';

const pathOf = ({ contract }: DescribedCall): string => ('path' in contract ? contract.path : PAYMENT_PATH);

const callText = (call: DescribedCall): string => {
  const { name, facts, contract, codes, purpose } = call;
  const fields = fieldsOf(requestSchema(call)).map(
    ({ name: field, schema, isNeeded }) =>
      `${JSON.stringify(field)}: { kind: ${JSON.stringify(fieldKind(schema))}, isNeeded: ${isNeeded} }`,
  );
  const values = [
    `path: '${pathOf(call)}'`,
    `auth: '${facts.auth}'`,
    `effect: '${contract.effect}'`,
    `kind: '${facts.kind}'`,
    `okCode: ${codes[0]}`,
    `codes: [${codes.join(', ')}]`,
    `fields: { ${fields.join(', ')} }`,
  ];
  return `  /** ${purpose} */\n  ${name}: { ${values.join(', ')} },`;
};

/** `src/contract.ts`: every call, and what TypeScript calls its answer. */
export const contractText =
  (): string => `// Written by create-kislap-operator from the operator contract. Make it anew with a newer version rather than edit it.

/** How a field is to be read. */
export interface Field {
  readonly kind: string;
  readonly isNeeded: boolean;
}

/** What is known of a call beside its answer. */
export interface Call {
  readonly path: string;
  /** \`session\` needs a token, \`open\` may come with one, \`bare\` never does. */
  readonly auth: 'session' | 'open' | 'bare';
  readonly effect: 'read' | 'write';
  /** R reads, I is idempotent, E gives or moves something: once per idempotency key. */
  readonly kind: 'R' | 'I' | 'E';
  readonly okCode: number;
  readonly codes: readonly number[];
  readonly fields: Readonly<Record<string, Field>>;
}

export const calls = {
${describedCalls.map(callText).join('\n')}
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;

/** What each call answers when it says yes. */
export interface Answers {
${describedCalls.map((call) => `  readonly ${call.name}: ${typeText(dataSchema(call), '  ')};`).join('\n')}
}
`;

/** What everybody sees is shown by samples; a player begins with nothing. */
const shown: ReadonlySet<string> = new Set([
  'getBanner',
  'noticeList',
  'getAds',
  'gameList',
  'getHot',
  'platformList',
  'vipLvList',
  'getPddConfigInfo',
]);

const samples: Readonly<Record<string, unknown>> = sampleReads;

function sampleOf(name: string): unknown {
  const make = samples[name];
  if (!shown.has(name) || typeof make !== 'function') return undefined;
  const reply: unknown = Reflect.apply(make, undefined, [{}]);
  const data = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : undefined;
  return name === 'gameList' && Array.isArray(data) ? data.map(withPicture) : data;
}

/** A game without a picture is shown as one whose picture is broken. */
function withPicture(game: unknown): unknown {
  const facts: Readonly<Record<string, unknown>> = { ...Object(game) };
  return facts['img'] === '' ? { ...facts, img: gamePicture(String(facts['name'])) } : game;
}

/** What cannot be empty: written as code, because it is another at each moment. */
const alive: Readonly<Record<string, string>> = {
  getUserInfo: '(_fields, player) => ({ ...EMPTY, UserID: player.id, nick: player.nick })',
  getSecretKey: '(_fields, player) => keyOf(player)',
  getState: '() => ({ state: 1 })',
};

const answerText = (call: DescribedCall): string => {
  const { name } = call;
  const value = JSON.stringify(sampleOf(name) ?? emptyOf(dataSchema(call)), null, 2).replaceAll('\n', '\n  ');
  const code = (alive[name] ?? `() => (${value})`).replace('...EMPTY', `...${value}`);
  return `  /** ${call.purpose} */\n  ${name}: ${code},`;
};

/** \`src/answers/{group}.ts\`: the reading calls of a section. */
export function answersText(group: CallGroup): string {
  const reads = callsOf(group).filter(isAnswered);
  const needsKey = reads.some(({ name }) => name === 'getSecretKey');
  return `import type { Handlers } from '../handlers.js';
${needsKey ? "import { keyOf } from '../sessions.js';\n" : ''}
/** ${groupTitles[group]}. Each answer is the least that the contract accepts: put yours in its place. */
export const ${group} = {
${reads.map(answerText).join('\n')}
} satisfies Partial<Handlers>;
`;
}

/** Nobody has to answer it; the stub refuses it, so that the app asks each call alone. */
const OPTIONAL = 'askTogether';

const isAnswered = ({ name, contract }: DescribedCall): boolean =>
  contract.effect === 'read' && name !== OPTIONAL;

const callsOf = (group: CallGroup): readonly DescribedCall[] =>
  describedCalls.filter(({ facts }) => facts.group === group);

const isGroup = (name: string): name is CallGroup => name in groupTitles;
export const groups: readonly CallGroup[] = Object.keys(groupTitles).filter(isGroup);

/** \`src/answers/index.ts\`: all sections together. */
export const indexText = (): string => `${groups
  .filter(hasReads)
  .map((group) => `import { ${group} } from './${group}.js';`)
  .join('\n')}
import { signing } from './signing.js';
import type { Handlers } from '../handlers.js';

/** Everything that is answered so far. What is not here is told by TODO.md. */
export const handlers: Partial<Handlers> = {
${groups
  .filter(hasReads)
  .map((group) => `  ...${group},`)
  .join('\n')}
  ...signing,
};
`;

export const hasReads = (group: CallGroup): boolean => callsOf(group).some(isAnswered);

/** Parts of the contract that the conformance kit checks one by one, by their sections. */
const profileOf: Readonly<Record<CallGroup, string>> = {
  accounts: 'accounts',
  config: 'accounts',
  mail: 'accounts',
  tracking: 'accounts',
  payment: 'money',
  records: 'money',
  referral: 'money',
  games: 'play',
  events: 'play',
  draw: 'play',
  protection: 'protection',
};

/** Written in full here; the template answers them. */
const done: ReadonlySet<string> = new Set(['login', 'loginOut']);

const todoLine = ({ name, contract, facts, purpose, codes }: DescribedCall): string => {
  const isDone = done.has(name);
  const reads = 'answers nothing yet: put your data in its place';
  const optional =
    'optional, refused with 1015: several reads in one request; say `asksTogether` in operator.json';
  const what = contract.effect === 'read' ? (name === OPTIONAL ? optional : reads) : facts.kind;
  return `- [${isDone ? 'x' : ' '}] \`${name}\` (${isDone ? 'for one demo account' : what}): ${purpose} Codes: ${codes.join(', ')}.`;
};

/** \`TODO.md\`: every call that is still to be done, by section, in the order in which the profiles grow. */
export function todoText(): string {
  const open = describedCalls.filter(({ name, contract }) => contract.effect === 'write' && !done.has(name));
  const reads = describedCalls.filter(isAnswered);
  const sections = groups.map((group) => {
    const lines = callsOf(group).map(todoLine);
    return [`## ${groupTitles[group]} (profile ${profileOf[group]})`, '', ...lines, ''].join('\n');
  });
  return `# What is still to be done

${reads.length} reading calls are answered, as for somebody who has nothing yet: the profile \`read\` of the conformance kit is
spoken. ${open.length} writing calls answer 1015 ("not built yet"). R reads, I is idempotent, E gives or moves something and is
applied once per idempotency key. What a server must check by itself: docs/operators/back-end.md of Kislap.

${sections.join('\n')}`;
}
