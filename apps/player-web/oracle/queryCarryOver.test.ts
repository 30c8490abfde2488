import fc from 'fast-check';
import { compareFamily } from '@kislap/oracle/testing/compareFamily';
import { carryQuery } from '../src/navigation/carryQuery';
import { carried, entriesOf, type Entry } from './queryCarryOver';

/** Whether `Token` is `token` is not said. */
const parts = fc.oneof(
  fc.constantFrom(
    'invite=A1',
    'id=3',
    'type=23',
    'is=app',
    'cat=slot&cat=fish',
    'flag',
    'q=a%20b',
    'q=a+b',
    'x=',
  ),
  fc.constantFrom('token=t', 'code=123456', 'redirect=/user', 'tok%65n=t', 'code', 'mycode=1', '__proto__=1'),
);
const searches = fc
  .array(parts, { maxLength: 4 })
  .map((all) => (all.length === 0 ? '' : `?${all.join('&')}`));
const nextSearches = fc.oneof(fc.constantFrom('', '', '?'), searches);

compareFamily<readonly [string, string], readonly Entry[]>({
  name: 'query parameters of the previous route',
  inputs: fc.tuple(searches, nextSearches),
  oracle: ([previous, next]) => carried(previous, next),
  domain: ([previous, next]) => entriesOf(carryQuery(previous, next)),
  mutants: {
    'adds them to those of the next': ([previous, next]) => [...carried(previous, ''), ...entriesOf(next)],
    'carries a code too': ([previous, next]) =>
      entriesOf(next).length > 0
        ? entriesOf(next)
        : entriesOf(previous).filter(([key]) => key !== 'token' && key !== 'redirect'),
    'carries nothing': ([, next]) => entriesOf(next),
    'the last of a key alone': ([previous, next]) => [...new Map(carried(previous, next))],
    'compares what is encoded': ([previous, next]) =>
      previous.includes('tok%65n') && entriesOf(next).length === 0
        ? entriesOf(previous).filter(([key]) => key !== 'code' && key !== 'redirect')
        : carried(previous, next),
    'drops one-time keys of the next too': ([previous, next]) =>
      carried(previous, next).filter(([key]) => key !== 'token'),
  },
  examples: [
    [['?invite=A1', ''], [['invite', 'A1']]],
    [['?invite=A1', '?id=3'], [['id', '3']]],
    [['?token=t&invite=A1', ''], [['invite', 'A1']]],
  ],
});
