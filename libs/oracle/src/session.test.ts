import fc from 'fast-check';
import { openByDomain, passwordByDomain, pingByDomain, sessionsByDomain } from './adapter/session';
import {
  isOpenByIdentity,
  newPassword,
  nextPingAfter,
  sessionsOf,
  type SessionAnswer,
  type SessionStep,
} from './session';
import { compareFamily } from './testing/compareFamily';

const tokens = fc.constantFrom('A', 'B', 'C');
const steps: fc.Arbitrary<readonly SessionStep[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('login' as const), token: tokens }),
    fc.record({ type: fc.constant('logout' as const) }),
    fc.record({
      type: fc.constant('code400' as const),
      token: tokens,
      path: fc.constantFrom('/', '/login', '/user/vip', '/login/other'),
    }),
  ),
  { maxLength: 12 },
);

compareFamily<readonly SessionStep[], readonly SessionAnswer[]>({
  name: 'code 400 and the session',
  inputs: steps,
  oracle: sessionsOf,
  domain: sessionsByDomain,
  mutants: {
    'a late 400 of an old token ends the new session': (all) => {
      let stored: string | undefined;
      return sessionsOf(
        all.map((step) => {
          const held = stored;
          stored = step.type === 'login' ? step.token : undefined;
          return step.type === 'code400' && held !== undefined ? { ...step, token: held } : step;
        }),
      );
    },
    'redirects on /login too': (all) =>
      sessionsOf(all.map((step) => (step.type === 'code400' ? { ...step, path: '/' } : step))),
    'redirects once for each 400': (all) =>
      sessionsOf(all).map((answer, at) => {
        const step = all[at];
        const isRepeat = step?.type === 'code400' && answer.token === undefined;
        return isRepeat
          ? { ...answer, effects: ['clearAccount', 'closeOverlays', 'goToLogin', 'stopTimers'] }
          : answer;
      }),
    'keeps the account': (all) =>
      sessionsOf(all).map((answer) => ({
        ...answer,
        effects: answer.effects?.filter((one) => one !== 'clearAccount'),
      })),
  },
});

compareFamily<readonly [number | undefined, string | undefined], number | 'none'>({
  name: 'the online ping',
  inputs: fc.tuple(
    fc.oneof(
      fc.constant(200),
      fc.constantFrom(undefined, 100, 201, 400, 500, 555, 1005),
      fc.integer({ min: 0, max: 1_999 }),
    ),
    fc.constantFrom(undefined, 'A', 'B'),
  ),
  oracle: ([code, token]) => nextPingAfter(code, token),
  domain: ([code, token]) => pingByDomain(code, token),
  mutants: {
    'goes on after a failure of the server': ([code, token]) =>
      code !== undefined && code >= 500 && code < 600
        ? nextPingAfter(200, token)
        : nextPingAfter(code, token),
    'goes on for guests': ([code]) => nextPingAfter(code, 'A'),
    'every minute': ([code, token]) =>
      nextPingAfter(code, token) === 90_000 ? 60_000 : nextPingAfter(code, token),
    'any 2xx': ([code, token]) =>
      code !== undefined && code >= 200 && code < 300
        ? nextPingAfter(200, token)
        : nextPingAfter(code, token),
  },
});

const characters = (all: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...all), maxLength, size: 'max' });
const passwords = fc.oneof(
  characters('abcXYZ019', 22),
  characters('abc1 .-_', 10),
  characters('0123', 10),
  characters('pqR', 10),
  fc.constantFrom('', 'kislap71', 'kisla71', 'kislapkislapkislap71', 'kislapkislapkislap711', 'passwørt71'),
);

compareFamily<readonly [string, string], string>({
  name: 'a new password',
  inputs: passwords.chain((password) =>
    fc.tuple(
      fc.constant(password),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(password) },
        fc.constantFrom('', `${password} `),
        passwords,
      ),
    ),
  ),
  oracle: ([password, repeated]) => newPassword(password, repeated),
  domain: ([password, repeated]) => passwordByDomain(password, repeated),
  mutants: {
    'seven characters': ([password, repeated]) =>
      password === repeated && /[A-Za-z]/.test(password) && /\d/.test(password) && password.length === 7
        ? 'passes'
        : newPassword(password, repeated),
    'no digit needed': ([password, repeated]) =>
      password === repeated && password.length >= 8 && password.length <= 20 && /[A-Za-z]/.test(password)
        ? 'passes'
        : newPassword(password, repeated),
    'nineteen characters at most': ([password, repeated]) =>
      password.length > 19 ? 'weak' : newPassword(password, repeated),
    'blanks at the end do not count': ([password, repeated]) => newPassword(password, repeated.trimEnd()),
  },
});

type Identity = 'none' | 'review' | 'passed' | 'refused';

const openTo = (state: Identity) => ({
  deposit: isOpenByIdentity(state),
  play: isOpenByIdentity(state),
  // What a refused check means where none is needed first is not said.
  playOtherwise: state === 'refused' ? undefined : true,
});

compareFamily<Identity, ReturnType<typeof openByDomain>>({
  name: 'deposit and play before a passed check',
  inputs: fc.constantFrom('none', 'review', 'passed', 'refused'),
  oracle: openTo,
  domain: openByDomain,
  mutants: {
    'review is enough': (state) => ({
      ...openTo(state),
      deposit: state === 'review' || isOpenByIdentity(state),
    }),
    'play in any state': (state) => ({ ...openTo(state), play: true }),
  },
});
