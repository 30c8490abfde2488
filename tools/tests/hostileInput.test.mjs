import { describe, expect, test } from 'vitest';
import * as domain from '../../libs/domain/src/index';
import { CheckedRules } from '../hostile/CheckedRules.mjs';
import { exampleTests } from '../hostile/exampleTests.mjs';
import { handedThrough } from '../hostile/handedThrough.mjs';
import { mutationsOf } from '../hostile/mutationsOf.mjs';
import { noAnswerIn } from '../hostile/noAnswerIn.mjs';
import { recordedCalls } from '../hostile/recordedCalls.mjs';
import { withoutRows } from '../hostile/withoutRows.mjs';
import { domainFunctions } from '../odd/domainFunctions.mjs';
import { strayFrom } from '../odd/strayFrom.mjs';

const { checker, functions } = domainFunctions();
const checked = new CheckedRules(domain, functions, checker);
const calls = recordedCalls(domain, exampleTests('domain'));
/** Of each rule: enough for every shape that its examples give it. */
const callsEach = 6;
/** For ten thousand rows, on a machine that does ten other things: what takes longer is slower than by its rows. */
const longestMs = 1000;
/** A sentence of ours: what was given, what becomes of it, what to give. */
const sentence = /^Not an? .{3,300}\. Any answer would be wrong; give an? /s;
/** @type {Set<string>} */
const handed = new Set();

/** @typedef {import('../odd/domainFunctions.mjs').DomainFunction} Rule */
/** @typedef {import('../hostile/mutationsOf.mjs').Mutation} Mutation */

/**
 * What is wrong with how a rule takes something hostile. A shape that its type does not have may end in an error of the
 * engine, since that is the checked build's to say; a wrong amount it may not become either.
 *
 * @param {Rule} rule @param {readonly unknown[]} original @param {number} index @param {Mutation} mutation
 */
function faultOf({ name, result }, original, index, { place, isOfType, given }) {
  const args = original.with(index, given);
  const began = performance.now();
  try {
    const answer = Reflect.apply(Reflect.get(domain, name), undefined, args);
    const tookMs = performance.now() - began;
    if (tookMs > longestMs) return `takes ${Math.round(tookMs)} ms`;
    const own = withoutRows(answer, args, original);
    const fault = noAnswerIn(own) ?? strayFrom(own, result, checker);
    if (fault === undefined || (!isOfType && !/not Money/.test(fault))) return undefined;
    const key = `${name} ${
      place
        .replace(/\[0\]$/, '')
        .split('.')
        .at(-1) || index
    }`;
    if (handedThrough[key] === undefined) return fault;
    handed.add(key);
  } catch (error) {
    if (error instanceof RangeError && sentence.test(error.message)) return undefined;
    if (isOfType || !(error instanceof TypeError)) return String(error);
  }
  return undefined;
}

/** @param {unknown} value */
const shown = (value) =>
  (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined')).slice(0, 60);

/** @param {Rule} rule */
function faultsOf(rule) {
  const given = (calls.get(rule.name) ?? []).slice(0, callsEach);
  return given.flatMap((original) =>
    rule.parameters.flatMap((type, index) =>
      mutationsOf(original[index], type, checker).flatMap((mutation) => {
        const args = padded(original, rule);
        const fault = faultOf(rule, args, index, mutation) ?? checked.faultOf(rule, args, index, mutation);
        return fault ? [`argument ${index}${mutation.place} = ${shown(mutation.hostile)}: ${fault}`] : [];
      }),
    ),
  );
}

/** With its optional arguments. @param {readonly unknown[]} given @param {Rule} rule */
const padded = (given, { parameters }) => parameters.map((_type, index) => given[index]);

describe('hostile input', () => {
  test('reaches every function of the domain, by its examples', () => {
    expect(functions.filter(({ name }) => !calls.has(name)).map(({ name }) => name)).toEqual([]);
    const exported = Object.values(domain).filter((one) => typeof one === 'function');
    // `assertNever` takes nothing, and is there to throw.
    expect(functions).toHaveLength(exported.length - 1);
  });

  test.each(functions.map((one) => ({ ...one, toString: () => one.name })))(
    '$name answers right or says what is wrong',
    (rule) => expect(faultsOf(rule)).toEqual([]),
    30_000,
  );

  test.each(functions.map((one) => ({ ...one, toString: () => one.name })))(
    '$name, checked, answers the same and takes nothing of no kind',
    (rule) => {
      for (const given of calls.get(rule.name) ?? []) {
        const lean = Reflect.apply(Reflect.get(domain, rule.name), undefined, given);
        expect(checked.answer(rule, given)).toEqual(lean);
        expect(checked.faultOfStrangers(rule, padded(given, rule))).toEqual([]);
      }
    },
  );

  test('and what is listed as handed through still is', () => {
    expect(Object.keys(handedThrough).filter((key) => !handed.has(key))).toEqual([]);
  });
});
