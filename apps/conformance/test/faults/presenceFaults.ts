import { answerJson } from './json';
import { type Fault, on, rewrapped } from './Fault';

const page = '<!doctype html><title>Bad gateway</title>';
const code = (value: number) => (text: string) => ({ text: text.replace(/"code":\d+/, `"code":${value}`) });

/** Calls that are not there, and answers that are none. */
export const presenceFaults: readonly Fault[] = [
  {
    name: 'web-page',
    title: 'A gateway answers with a web page',
    foundBy: 'presence.reads',
    call: 'gameList',
    arm: rewrapped('gameList', (_, headers) => {
      headers.set('content-type', 'text/html');
      return { text: page };
    }),
  },
  {
    name: 'call-gone',
    title: 'A reading call is not there',
    foundBy: 'presence.reads',
    call: 'getBanner',
    arm: rewrapped('getBanner', () => ({ text: 'Not found', status: 404 })),
  },
  {
    name: 'server-failure',
    title: 'A call answers 500',
    foundBy: 'presence.reads',
    call: 'kycInfo',
    arm: rewrapped('kycInfo', code(500)),
  },
  {
    name: 'silence',
    title: 'The connection breaks',
    foundBy: 'presence.reads',
    call: 'getHot',
    arm: () =>
      on('getHot', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') }))),
  },
  {
    name: 'button-gone',
    title: 'A writing call is not there',
    foundBy: 'presence.writes',
    call: 'getEventCard',
    arm: () => on('getEventCard', () => Promise.resolve(new Response('Not found', { status: 404 }))),
  },
  {
    name: 'no-envelope',
    title: 'An answer is the bare data',
    foundBy: 'envelope.wrapped',
    call: 'getUserBank',
    arm: () => on('getUserBank', () => Promise.resolve(answerJson([]))),
  },
  {
    name: 'half-json',
    title: 'An answer is cut off',
    foundBy: 'envelope.wrapped',
    call: 'getUserInfo',
    arm: rewrapped('getUserInfo', (text) => ({ text: text.slice(0, text.length / 2) })),
  },
  {
    name: 'http-500-with-code-200',
    title: 'A good answer comes with a bad status',
    foundBy: 'envelope.status',
    call: 'vipLvList',
    arm: rewrapped('vipLvList', () => ({ status: 500 })),
  },
  {
    name: 'code-as-text',
    title: 'The code is sent as text',
    foundBy: 'envelope.types',
    call: 'userAlms',
    arm: rewrapped('userAlms', (text) => ({ text: text.replace('"code":200', '"code":"200"') })),
  },
  {
    name: 'no-clock',
    title: 'An answer has no ts',
    foundBy: 'envelope.clock',
    call: 'getUserScore',
    arm: rewrapped('getUserScore', (text) => ({ text: text.replace(/,"ts":\d+/, '') })),
  },
];
