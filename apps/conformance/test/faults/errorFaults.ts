import { altered, type Fault, on } from './Fault';
import { answerJson } from './json';

/** Refusals that are none, or the wrong one. */
export const errorFaults: readonly Fault[] = [
  {
    name: 'wrong-password-500',
    title: 'A wrong password is answered with 500',
    foundBy: 'errors.credentials',
    call: 'login',
    arm: altered('login', 'code', (code) => (code === 1002 ? 500 : code)),
  },
  {
    name: 'everybody-in',
    title: 'A login lets everybody in',
    foundBy: 'errors.credentials',
    call: 'login',
    arm: () =>
      on('login', ({ world }) => {
        const { token, userId } = world.stranger;
        return Promise.resolve(answerJson({ code: 200, msg: 'ok', data: { token, UserID: userId } }));
      }),
  },
  {
    name: 'empty-login-as-wrong',
    title: 'A login without an account is answered as a wrong one',
    foundBy: 'errors.empty',
    call: 'login',
    arm: altered('login', 'code', (code) => (code === 1001 ? 1002 : code)),
  },
  {
    name: 'nonsense-as-zero',
    title: 'A field that is no number is taken for 0',
    foundBy: 'errors.fields',
    call: 'getDepositLog',
    arm: () => on('getDepositLog', ({ forward }) => forward({ fields: { logId: '0' } })),
  },
  {
    name: 'nameless-field',
    title: 'A refusal does not say which field',
    foundBy: 'errors.named',
    call: 'getMsgInfo',
    arm: altered('getMsgInfo', 'data.field', () => undefined),
  },
  {
    name: 'unknown-call-fine',
    title: 'Every address is a call',
    foundBy: 'errors.unknown',
    call: '',
    arm: () =>
      on('noSuchCallOfTheContract', () => Promise.resolve(answerJson({ code: 200, msg: 'ok', data: null }))),
  },
  {
    name: 'get-answered',
    title: 'A call answers GET',
    foundBy: 'errors.method',
    call: 'urlConfig',
    arm: () => on('urlConfig', ({ forward }) => forward({ method: 'POST' })),
  },
  {
    name: 'own-code',
    title: 'A call answers a code of its own making',
    foundBy: 'errors.foreseen',
    call: 'rgInfo',
    arm: altered('rgInfo', 'code', () => 2001),
  },
  {
    name: 'wordless-refusal',
    title: 'Refusals have no words',
    foundBy: 'errors.words',
    call: 'login',
    arm: altered('login', 'msg', () => ''),
  },
  {
    name: 'one-language',
    title: 'Refusals are in English for everybody',
    foundBy: 'errors.languages',
    call: 'login',
    arm: altered('login', 'msg', () => 'Check what you entered and try again.'),
  },
];
