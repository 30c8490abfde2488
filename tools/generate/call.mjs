import { camel, folderAndName, pascal, words } from './names.mjs';

/** The section of the documents that a contract file's calls stand in. @type {Readonly<Record<string, string>>} */
const groups = {
  accounts: 'accounts',
  config: 'config',
  events: 'events',
  games: 'games',
  records: 'records',
  vip: 'events',
};

/**
 * A question to the operator: `call records/getSomething`. It is declared in the contract file of its folder; the
 * registry, the documents and the checks of other servers take it from there.
 *
 * @param {string} path
 * @returns {import('./Plan.mjs').Plan}
 */
export function call(path) {
  const { folder, name } = folderAndName(path, Object.keys(groups));
  if (!/^get[A-Z]/.test(name))
    throw new Error('A call that asks for something is named get…, such as getDepositLog.');
  const ask = camel(name);
  const subject = pascal(name.slice('get'.length));
  const home = `libs/api/src/${folder}/${camel(subject)}`;
  return {
    files: {
      [`${home}.ts`]: callFile({ folder, ask, subject }),
      [`${home}.test.ts`]: testFile({ ask, subject }),
      [`libs/api/src/${folder}/use${subject}.ts`]: hookFile({ ask, subject }),
    },
    appended: {
      [`libs/api/src/contract/${folder}.ts`]: `
/**
 * Tells the ${words(subject)}.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(${ask}Call.response, { amount: '12.5' }); // => { amount: 12.5 }
 */
export const ${ask}Call = readCall('${ask}', {
  group: '${groups[folder]}',
  request: emptyRequest,
  response: v.object({
    /** The amount, in pesos. */
    amount: peso,
  }),
});
`,
      'libs/api/src/index.ts': `export * from './${folder}/${camel(subject)}';
`,
      'libs/api/src/react/index.ts': `export * from '../${folder}/use${subject}';
`,
    },
  };
}

/** @param {string} ask @param {string} expression @param {string} result */
const example = (ask, expression, result) => ` * @example
 * import { answer, createFakeOperator } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator({ ${ask}: () => answer({ amount: 12.5 }) }).adapter });
 * ${expression}; // => ${result}`;

/** @param {{ folder: string, ask: string, subject: string }} names */
const callFile = ({ folder, ask, subject }) => `import type { Money } from '@kislap/domain';
import { ${ask}Call } from '../contract/${folder}';
import { callMain } from '../http/call';
import type { CallOptions } from '../http/CallOptions';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * The ${words(subject)}, in our words and in one unit.
 *
${example(ask, `const found: ${subject} = await ${ask}()`, '').replace(/; \/\/ => $/, ';')}
 * found.amount; // => 125_000
 */
export interface ${subject} {
  readonly amount: Money;
}

/**
 * The cache key of the ${words(subject)}.
 *
 * @example
 * ${camel(subject)}Key(7); // => ['${ask}', 7]
 */
export function ${camel(subject)}Key(userId: number): ReadKey {
  return ['${ask}', userId];
}

/**
 * Asks for the ${words(subject)}. @throws OfflineError | AnswerError | ContractError
 *
${example(ask, `(await ${ask}()).amount`, '125_000')}
 */
export async function ${ask}(options?: CallOptions): Promise<${subject}> {
  const { amount } = await callMain(${ask}Call, {}, options);
  return { amount: moneyOfPeso(amount) };
}
`;

/** @param {{ ask: string, subject: string }} names */
const hookFile = ({ ask, subject }) => `import { usePlayerRead } from '../swr/useRead';
import { ${ask}, ${camel(subject)}Key } from './${camel(subject)}';

/**
 * The ${words(subject)}, as last told; nothing for a guest.
 *
${example(ask, `use${subject}(7).data?.amount`, '125_000').replace('@example', "@example\n * import { configureApi } from '@kislap/api';")}
 */
export function use${subject}(userId: number | undefined) {
  return usePlayerRead(userId, ${camel(subject)}Key, ${ask});
}
`;

/** @param {{ ask: string, subject: string }} names */
const testFile = ({ ask, subject }) => `import { moneyFromPeso } from '@kislap/domain';
import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { answers } from '../http/test/reactions';
import { startOperator } from '../http/test/startOperator';
import { ${ask} } from './${camel(subject)}';

let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  await stop?.();
  configureApi({});
});

it('reads the ${words(subject)} into money', async () => {
  const operator = await startOperator(answers({ code: 200, msg: 'ok', data: { amount: '12.5' } }));
  stop = operator.stop;
  configureApi({ bases: { main: operator.base, payment: operator.base } });
  await expect(${ask}()).resolves.toEqual({ amount: moneyFromPeso(12.5) });
  expect(operator.seen[0]?.url).toBe('/api/web/${ask}');
});
`;
