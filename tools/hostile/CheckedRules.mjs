import { checkedCall } from '../../libs/domain/src/checked/checkedCall';
import { checkedParameters } from '../packages/checked/checkedParameters.mjs';

/** A sentence of the checked build: where, what was given, what becomes of it, what to give. */
const sentence =
  /^\w+: argument \d(, [\w.[\]]+,)? is .{1,60}\. Any answer would be wrong; give (?!undefined).{4,}\.$/s;
/** What is nowhere of the right kind. */
const strangers = [Symbol('stranger'), 1n, () => 0];

/** @typedef {import('../odd/domainFunctions.mjs').DomainFunction} Rule */
/** @typedef {import('./mutationsOf.mjs').Mutation} Mutation */

/** The rules as the checked build exports them. */
export class CheckedRules {
  /** @type {Map<string, (...given: unknown[]) => unknown>} */
  #calls;

  /**
   * @param {Readonly<Record<string, unknown>>} library
   * @param {readonly Rule[]} rules
   * @param {import('typescript').TypeChecker} checker
   */
  constructor(library, rules, checker) {
    this.#calls = new Map(
      rules.map((rule) => {
        const lean = library[rule.name];
        if (typeof lean !== 'function') throw new Error(`${rule.name} is no function.`);
        const call = (/** @type {unknown[]} */ ...given) => Reflect.apply(lean, undefined, given);
        return [rule.name, checkedCall(rule.name, call, checkedParameters(rule, checker))];
      }),
    );
  }

  /** @param {Rule} rule @param {readonly unknown[]} given */
  answer({ name }, given) {
    return Reflect.apply(this.#calls.get(name) ?? (() => undefined), undefined, given);
  }

  /**
   * What is wrong with how a checked rule takes something of another shape: it must say so, whatever the rule would do.
   *
   * @param {Rule} rule @param {readonly unknown[]} original @param {number} index @param {Mutation} mutation
   */
  faultOf(rule, original, index, { isOfType, given }) {
    if (isOfType || (given === undefined && rule.names[index]?.isOptional)) return undefined;
    return this.#silence(rule, original.with(index, given));
  }

  /** The same of what is of no kind at all, in every argument. @param {Rule} rule @param {readonly unknown[]} original */
  faultOfStrangers(rule, original) {
    const takesAll = (/** @type {number} */ index) =>
      ['ok', 'fail', 'isMoney'].includes(rule.name) && index === 0;
    return rule.parameters.flatMap((_type, index) =>
      strangers.flatMap((stranger) =>
        takesAll(index) ? [] : (this.#silence(rule, original.with(index, stranger)) ?? []),
      ),
    );
  }

  /** @param {Rule} rule @param {readonly unknown[]} given */
  #silence(rule, given) {
    try {
      return `the checked build answers ${String(JSON.stringify(this.answer(rule, given))).slice(0, 60)}`;
    } catch (error) {
      if (error instanceof TypeError && sentence.test(error.message)) return undefined;
      return `the checked build says ${String(error)}`;
    }
  }
}
