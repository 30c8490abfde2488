import { camel, folderAndName, pascal } from './names.mjs';

/**
 * A rule of the domain: `rule withdrawal/checkSomething`.
 *
 * @param {string} path
 * @returns {import('./Plan.mjs').Plan}
 */
export function rule(path) {
  const { folder, name } = folderAndName(path);
  const check = camel(name);
  const problem = `${pascal(name.replace(/^check/, ''))}Problem`;
  const home = `libs/domain/src/${folder}`;
  return {
    files: {
      [`${home}/${check}.ts`]: checkFile(check, problem),
      [`${home}/${check}.test.ts`]: testFile(check),
    },
    appended: {
      [`${home}/index.ts`]: `
export { ${check} } from './${check}';
export type { ${problem} } from './${check}';
`,
    },
  };
}

/** @param {string} check @param {string} problem */
const checkFile = (check, problem) => `import { fail, ok, type Result } from '../kernel';
import type { Money } from '../money';

/**
 * Why ${check} says no. A reason carries the facts its message needs.
 *
 * @example
 * const problem: ${problem} = { type: 'belowMinimum', minimum: moneyFromPeso(100) };
 */
export type ${problem} = { readonly type: 'belowMinimum'; readonly minimum: Money };

/**
 * The amount, when the rule allows it.
 *
 * Rule: say here what is allowed, and in docs/rules.md. This one refuses less than a minimum.
 *
 * @example
 * ${check}(moneyFromPeso(100), moneyFromPeso(100)); // => { ok: true, value: moneyFromPeso(100) }
 */
export function ${check}(amount: Money, minimum: Money): Result<Money, ${problem}> {
  return amount < minimum ? fail({ type: 'belowMinimum', minimum }) : ok(amount);
}
`;

/** @param {string} check */
const testFile = (check) => `import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Money } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { ${check} } from './${check}';

describe('${check}', () => {
  it('refuses less than the minimum and says the minimum', () => {
    expect(${check}(pesos(99), pesos(100))).toEqual({
      ok: false,
      reason: { type: 'belowMinimum', minimum: pesos(100) },
    });
  });

  it('allows the minimum itself', () => {
    expect(${check}(pesos(100), pesos(100))).toEqual({ ok: true, value: pesos(100) });
  });

  it('never changes the amount it allows', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (amount, minimum) => {
        const checked = ${check}(amount, minimum);
        expect(checked.ok ? checked.value : amount).toBe(amount);
      }),
    );
  });

  it('takes money, not bare numbers', () => {
    expectTypeOf(${check}).parameter(0).toEqualTypeOf<Money>();
  });
});
`;
