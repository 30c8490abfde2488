import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faults } from '../faults/faults';
import { faultyFetch } from '../faults/openExchange';
import { answerIncoming } from './answerIncoming';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    base: { ...text, default: 'http://localhost:3000' },
    port: { ...text, default: '3999' },
    fault: text,
    'stranger-token': { ...text, default: '' },
    'stranger-id': { ...text, default: '0' },
  },
});
const fault = faults.find(({ name }) => name === values.fault);

if (fault) {
  const stranger = { token: values['stranger-token'], userId: Number(values['stranger-id']) };
  const world = { stranger, wait: async (ms: number) => await wait(ms) };
  const answer = faultyFetch(async (request) => await fetch(request), fault, world);
  createServer((incoming, outgoing) => {
    void answerIncoming(incoming, outgoing, { base: values.base, answer });
  }).listen(Number(values.port), () => {
    process.stdout.write(
      `${values.base} is served at http://localhost:${values.port}, broken: ${fault.title}.\n` +
        `The check ${fault.foundBy} finds it${fault.permission ? `, with ${fault.permission === 'money' ? '--write=money' : '--write'}` : ''}.\n`,
    );
  });
} else {
  process.stdout.write('Choose one with --fault:\n');
  for (const { name, title, foundBy } of faults) process.stdout.write(`  ${name}: ${title} (${foundBy})\n`);
  process.exitCode = 2;
}
