import { camel, folderAndName, pascal, words } from './names.mjs';

const groups = ['accounts', 'config', 'events', 'games', 'payment', 'records', 'vip'];

/**
 * A question to the operator: `call records/getSomething`. Its schema joins the contract of its group.
 *
 * @param {string} path
 * @returns {import('./Plan.mjs').Plan}
 */
export function call(path) {
  const { folder, name } = folderAndName(path, groups);
  if (!/^get[A-Z]/.test(name))
    throw new Error('A call that asks for something is named get…, such as getDepositLog.');
  const ask = camel(name);
  const subject = pascal(name.slice('get'.length));
  const home = `libs/api/src/${folder}`;
  return {
    files: {
      [`${home}/${subject}.ts`]: `import type { Money } from '@kislap/domain';

/** What the operator tells about the ${words(subject)}, in our words and in one unit. */
export interface ${subject} {
  readonly amount: Money;
}
`,
      [`${home}/${ask}.ts`]: callFile({ folder, ask, subject }),
      [`${home}/${ask}.test.ts`]: testFile({ ask, subject }),
    },
    appended: {
      [`libs/api/src/contract/${folder}.ts`]: `
/** The ${words(subject)}: \`amount\` is in pesos. */
export const ${ask}Call = readCall('${ask}', {
  request: emptyRequest,
  response: v.object({ amount: peso }),
});
`,
      'libs/api/src/index.ts': `export { ${ask}, ${camel(subject)}Key, use${subject} } from './${folder}/${ask}';
export type { ${subject} } from './${folder}/${subject}';
`,
    },
  };
}

/** @param {{ folder: string, ask: string, subject: string }} names */
const callFile = ({ folder, ask, subject }) => `import { ${ask}Call } from '../contract/${folder}';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { ${subject} } from './${subject}';

/** The cache key of the ${words(subject)}. */
export function ${camel(subject)}Key(userId: number): ReadKey {
  return ['${ask}', userId];
}

/** Asks for the ${words(subject)}. @throws OfflineError | AnswerError | ContractError */
export async function ${ask}(options?: CallOptions): Promise<${subject}> {
  const { amount } = await callMain(${ask}Call, {}, options);
  return { amount: moneyOfPeso(amount) };
}

/** The ${words(subject)}, as last told; nothing for a guest. */
export function use${subject}(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : ${camel(subject)}Key(userId), () => ${ask}());
}
`;

/** @param {{ ask: string, subject: string }} names */
const testFile = ({ ask, subject }) => `import { moneyFromPeso } from '@kislap/domain';
import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { answers } from '../http/test/reactions';
import { startOperator } from '../http/test/startOperator';
import { ${ask} } from './${ask}';

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
